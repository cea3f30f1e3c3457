(** Moore's Nim under misère play: Moore's second theorem, and its executable finder. *)

From Coq Require Import List NArith Arith Lia Bool.
From Nimatron Require Import Rules Outcome Bits Moore.
Import ListNotations.

Set Implicit Arguments.

(** Heaps of two or more stones. *)
Fixpoint big_heaps (p : list N) : nat :=
  match p with [] => 0 | x :: p' => (if (2 <=? x)%N then 1 else 0) + big_heaps p' end.

(** Heaps of one stone. *)
Fixpoint ones (p : list N) : nat :=
  match p with [] => 0 | x :: p' => (if (x =? 1)%N then 1 else 0) + ones p' end.

(** As under normal play while a heap has two stones or more; after that, 1 more than a multiple
    of k + 1 heaps of one stone. *)
Definition misere_balanced (k : nat) (p : list N) : Prop :=
  if Nat.eqb (big_heaps p) 0 then ones p mod (k + 1) = 1 else balanced k p.

Lemma big_heaps_cons : forall x p,
  big_heaps (x :: p) = (if (2 <=? x)%N then 1 else 0) + big_heaps p.
Proof. reflexivity. Qed.

Lemma ones_cons : forall x p,
  ones (x :: p) = (if (x =? 1)%N then 1 else 0) + ones p.
Proof. reflexivity. Qed.

Ltac cases :=
  repeat match goal with
  | |- context [(?a <=? ?b)%N] => destruct (N.leb_spec a b)
  | |- context [(?a =? ?b)%N] => destruct (N.eqb_spec a b)
  | H : context [(?a <=? ?b)%N] |- _ => destruct (N.leb_spec a b)
  | H : context [(?a =? ?b)%N] |- _ => destruct (N.eqb_spec a b)
  end.

Lemma stones_big : forall p, (N.of_nat (2 * big_heaps p + ones p) <= stones p)%N.
Proof.
  induction p as [| x p IH]; [reflexivity |]. rewrite big_heaps_cons, ones_cons. cbn [stones].
  cases; lia.
Qed.

Lemma stones_flat : forall p, big_heaps p = 0 -> stones p = N.of_nat (ones p).
Proof.
  induction p as [| x p IH]; [reflexivity |]. rewrite big_heaps_cons, ones_cons. cbn [stones].
  cases; intros; lia.
Qed.

(** ** What a move does to the big heaps *)

Lemma lowers_big : forall n p q, lowers n p q -> big_heaps p <= big_heaps q + n.
Proof. induction 1; rewrite ?big_heaps_cons in *; cases; simpl in *; lia. Qed.

Lemma lowers_flat : forall n p q, lowers n p q -> big_heaps p = 0 ->
  big_heaps q = 0 /\ ones p = ones q + n.
Proof.
  induction 1 as [| n x p q H IH | n x y p q Hlt H IH]; intros E.
  - simpl. lia.
  - rewrite big_heaps_cons in *. rewrite !ones_cons. destruct IH; [lia |]. split; lia.
  - rewrite big_heaps_cons in *. rewrite !ones_cons. destruct IH; [lia |]. cases; lia.
Qed.

Lemma column_le_big : forall i p, (1 <= i)%N -> column i p <= big_heaps p.
Proof.
  intros i p Hi. induction p as [| x p IH]; [simpl; lia |].
  rewrite big_heaps_cons. cbn [column]. pose proof (bit_le1 i x). cases; [lia |].
  assert (bit i x = 0); [| lia]. unfold bit.
  assert (x = 0 \/ x = 1)%N as [-> | ->] by lia.
  - now rewrite N.bits_0.
  - replace i with (N.succ (N.pred i)) by lia.
    rewrite N.testbit_succ_r_div2 by lia. simpl N.div2. now rewrite N.bits_0.
Qed.

