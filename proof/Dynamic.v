(** Dynamic subtraction: Schwenk's theorem for every limit that never falls, under both conventions. *)

From Coq Require Import List Arith Lia.
From Nimatron Require Import Rules Outcome.
Import ListNotations.

Set Implicit Arguments.

Section Dynamic.

(** What was taken says the next limit. *)
Variable next_limit : nat -> nat.

(** ** Schwenk's parts and sums, as programs *)

(** From the parts so far, the largest first: the next one is the largest and the least after which the limit
    reaches the largest. (Where there is none, any number may stand here; the theorem does not speak of it.) *)
Definition next_part (parts : list nat) : nat :=
  let largest := hd 0 parts in
  largest + match find (fun a => largest <=? next_limit a) (rev parts) with Some a => a | None => largest end.

(** The first n + 1 parts, the largest first. *)
Fixpoint parts (n : nat) : list nat :=
  match n with 0 => [1] | S n => next_part (parts n) :: parts n end.

Definition part (i : nat) : nat := hd 0 (parts i).

(** Parts that make [stones], each as large as possible. *)
Fixpoint greedy (parts : list nat) (stones : nat) : list nat :=
  match parts with
  | [] => []
  | a :: rest => if a <=? stones then a :: greedy rest (stones - a) else greedy rest stones
  end.

Definition schwenk_sum (stones : nat) : list nat := greedy (parts stones) stones.

(** The last part of the sum; of no stones, 0. *)
Definition last_part (stones : nat) : nat := last (schwenk_sum stones) 0.

(** ** How the parts grow *)

Lemma parts_listed : forall n, parts n = rev (map part (seq 0 (S n))).
Proof.
  induction n as [| n IH]; [reflexivity |].
  rewrite seq_S, map_app, rev_app_distr. cbn [map rev app]. now rewrite <- IH.
Qed.

Lemma find_first : forall (test : nat -> bool) n from,
  match find test (map part (seq from n)) with
  | Some a => exists m, from <= m < from + n /\ a = part m /\ test a = true /\
      forall j, from <= j < m -> test (part j) = false
  | None => forall j, from <= j < from + n -> test (part j) = false
  end.
Proof.
  intro test. induction n as [| n IH]; intro from; cbn [seq map find]; [lia |].
  destruct (test (part from)) eqn:E.
  - exists from. repeat split; auto; lia.
  - specialize (IH (S from)). destruct (find test _) as [a |].
    + destruct IH as (m & Hm & -> & Ht & Before). exists m. repeat split; auto; try lia.
      intros j Hj. destruct (Nat.eq_dec j from) as [-> | N]; [exact E | apply Before; lia].
    + intros j Hj. destruct (Nat.eq_dec j from) as [-> | N]; [exact E | apply IH; lia].
Qed.

(** The part that is added is the first after which the limit reaches the largest. *)
Lemma part_next : forall n, exists m, m <= n /\ part (S n) = part n + part m /\
  (forall j, j < m -> next_limit (part j) < part n) /\ (m = n \/ part n <= next_limit (part m)).
Proof.
  intro n. change (part (S n)) with (next_part (parts n)). unfold next_part. fold (part n).
  rewrite parts_listed, rev_involutive.
  pose proof (find_first (fun a => part n <=? next_limit a) (S n) 0) as H.
  destruct (find _ _) as [a |].
  - destruct H as (m & Hm & -> & Ht & Before). exists m. repeat split; [lia | | right; now apply Nat.leb_le].
    intros j Hj. specialize (Before j ltac:(lia)). now apply Nat.leb_gt.
  - exists n. repeat split; auto. intros j Hj. specialize (H j ltac:(lia)). now apply Nat.leb_gt.
Qed.

Lemma part_positive : forall n, 1 <= part n.
Proof. induction n as [| n IH]; [cbn; lia |]. destruct (part_next n) as (m & _ & -> & _). lia. Qed.

Lemma part_rises : forall i j, i < j -> part i < part j.
Proof.
  induction 1 as [| j _ IH]; [destruct (part_next i) as (m & _ & -> & _) | destruct (part_next j) as (m & _ & -> & _)];
    pose proof (part_positive m); lia.
Qed.

Lemma part_rises_back : forall i j, part i < part j -> i < j.
Proof.
  intros i j H. destruct (Nat.lt_ge_cases i j) as [| G]; auto.
  apply Nat.lt_eq_cases in G. destruct G as [G | ->]; [apply part_rises in G |]; lia.
Qed.

Lemma part_large : forall n, n < part n.
Proof.
  induction n as [| n IH]; [cbn; lia |]. pose proof (@part_rises n (S n) ltac:(lia)). lia.
Qed.

(** ** Sums in which each part is beyond the limit after the next one *)

Inductive spaced : list nat -> Prop :=
| spaced_nil : spaced []
| spaced_one : forall i, spaced [part i]
| spaced_cons : forall i j l, j < i -> next_limit (part j) < part i -> spaced (part j :: l) ->
    spaced (part i :: part j :: l).

Lemma spaced_tail : forall a l, spaced (a :: l) -> spaced l.
Proof. inversion 1; subst; auto. constructor. Qed.

Lemma spaced_head : forall a l, spaced (a :: l) -> exists i, a = part i.
Proof. inversion 1; eauto. Qed.

Lemma spaced_positive : forall l, spaced l -> l <> [] -> 1 <= list_sum l.
Proof.
  intros [| a l] S N; [contradiction |]. destruct (spaced_head S) as [i ->]. cbn. pose proof (part_positive i). lia.
Qed.

Lemma spaced_app : forall l a r, spaced l -> l <> [] -> spaced (a :: r) -> a < last l 0 ->
  next_limit a < last l 0 -> spaced (l ++ a :: r).
Proof.
  intros l a r S N R. destruct (spaced_head R) as [k ->]. induction S as [| i | i j l Hij Hf S IH]; intros H F.
  - contradiction.
  - cbn in *. constructor; auto. now apply part_rises_back.
  - cbn [app]. constructor; auto. apply IH; auto. discriminate.
Qed.

Lemma list_sum_cons : forall a l, list_sum (a :: l) = a + list_sum l.
Proof. reflexivity. Qed.

(** The greedy sum is such a sum. *)
Lemma greedy_spaced : forall k n, n < part (S k) ->
  spaced (greedy (parts k) n) /\ list_sum (greedy (parts k) n) = n /\
  (forall a l, greedy (parts k) n = a :: l -> exists i, i <= k /\ a = part i).
Proof.
  induction k as [| k IH]; intros n H.
  - destruct (part_next 0) as (m & Hm & E & _). replace m with 0 in E by lia.
    change (part 0) with 1 in E. cbn [parts greedy].
    destruct n as [| [| n]]; [| | lia]; cbn [Nat.leb].
    + repeat split; [constructor | intros a l [=]].
    + repeat split; [exact (spaced_one 0) |]. intros a l [= <- _]. now exists 0.
  - cbn [parts greedy]. change (next_part (parts k)) with (part (S k)).
    destruct (part_next (S k)) as (m & Hm & E & Before & _). rewrite E in H. clear E.
    destruct (Nat.leb_spec (part (S k)) n) as [Le | Gt].
    + assert (L : n - part (S k) < part m) by lia.
      assert (Lk : n - part (S k) < part (S k)).
      { apply Nat.lt_le_trans with (part m); auto. apply Nat.lt_eq_cases in Hm.
        destruct Hm as [Hm | ->]; auto. apply part_rises in Hm. lia. }
      destruct (IH _ Lk) as (S & T & A). repeat split.
      * destruct (greedy (parts k) (n - part (Datatypes.S k))) as [| a l] eqn:G; [constructor |].
        destruct (A a l eq_refl) as (i & Hi & ->). constructor; auto; [lia |]. apply Before.
        apply part_rises_back. rewrite list_sum_cons in T. lia.
      * rewrite list_sum_cons. lia.
      * intros a l [= <- _]. now exists (Datatypes.S k).
    + destruct (IH n Gt) as (S & T & A). repeat split; auto.
      intros a l G. destruct (A a l G) as (i & Hi & ->). exists i. auto.
Qed.

Lemma schwenk_sum_spaced : forall n, spaced (schwenk_sum n) /\ list_sum (schwenk_sum n) = n.
Proof.
  intro n. unfold schwenk_sum. pose proof (part_large n). pose proof (@part_rises n (S n) ltac:(lia)).
  destruct (@greedy_spaced n n ltac:(lia)) as (S & T & _). auto.
Qed.

(** The limit never falls. *)
Hypothesis rises : forall s t, s <= t -> next_limit s <= next_limit t.

(** A sum is below the part after its first. *)
Lemma spaced_below : forall l, spaced l -> forall i r, l = part i :: r -> list_sum l < part (S i).
Proof.
  induction 1 as [| i | i j l Hij Hf S IH]; intros k r [= E _].
  - rewrite E. cbn [list_sum fold_right]. destruct (part_next k) as (m & _ & -> & _).
    pose proof (part_positive m). lia.
  - rewrite list_sum_cons. specialize (IH j l eq_refl).
    assert (i = k) as ->.
    { destruct (Nat.lt_trichotomy i k) as [C | [C | C]]; auto; apply part_rises in C; lia. }
    destruct (part_next k) as (m & Hm & -> & Before & Reach).
    assert (j < m).
    { destruct (Nat.lt_ge_cases j m) as [| G]; auto. destruct Reach as [-> | R]; [lia |].
      assert (part m <= part j).
      { apply Nat.lt_eq_cases in G. destruct G as [G | ->]; auto. apply part_rises in G. lia. }
      specialize (@rises (part m) (part j) ltac:(lia)). lia. }
    assert (part (Datatypes.S j) <= part m).
    { destruct (Nat.eq_dec m (Datatypes.S j)) as [-> | N]; auto.
      pose proof (@part_rises (Datatypes.S j) m ltac:(lia)). lia. }
    lia.
Qed.

(** So there is only one for each number. *)
Lemma spaced_unique : forall l, spaced l -> forall r, spaced r -> list_sum l = list_sum r -> l = r.
Proof.
  induction l as [| a l IH]; intros Sl [| b r] Sr E; auto.
  - pose proof (@spaced_positive (b :: r) Sr ltac:(discriminate)). cbn in *. lia.
  - pose proof (@spaced_positive (a :: l) Sl ltac:(discriminate)). cbn in *. lia.
  - destruct (spaced_head Sl) as [i ->], (spaced_head Sr) as [j ->].
    pose proof (spaced_below Sl i eq_refl) as Bl. pose proof (spaced_below Sr j eq_refl) as Br.
    rewrite !list_sum_cons in *. assert (i = j) as ->.
    { destruct (Nat.lt_trichotomy i j) as [C | [C | C]]; auto.
      - assert (part (S i) <= part j); [| lia].
        destruct (Nat.eq_dec (S i) j) as [<- | N]; auto. pose proof (@part_rises (S i) j ltac:(lia)). lia.
      - assert (part (S j) <= part i); [| lia].
        destruct (Nat.eq_dec (S j) i) as [<- | N]; auto. pose proof (@part_rises (S j) i ltac:(lia)). lia. }
    f_equal. apply IH; [now apply spaced_tail in Sl | now apply spaced_tail in Sr | lia].
Qed.

Lemma schwenk_sum_unique : forall l n, spaced l -> list_sum l = n -> schwenk_sum n = l.
Proof. intros l n S E. destruct (schwenk_sum_spaced n). apply spaced_unique; auto. lia. Qed.

(** ** Moves *)

(** Up to so many stones no limit is below a part that was taken. *)
Variable most : nat.
Hypothesis reaches : forall i, part i < most -> part i <= next_limit (part i).

Lemma spaced_join : forall l r, spaced l -> l <> [] -> spaced r -> list_sum r < most ->
  next_limit (hd 0 r) < last l 0 -> spaced (l ++ r).
Proof.
  intros l [| a r] Sl N Sr B H; [now rewrite app_nil_r |].
  apply spaced_app; auto. destruct (spaced_head Sr) as [i ->]. rewrite list_sum_cons in B.
  specialize (@reaches i ltac:(lia)). cbn in H. lia.
Qed.

Lemma hd_le_sum : forall l, hd 0 l <= list_sum l.
Proof. intros [| a l]; cbn; lia. Qed.

Lemma last_sum : forall n, n <> 0 -> exists l, schwenk_sum n = l ++ [last_part n].
Proof.
  intros n H. destruct (schwenk_sum_spaced n) as [_ T]. exists (removelast (schwenk_sum n)).
  apply app_removelast_last. intro E. rewrite E in T. cbn in T. lia.
Qed.

Lemma spaced_left : forall l r, spaced (l ++ r) -> spaced l.
Proof.
  induction l as [| a l IH]; intros r S; [constructor |]. destruct l as [| b l].
  - destruct (spaced_head S) as [i ->]. constructor.
  - inversion S; subst. constructor; auto. apply IH with r. assumption.
Qed.

Lemma spaced_right : forall l r, spaced (l ++ r) -> spaced r.
Proof. induction l as [| a l IH]; intros r S; auto. apply IH. now apply spaced_tail with a. Qed.

Lemma spaced_meet : forall l a b r, spaced (l ++ a :: b :: r) -> b < a /\ next_limit b < a.
Proof.
  intros l a b r S. apply spaced_right in S. inversion S; subst. split; auto. now apply part_rises.
Qed.

Lemma last_app : forall (l : list nat) a, last (l ++ [a]) 0 = a.
Proof. intros. apply last_last. Qed.

Lemma last_app_right : forall (l r : list nat), r <> [] -> last (l ++ r) 0 = last r 0.
Proof.
  intros l r H. destruct (exists_last H) as (r' & a & ->). now rewrite app_assoc, !last_last.
Qed.

Lemma sum_nonempty : forall n, n <> 0 -> schwenk_sum n <> [].
Proof. intros n H E. destruct (schwenk_sum_spaced n) as [_ T]. rewrite E in T. cbn in T. lia. Qed.

Lemma last_part_le : forall n, last_part n <= n.
Proof.
  intro n. destruct (Nat.eq_dec n 0) as [-> | N]; [cbn; lia |].
  destruct (last_sum N) as [l E]. destruct (schwenk_sum_spaced n) as [_ T].
  rewrite E, list_sum_app in T. cbn in T. lia.
Qed.

Lemma last_part_positive : forall n, n <> 0 -> 1 <= last_part n.
Proof.
  intros n N. destruct (last_sum N) as [l E]. destruct (schwenk_sum_spaced n) as [S _].
  rewrite E in S. apply spaced_right in S. apply spaced_head in S. destruct S as [i ->]. apply part_positive.
Qed.

(** If the limit after taking [t] is below the last part of what is left, the sum of all is the sum of what is left
    and then the sum of [t]: only sums of the last few parts can win. *)
Theorem winning_move_parts : forall n t, n <= most -> 1 <= t < n -> next_limit t < last_part (n - t) ->
  schwenk_sum n = schwenk_sum (n - t) ++ schwenk_sum t.
Proof.
  intros n t Hm Ht L. destruct (schwenk_sum_spaced (n - t)) as [Sr Tr], (schwenk_sum_spaced t) as [St Tt].
  apply schwenk_sum_unique; [| rewrite list_sum_app; lia].
  apply spaced_join; auto; [apply sum_nonempty; lia | lia |].
  pose proof (hd_le_sum (schwenk_sum t)). specialize (@rises (hd 0 (schwenk_sum t)) t ltac:(lia)).
  unfold last_part in L. lia.
Qed.

(** Taking less than the last part leaves a part within reach. *)
Lemma lost_left : forall n t, n <= most -> 1 <= t < last_part n -> last_part (n - t) <= next_limit t.
Proof.
  intros n t Hm Ht. destruct (Nat.lt_ge_cases (next_limit t) (last_part (n - t))) as [L |]; auto. exfalso.
  pose proof (last_part_le n). pose proof (@winning_move_parts n t Hm ltac:(lia) L) as E.
  assert (N : t <> 0) by lia. pose proof (last_part_le t). unfold last_part in Ht at 1.
  rewrite E, last_app_right in Ht by now apply sum_nonempty. fold (last_part t) in Ht. lia.
Qed.

(** Taking the last part leaves none within reach. *)
Lemma lost_reached : forall n, n <> 0 -> n - last_part n <> 0 ->
  next_limit (last_part n) < last_part (n - last_part n).
Proof.
  intros n N R. destruct (last_sum N) as [l E]. destruct (schwenk_sum_spaced n) as [S T].
  rewrite E in S, T. rewrite list_sum_app in T. cbn in T.
  assert (Q : schwenk_sum (n - last_part n) = l).
  { apply schwenk_sum_unique; [now apply spaced_left in S | lia]. }
  unfold last_part at 2. rewrite Q. destruct l as [| a l]; [cbn in T; lia |].
  destruct (@exists_last _ (a :: l) ltac:(discriminate)) as (r & b & Eb). rewrite Eb in *.
  rewrite last_app. rewrite <- app_assoc in S. now apply spaced_meet in S.
Qed.

(** ** Who wins *)

Lemma dynamic_ends : well_founded (fun q p => dynamic_move next_limit p q).
Proof.
  apply well_founded_lt_compat with (f := fst). intros q [n limit] (t & Ht & _ & ->). cbn. lia.
Qed.

Definition at_most (p : nat * nat) : Prop := fst p <= most.

Lemma at_most_stays : forall p q, at_most p -> dynamic_move next_limit p q -> at_most q.
Proof. intros [n limit] q H (t & Ht & _ & ->). unfold at_most in *. cbn in *. lia. Qed.

Definition schwenk_lost (p : nat * nat) : Prop := let (n, limit) := p in n = 0 \/ limit < last_part n.

(** No move is left, or the limit is below the last part: then the position is lost, and only then. *)
Theorem schwenk : forall n limit, n <= most ->
  lost (dynamic_move next_limit) Normal (n, limit) <-> n = 0 \/ limit < last_part n.
Proof.
  intros n limit H. apply lost_iff_kind with (kind := at_most) (P := schwenk_lost); auto.
  - exact dynamic_ends.
  - exact at_most_stays.
  - intros [m l]. cbn. destruct (Nat.eq_dec m 0), (Nat.lt_ge_cases l (last_part m)); auto.
    right. lia.
  - intros [m l] q K [-> | L] (t & Ht & Hl & ->); [lia |]. cbn. unfold at_most in K. cbn in K.
    pose proof (last_part_le m). pose proof (@lost_left m t K ltac:(lia)). lia.
  - intros [m l] K N. right. cbn in N. assert (m <> 0) as Hm by tauto.
    pose proof (last_part_le m). pose proof (last_part_positive Hm).
    exists (m - last_part m, next_limit (last_part m)). split.
    + exists (last_part m). repeat split; lia.
    + cbn. destruct (Nat.eq_dec (m - last_part m) 0); auto. right. now apply lost_reached.
Qed.

Definition schwenk_misere_lost (p : nat * nat) : Prop :=
  let (n, limit) := p in n <> 0 /\ limit <> 0 /\ schwenk_lost (n - 1, limit).

(** Under misère play nobody wants the last stone: normal play with one stone less, while a move is left. *)
Theorem schwenk_misere : next_limit 1 <> 0 -> forall n limit, n <= most ->
  lost (dynamic_move next_limit) Misere (n, limit) <->
  n <> 0 /\ limit <> 0 /\ (n = 1 \/ limit < last_part (n - 1)).
Proof.
  intros Z n limit H.
  assert (Q : schwenk_misere_lost (n, limit) <-> n <> 0 /\ limit <> 0 /\ (n = 1 \/ limit < last_part (n - 1))).
  { cbn. split; intros (A & B & C); repeat split; auto; lia. }
  rewrite <- Q. clear Q. revert H. change (n <= most) with (at_most (n, limit)).
  generalize (n, limit). clear n limit.
  apply lost_iff_kind with (kind := at_most) (P := schwenk_misere_lost).
  - exact dynamic_ends.
  - exact at_most_stays.
  - intros [m l]. cbn. destruct (Nat.eq_dec m 0), (Nat.eq_dec l 0), (Nat.eq_dec (m - 1) 0),
      (Nat.lt_ge_cases l (last_part (m - 1))); try tauto; right; lia.
  - intros [m l] K (Hm & Hl & _) E. destruct (E (m - 1, next_limit 1)). exists 1. repeat split; lia.
  - intros [m l] q K (Hm & Hl & L) (t & Ht & Htl & ->) (N & _ & R). unfold at_most in K. cbn in K, L, R.
    destruct L as [L | L]; [lia |]. pose proof (last_part_le (m - 1)).
    pose proof (@lost_left (m - 1) t ltac:(lia) ltac:(lia)) as G.
    replace (m - t - 1) with (m - 1 - t) in R by lia. lia.
  - intros [m l] K N. cbn in N.
    destruct (Nat.eq_dec m 0) as [-> | Hm]; [left; split; auto; intros q (t & Ht & _); lia |].
    destruct (Nat.eq_dec l 0) as [-> | Hl]; [left; split; auto; intros q (t & Ht & Hl & _); lia |].
    right. assert (m - 1 <> 0 /\ last_part (m - 1) <= l) as [Hm1 Hp] by lia.
    pose proof (last_part_le (m - 1)). pose proof (last_part_positive Hm1).
    exists (m - last_part (m - 1), next_limit (last_part (m - 1))). split.
    + exists (last_part (m - 1)). repeat split; lia.
    + cbn. repeat split; [lia | specialize (@rises 1 (last_part (m - 1)) ltac:(lia)); lia |].
      replace (m - last_part (m - 1) - 1) with (m - 1 - last_part (m - 1)) by lia.
      destruct (Nat.eq_dec (m - 1 - last_part (m - 1)) 0); auto. right. now apply lost_reached.
Qed.

End Dynamic.

(** ** A multiple of what was taken, rounded down *)

Definition ratio (over under t : nat) : nat := t * over / under.

Lemma ratio_rises : forall over under s t, under <> 0 -> s <= t -> ratio over under s <= ratio over under t.
Proof. intros. unfold ratio. apply Nat.div_le_mono; auto. nia. Qed.

Lemma ratio_reaches : forall over under t, under <> 0 -> under <= over -> t <= ratio over under t.
Proof. intros. unfold ratio. apply Nat.div_le_lower_bound; auto. nia. Qed.

Theorem dynamic_nim : forall over under, 1 <= under <= over -> forall n limit,
  lost (dynamic_move (ratio over under)) Normal (n, limit) <->
  n = 0 \/ limit < last_part (ratio over under) n.
Proof.
  intros over under H n limit. apply schwenk with n; auto.
  - intros. apply ratio_rises; lia.
  - intros. apply ratio_reaches; lia.
Qed.

Theorem dynamic_nim_misere : forall over under, 1 <= under <= over -> forall n limit,
  lost (dynamic_move (ratio over under)) Misere (n, limit) <->
  n <> 0 /\ limit <> 0 /\ (n = 1 \/ limit < last_part (ratio over under) (n - 1)).
Proof.
  intros over under H n limit. apply schwenk_misere with n; auto.
  - intros. apply ratio_rises; lia.
  - intros. apply ratio_reaches; lia.
  - pose proof (@ratio_reaches over under 1). lia.
Qed.

(** ** Fibonacci Nim *)

Definition twice (t : nat) : nat := t + t.

(** 1, 2, 3, 5, 8 … *)
Fixpoint fibonacci (i : nat) : nat :=
  match i with 0 => 1 | S i => match i with 0 => 2 | S j => fibonacci i + fibonacci j end end.

Theorem fibonacci_parts : forall i, part twice i = fibonacci i.
Proof.
  assert (H : forall i j, j <= S i -> part twice j = fibonacci j).
  { induction i as [| i IH]; intros j Hj.
    - destruct j as [| [| j]]; [reflexivity | reflexivity | lia].
    - destruct (Nat.eq_dec j (S (S i))) as [-> | N]; [| apply IH; lia].
      change (fibonacci (S (S i))) with (fibonacci (S i) + fibonacci i).
      rewrite <- (IH i), <- (IH (S i)) by lia.
      destruct (part_next twice (S i)) as (m & Hm & -> & Before & Reach). f_equal. f_equal.
      assert (Near : part twice (S i) <= twice (part twice i)).
      { destruct (part_next twice i) as (k & Hk & -> & _).
        change (twice (part twice i)) with (part twice i + part twice i).
        apply Nat.lt_eq_cases in Hk. destruct Hk as [Hk | ->]; auto. apply (part_rises twice) in Hk. lia. }
      assert (L : m <= i) by (destruct (Nat.lt_ge_cases i m) as [L |]; auto; specialize (Before i L); lia).
      destruct Reach as [-> | Reach]; [lia |].
      apply Nat.lt_eq_cases in L. destruct L as [L | ->]; auto. exfalso.
      destruct i as [| i]; [lia |].
      assert (E : part twice (S (S i)) = part twice (S i) + part twice i) by (rewrite !IH by lia; reflexivity).
      pose proof (@part_rises twice i (S i) ltac:(lia)).
      change (twice (part twice m)) with (part twice m + part twice m) in Reach.
      assert (part twice m <= part twice i); [| lia].
      destruct (Nat.eq_dec m i) as [-> | Nm]; auto. pose proof (@part_rises twice m i ltac:(lia)). lia. }
  intro i. apply H with i. lia.
Qed.

(** Lost exactly if the limit is below the last Fibonacci number of Zeckendorf's sum. *)
Theorem fibonacci_nim : forall n limit,
  lost (dynamic_move twice) Normal (n, limit) <-> n = 0 \/ limit < last_part twice n.
Proof. intros n limit. apply schwenk with n; auto; unfold twice; lia. Qed.

Theorem fibonacci_nim_misere : forall n limit,
  lost (dynamic_move twice) Misere (n, limit) <->
  n <> 0 /\ limit <> 0 /\ (n = 1 \/ limit < last_part twice (n - 1)).
Proof. intros n limit. apply schwenk_misere with n; auto; unfold twice; lia. Qed.
