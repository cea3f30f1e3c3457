(** Periods proved from finitely many values: the theorem of Guy and Smith (1956) for octal games,
    here for codes that leave any number of heaps, and the same for subtraction games. *)

From Coq Require Import List NArith Arith Lia Bool Permutation.
From Nimatron Require Import Rules Outcome Bits Grundy Code.
Import ListNotations.

Set Implicit Arguments.

(** ** Octal and hexadecimal games *)

(** The values of a heap's options are those of the lists that the rule allows. *)
Lemma code_option_values : forall code h v,
  In v (map (code_value code) (code_options code h)) <-> exists o, code_rule code h o /\ code_value code o = v.
Proof.
  intros code h v. rewrite in_map_iff. split.
  - intros (o & E & H). exists o. split; auto. now apply code_options_sound.
  - intros (o & H & E). destruct (code_options_complete H) as (o' & H' & P). exists o'. split; auto.
    rewrite <- E. symmetry. exact (value_permutation (code_options code) P).
Qed.

Lemma code_grundy_mex : forall code h,
  code_grundy code h = mex (map (code_value code) (code_options code h)).
Proof.
  intros code h.
  apply grundy_mex with (rule := code_rule code); [apply code_rule_smaller | apply code_options_sound].
Qed.

(** If all parts are at most [b], so many of them do not reach far. *)
Lemma sum_at_most : forall b s o, Forall (fun part => part <= b) o -> length o <= s -> list_sum o <= s * b.
Proof.
  intros b s o F. revert s. induction F as [| x o Hx F IH]; intros s L; cbn in *; [lia |].
  fold (list_sum o). destruct s as [| s]; [lia |]. specialize (IH s). lia.
Qed.

(** So a long option has a long part. *)
Lemma long_part : forall b s o, s * b < list_sum o -> length o <= s ->
  exists u a v, o = u ++ a :: v /\ b < a.
Proof.
  intros b s o L Hs. destruct (Exists_dec (fun part => b < part) o) as [E | E].
  - intro x. apply lt_dec.
  - apply Exists_exists in E. destruct E as (a & Ha & Hb). apply in_split in Ha.
    destruct Ha as (u & v & ->). eauto.
  - exfalso. assert (F : Forall (fun part => part <= b) o).
    { apply Forall_forall. intros x Hx. destruct (le_lt_dec x b); auto.
      destruct E. apply Exists_exists. eauto. }
    pose proof (sum_at_most F Hs). lia.
Qed.

Lemma sum_middle : forall u a v, list_sum (u ++ a :: v) = a + list_sum (u ++ v).
Proof. intros. rewrite !list_sum_app. cbn. fold (list_sum v). lia. Qed.

Lemma part_le_sum : forall x o, In x o -> x <= list_sum o.
Proof.
  induction o as [| y o IH]; intros []; cbn; fold (list_sum o); [lia |]. specialize (IH H). lia.
Qed.

Lemma value_exchange : forall code u a b v, code_grundy code a = code_grundy code b ->
  code_value code (u ++ a :: v) = code_value code (u ++ b :: v).
Proof.
  intros code u a b v E. unfold code_value, value. rewrite !map_app. cbn [map].
  unfold code_grundy in E. now rewrite E.
Qed.

(** In an option one part may be made longer or shorter, if the heap is. *)
Lemma code_rule_stretch : forall code h h' u a b v,
  code_rule code h (u ++ a :: v) -> a + h' = b + h -> 1 <= a -> 1 <= b -> 
  (forall part, In part (u ++ b :: v) -> part < h') -> code_rule code h' (u ++ b :: v).
Proof.
  intros code h h' u a b v (t & E & Hh & F & B) Hab Ha Hb Hs. exists t.
  rewrite sum_middle in *. repeat split; [lia | | |].
  - specialize (Hs b). rewrite in_app_iff in Hs. cbn [In] in Hs. assert (b < h') by tauto. lia.
  - apply Forall_forall. intros x Hx. split; [| now apply Hs].
    rewrite Forall_forall in F. rewrite in_app_iff in *. cbn [In] in *.
    destruct Hx as [Hx | [<- | Hx]]; auto; apply F; rewrite in_app_iff; cbn [In]; tauto.
  - rewrite app_length in *. exact B.
Qed.

(** Guy and Smith: let a code take at most [k] stones and leave at most [s] heaps. If the Grundy
    values repeat with period [p] from [n0] on as far as s n0 + (s - 1) p + k (for octal games
    2 n0 + p + k), they do so for ever. *)
Theorem guy_smith : forall code k s n0 p,
  (forall t j, Nat.testbit (nth t code 0) j = true -> t <= k /\ j <= s) ->
  1 <= s -> 1 <= n0 -> 1 <= p ->
  (forall n, n0 <= n < s * n0 + (s - 1) * p + k -> code_grundy code (n + p) = code_grundy code n) ->
  forall n, n0 <= n -> code_grundy code (n + p) = code_grundy code n.
Proof.
  intros code k s n0 p Hc Hs1 Hn0 Hp W n. induction n as [n IH] using lt_wf_ind. intro Hn.
  destruct (Nat.lt_ge_cases n (s * n0 + (s - 1) * p + k)) as [L | L]; [apply W; lia |].
  assert (S1 : s * (n0 + p - 1) + s = s * n0 + (s - 1) * p + p) by nia.
  assert (S2 : s * (n0 - 1) + s = s * n0) by nia.
  rewrite !code_grundy_mex. apply mex_same. intro x. rewrite !code_option_values.
  split; intros (o & R & <-).
  - assert (R' := R). destruct R' as (t & E & _ & _ & B). destruct (Hc _ _ B) as [Ht Hj].
    destruct (@long_part (n0 + p - 1) s o) as (u & a & v & -> & Ha); [lia | auto |].
    rewrite sum_middle in E. assert (Ha' : a < n + p).
    { destruct R as (_ & _ & _ & F & _). rewrite Forall_forall in F.
      apply F. rewrite in_app_iff. cbn. tauto. }
    exists (u ++ (a - p) :: v). split.
    + apply code_rule_stretch with (h := n + p) (a := a); auto; try lia.
      intros part H. rewrite in_app_iff in H. cbn [In] in H.
      assert (part = a - p \/ In part (u ++ v)) as [-> | H'] by (rewrite in_app_iff; intuition auto).
      * lia.
      * apply part_le_sum in H'. lia.
    + apply value_exchange. replace a with (a - p + p) at 2 by lia. symmetry. apply IH; lia.
  - assert (R' := R). destruct R' as (t & E & _ & F & B). destruct (Hc _ _ B) as [Ht Hj].
    destruct (@long_part (n0 - 1) s o) as (u & a & v & -> & Ha); [lia | auto |].
    rewrite Forall_forall in F.
    assert (Ha' : a < n) by (apply F; rewrite in_app_iff; cbn; tauto).
    exists (u ++ (a + p) :: v). split.
    + apply code_rule_stretch with (h := n) (a := a); auto; try lia.
      intros part H. rewrite in_app_iff in H. cbn [In] in H.
      assert (part = a + p \/ part < n) as [-> | H'].
      { destruct H as [H | [<- | H]]; auto; right; apply F; rewrite in_app_iff; cbn; tauto. }
      * lia.
      * lia.
    + apply value_exchange. apply IH; lia.
Qed.

(** *** As a program *)

(** The values at distance [p] agree in [n0 .. n1 - 1]. *)
Definition repeats (t : list N) (n0 p n1 : nat) : bool :=
  forallb (fun n => N.eqb (nth (n + p) t 0%N) (nth n t 0%N)) (seq n0 (n1 - n0)).

(** The most heaps that a move of the code leaves, and at least 1. *)
Definition most_parts (code : list nat) : nat := Nat.max 1 (list_max (map Nat.log2 code)).

(** Whether the values up to the bound of [guy_smith] prove the period [p] from [n0] on. *)
Definition period_proved (code : list nat) (n0 p : nat) : bool :=
  let s := most_parts code in
  let bound := s * n0 + (s - 1) * p + (length code - 1) in
  Nat.leb 1 n0 && Nat.leb 1 p && repeats (code_table code (bound + p)) n0 p bound.

Lemma most_parts_spec : forall code t j, Nat.testbit (nth t code 0) j = true ->
  t <= length code - 1 /\ j <= most_parts code.
Proof.
  intros code t j B. destruct (Nat.lt_ge_cases t (length code)) as [L | L].
  - split; [lia |]. unfold most_parts.
    assert (Nat.log2 (nth t code 0) <= list_max (map Nat.log2 code)).
    { pose proof (proj1 (list_max_le (map Nat.log2 code) _) (le_n _)) as F. rewrite Forall_forall in F.
      apply F. apply in_map. now apply nth_In. }
    destruct (Nat.lt_ge_cases (Nat.log2 (nth t code 0)) j) as [G |]; [| lia].
    rewrite (Nat.bits_above_log2 _ _ G) in B. discriminate.
  - rewrite (nth_overflow _ _ L), Nat.bits_0 in B. discriminate.
Qed.

(** Where the program says that a period is proved, the values repeat for ever. *)
Theorem period_proved_correct : forall code n0 p, period_proved code n0 p = true ->
  forall n, n0 <= n -> code_grundy code (n + p) = code_grundy code n.
Proof.
  intros code n0 p H. unfold period_proved in H. rewrite !andb_true_iff, !Nat.leb_le in H.
  destruct H as [[Hn Hp] H]. apply guy_smith with (k := length code - 1) (s := most_parts code); auto.
  - intros t j B. now apply most_parts_spec.
  - unfold most_parts. lia.
  - intros n B. set (bound := most_parts code * n0 + (most_parts code - 1) * p + (length code - 1)) in *.
    unfold repeats, code_table in H. rewrite forallb_forall in H.
    specialize (H n). rewrite !table_nth, N.eqb_eq in H by lia. apply H. apply in_seq. lia.
Qed.

(** ** Subtraction games *)

(** If no amount exceeds [m] and the values repeat with period [p] for [m] heaps in a row from [n0]
    on, they do so for ever. *)
Theorem subtraction_period : forall amounts m n0 p,
  (forall s, In s amounts -> s <= m) ->
  (forall n, n0 <= n < n0 + m ->
     grundy (subtraction_options amounts) (n + p) = grundy (subtraction_options amounts) n) ->
  forall n, n0 <= n ->
     grundy (subtraction_options amounts) (n + p) = grundy (subtraction_options amounts) n.
Proof.
  intros amounts m n0 p Hm W n. induction n as [n IH] using lt_wf_ind. intro Hn.
  destruct (Nat.lt_ge_cases n (n0 + m)) as [L | L]; [apply W; lia |].
  rewrite !(@grundy_mex (subtraction_rule amounts))
    by (apply subtraction_rule_smaller || apply subtraction_options_sound).
  apply mex_same. intro x. rewrite !in_map_iff. split; intros (o & <- & H);
    apply subtraction_options_spec in H; destruct H as (s & Hs & B & ->); pose proof (Hm s Hs).
  - exists [n - s]. split.
    + rewrite !value_one. replace (n + p - s) with (n - s + p) by lia. symmetry. apply IH; lia.
    + apply subtraction_options_spec. exists s. repeat split; auto; lia.
  - exists [n + p - s]. split.
    + rewrite !value_one. replace (n + p - s) with (n - s + p) by lia. apply IH; lia.
    + apply subtraction_options_spec. exists s. repeat split; auto; lia.
Qed.

(** ** Classical periods, proved here *)

(** Kayles, 0.77, has period 12 from heap 71 on (Guy and Smith). *)
Theorem kayles_period : forall n, 71 <= n -> code_grundy [0; 7; 7] (n + 12) = code_grundy [0; 7; 7] n.
Proof. apply period_proved_correct. vm_compute. reflexivity. Qed.

(** Dawson's Kayles, 0.07, has period 34 from heap 53 on. *)
Theorem dawsons_kayles_period : forall n,
  53 <= n -> code_grundy [0; 0; 7] (n + 34) = code_grundy [0; 0; 7] n.
Proof. apply period_proved_correct. vm_compute. reflexivity. Qed.

(** Dawson's Chess, 0.137, has period 34 from heap 52 on. *)
Theorem dawsons_chess_period : forall n,
  52 <= n -> code_grundy [0; 1; 3; 7] (n + 34) = code_grundy [0; 1; 3; 7] n.
Proof. apply period_proved_correct. vm_compute. reflexivity. Qed.