Lemma big_column : forall p, big_heaps p <> 0 -> exists i, (1 <= i)%N /\ 1 <= column i p.
Proof.
  induction p as [| x p IH]; intros H; [simpl in H; lia |].
  rewrite big_heaps_cons in H. destruct (N.leb_spec 2 x) as [L | L].
  - exists (N.log2 x). split.
    + apply N.log2_le_pow2; simpl; lia.
    + cbn [column]. unfold bit. rewrite N.bit_log2 by lia. lia.
  - destruct IH as (i & Hi & Hc); [lia |]. exists i. split; auto. cbn [column]. lia.
Qed.

(** A balanced position with a big heap has more than [k] of them: too many for one move. *)
Lemma balanced_big : forall k p, balanced k p -> big_heaps p <> 0 -> k < big_heaps p.
Proof.
  intros k p B H. destruct (big_column _ H) as (i & Hi & Hc).
  specialize (B i). apply multiple in B; [| lia]. destruct B as (c & Hc').
  pose proof (column_le_big p Hi). assert (c <> 0) by nia. nia.
Qed.

Lemma misere_balanced_left : forall k p q,
  1 <= k -> misere_balanced k p -> moore_move k p q -> ~ misere_balanced k q.
Proof.
  intros k p q Hk Bp Hm Bq. destruct Hm as (n & Hn & Hs) eqn:Em. unfold misere_balanced in *.
  destruct (Nat.eqb_spec (big_heaps p) 0) as [E | E].
  - destruct (lowers_flat Hs E) as [F1 F2]. rewrite F1 in Bq. simpl in Bq.
    assert (D1 := Nat.div_mod (ones p) (k + 1)). assert (D2 := Nat.div_mod (ones q) (k + 1)).
    rewrite Bp in D1. rewrite Bq in D2.
    assert (ones q / (k + 1) < ones p / (k + 1)) by nia. nia.
  - pose proof (balanced_big Bp E). pose proof (lowers_big Hs).
    destruct (Nat.eqb_spec (big_heaps q) 0); [lia |].
    exact (balanced_left Bp Hm Bq).
Qed.

(** ** The end of the game *)

Lemma can_lower : forall p, stones p <> 0%N -> exists q, lowers 1 p q.
Proof.
  assert (R : forall p, lowers 0 p p) by (induction p; constructor; auto).
  induction p as [| x p IH]; intros H; [simpl in H; lia |].
  destruct (N.eq_dec x 0) as [-> | Hx].
  - destruct IH as [q Hq]; [simpl in H; lia |]. exists (0%N :: q). now constructor.
  - exists (0%N :: p). constructor; auto. lia.
Qed.

(** No move is left exactly if no stone is left. *)
Lemma ended_stones : forall k p, 1 <= k -> (ended (moore_move k) p <-> stones p = 0%N).
Proof.
  intros k p Hk. split.
  - intro E. destruct (N.eq_dec (stones p) 0) as [| T]; auto.
    destruct (can_lower _ T) as [q Hq]. destruct (E q). exists 1. auto.
  - intros T q Hm. apply moore_stones in Hm. lia.
Qed.

Lemma misere_balanced_stones : forall k p, 1 <= k -> misere_balanced k p -> stones p <> 0%N.
Proof.
  intros k p Hk B T. pose proof (stones_big p). unfold misere_balanced in B.
  replace (big_heaps p) with 0 in B by lia. replace (ones p) with 0 in B by lia.
  simpl Nat.eqb in B. cbv iota in B. rewrite Nat.mod_0_l in B; lia.
Qed.

(** ** Finding a move *)

(** Lower every big heap (the first [j] of them to 1, the others to 0) and empty [a] heaps of 1. *)
Fixpoint flatten (j a : nat) (p : list N) : list N :=
  match p with
  | [] => []
  | x :: p' =>
      if (2 <=? x)%N then
        match j with
        | 0 => 0%N :: flatten 0 a p'
        | S j' => 1%N :: flatten j' a p'
        end
      else if (x =? 1)%N then
        match a with
        | 0 => x :: flatten j 0 p'
        | S a' => 0%N :: flatten j a' p'
        end
      else x :: flatten j a p'
  end.

(** [None]: there is no winning move. Nearly always the normal-play move; once the big heaps can
    be flattened in one move, as many heaps of 1 are left as wins. *)
Definition misere_winning_move (k : nat) (p : list N) : option (list N) :=
  let b := big_heaps p in
  let m := ones p in
  let r := m mod (k + 1) in
  if Nat.eqb b 0 then
    if (Nat.eqb m 0 || Nat.eqb r 1)%bool then None
    else Some (flatten 0 (if Nat.eqb r 0 then k else r - 1) p)
  else if Nat.leb b k then
    if Nat.eqb r 0 then Some (flatten 1 0 p)
    else if Nat.leb (r - 1) (k - b) then Some (flatten 0 (r - 1) p)
    else Some (flatten (k + 2 - r) 0 p)
  else winning_move k p.

Lemma flatten_lowers : forall p j a, a <= ones p -> lowers (big_heaps p + a) p (flatten j a p).
Proof.
  induction p as [| x p IH]; intros j a Ha.
  - simpl in Ha. assert (a = 0) as -> by lia. constructor.
  - rewrite ones_cons in Ha. rewrite big_heaps_cons. cbn [flatten]. cases; try lia.
    + destruct j; apply lower_heap; try lia; apply IH; lia.
    + destruct a as [| a].
      * apply keep_heap. apply IH. lia.
      * replace (0 + big_heaps p + S a) with (S (big_heaps p + a)) by lia.
        apply lower_heap; [lia |]. apply IH. lia.
    + apply keep_heap. apply IH. lia.
Qed.

Lemma flatten_big : forall p j a, big_heaps (flatten j a p) = 0.
Proof.
  induction p as [| x p IH]; intros j a; [reflexivity |].
  cbn [flatten]. cases; [destruct j | destruct a |]; rewrite big_heaps_cons, IH; cases; lia.
Qed.

Lemma flatten_ones : forall p j a, a <= ones p -> j <= big_heaps p ->
  ones (flatten j a p) + a = ones p + j.
Proof.
  induction p as [| x p IH]; intros j a Ha Hj; [simpl in *; lia |].
  rewrite ones_cons in Ha. rewrite big_heaps_cons in Hj. rewrite (ones_cons x p).
  cbn [flatten]. cases; try lia.
  - destruct j; rewrite ones_cons; [specialize (IH 0 a) | specialize (IH j a)]; cases; lia.
  - destruct a; rewrite ones_cons; [specialize (IH j 0) | specialize (IH j a)]; cases; lia.
  - rewrite ones_cons. specialize (IH j a). cases; lia.
Qed.

Lemma mod_is : forall k a c r, a = (k + 1) * c + r -> r < k + 1 -> a mod (k + 1) = r.
Proof. intros k a c r E H. symmetry. eapply Nat.mod_unique; eauto. Qed.

Lemma misere_winning_move_spec : forall k p, 1 <= k ->
  match misere_winning_move k p with
  | Some q => moore_move k p q /\ misere_balanced k q
  | None => stones p = 0%N \/ misere_balanced k p
  end.
Proof.
  intros k p Hk. unfold misere_winning_move.
  assert (Hr : ones p mod (k + 1) < k + 1) by (apply Nat.mod_upper_bound; lia).
  assert (Hle : ones p mod (k + 1) <= ones p) by (apply Nat.mod_le; lia).
  assert (D := Nat.div_mod (ones p) (k + 1)).
  set (d := ones p / (k + 1)) in *. set (r := ones p mod (k + 1)) in *.
  assert (Gen : forall j a c, a <= ones p -> j <= big_heaps p -> 1 <= big_heaps p + a <= k ->
            ones p + j = (k + 1) * c + 1 + a ->
            moore_move k p (flatten j a p) /\ misere_balanced k (flatten j a p)).
  { intros j a c Ha Hj Hn E. split.
    - exists (big_heaps p + a). split; auto. now apply flatten_lowers.
    - unfold misere_balanced. rewrite flatten_big. simpl.
      apply mod_is with c; [| lia]. pose proof (flatten_ones p Ha Hj). lia. }
  destruct (Nat.eqb_spec (big_heaps p) 0) as [E | E].
  - destruct (Nat.eqb_spec (ones p) 0) as [E0 | E0]; cbn [orb].
    + left. rewrite stones_flat; auto. now rewrite E0.
    + destruct (Nat.eqb_spec r 1) as [E1 | E1].
      * right. unfold misere_balanced. rewrite E. exact E1.
      * destruct (Nat.eqb_spec r 0) as [E2 | E2].
        -- assert (d <> 0) by nia. apply Gen with (d - 1); try lia; nia.
        -- apply Gen with d; lia.
  - destruct (Nat.leb_spec (big_heaps p) k) as [L | L].
    + destruct (Nat.eqb_spec r 0) as [E2 | E2];
        [| destruct (Nat.leb_spec (r - 1) (k - big_heaps p))].
      * apply Gen with d; lia.
      * apply Gen with d; lia.
      * apply Gen with (d + 1); lia.
    + destruct (winning_move k p) as [q |] eqn:W.
      * apply winning_move_some in W. destruct W as [Hm Bq]. split; auto.
        destruct Hm as (n & Hn & Hs). pose proof (lowers_big Hs). unfold misere_balanced.
        destruct (Nat.eqb_spec (big_heaps q) 0); [lia | auto].
      * apply winning_move_none in W. right.
        unfold misere_balanced. destruct (Nat.eqb_spec (big_heaps p) 0); [lia | auto].
Qed.

(** ** The theorems *)

Lemma misere_balanced_dec : forall k p, {misere_balanced k p} + {~ misere_balanced k p}.
Proof.
  intros k p. unfold misere_balanced. destruct (Nat.eqb (big_heaps p) 0).
  - apply Nat.eq_dec.
  - apply balanced_dec.
Qed.

Lemma misere_balanced_reached : forall k p, 1 <= k -> ~ misere_balanced k p ->
  stones p = 0%N \/ exists q, moore_move k p q /\ misere_balanced k q.
Proof.
  intros k p Hk B. pose proof (misere_winning_move_spec p Hk) as S.
  destruct (misere_winning_move k p) as [q |]; [eauto |]. destruct S; [auto | contradiction].
Qed.

(** Moore's theorem for misère play: with a heap of two or more stones a position is lost exactly if
    it is lost under normal play; else exactly if the number of non-empty heaps is 1 modulo k + 1. *)
Theorem moore_misere : forall k p, 1 <= k ->
  (lost (moore_move k) Misere p <-> misere_balanced k p).
Proof.
  intros k p Hk. revert p. apply lost_iff with (P := misere_balanced k).
  - apply moore_ends.
  - intro q. destruct (misere_balanced_dec k q); auto.
  - intros q B E. apply ended_stones in E; auto. destruct (misere_balanced_stones q Hk B E).
  - intros p q. now apply misere_balanced_left.
  - intros q B. rewrite ended_stones by auto.
    destruct (misere_balanced_reached q Hk B); auto.
Qed.

(** The misère finder is sound and complete: where it finds no move, either none is left (and the
    player to move has won) or the position is lost. *)
Theorem misere_winning_move_correct : forall k p, 1 <= k ->
  match misere_winning_move k p with
  | Some q => moore_move k p q /\ lost (moore_move k) Misere q
  | None => ended (moore_move k) p \/ lost (moore_move k) Misere p
  end.
Proof.
  intros k p Hk. pose proof (misere_winning_move_spec p Hk) as S.
  destruct (misere_winning_move k p) as [q |]; rewrite ?ended_stones, moore_misere by auto; exact S.
Qed.
