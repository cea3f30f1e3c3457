(** Octal and hexadecimal games, with or without a leading 4, and subtraction games as heap games:
    Sprague–Grundy holds for them and their options can be listed. *)

From Coq Require Import List NArith Arith Lia Bool Permutation Sorted Mergesort.
From Nimatron Require Import Rules Outcome Bits Grundy.
Import ListNotations.

Set Implicit Arguments.

(** ** Ways to split *)

(** All ways to write [r] as [j] parts of at least [lo], in ascending order. *)
Fixpoint splits (j lo r : nat) : list (list nat) :=
  match j with
  | 0 => if Nat.eqb r 0 then [[]] else []
  | S j' =>
      match j' with
      | 0 => if Nat.leb lo r then [[r]] else []
      | S _ => flat_map (fun a => map (cons a) (splits j' a (r - a))) (seq lo (r / j + 1 - lo))
      end
  end.

Lemma splits_sound : forall j lo r o, In o (splits j lo r) ->
  length o = j /\ list_sum o = r /\ Forall (fun part => lo <= part) o.
Proof.
  induction j as [| j IH]; intros lo r o H; cbn [splits] in H.
  - destruct (Nat.eqb_spec r 0); [| destruct H]. destruct H as [<- | []]. auto.
  - destruct j as [| j].
    + destruct (Nat.leb_spec lo r); [| destruct H]. destruct H as [<- | []].
      cbn. repeat split; [lia | auto].
    + apply in_flat_map in H. destruct H as (a & Ha & H). apply in_map_iff in H.
      destruct H as (o' & <- & H). apply in_seq in Ha. apply IH in H. destruct H as (A & B & C).
      assert (a <= r).
      { assert (r / S (S j) <= r) by (apply Nat.div_le_upper_bound; nia). lia. }
      cbn [length list_sum fold_right]. fold (list_sum o'). repeat split; [lia | lia |].
      constructor; [lia |]. eapply Forall_impl; [| exact C]. cbn beta. lia.
Qed.

Lemma sum_at_least : forall a o, Forall (fun part => a <= part) o -> length o * a <= list_sum o.
Proof. induction 1; cbn [length list_sum fold_right]; fold list_sum; unfold list_sum in *; lia. Qed.

Lemma splits_sorted : forall o lo, StronglySorted le o -> Forall (fun part => lo <= part) o ->
  In o (splits (length o) lo (list_sum o)).
Proof.
  induction o as [| a o IH]; intros lo So Fo; [now left |].
  inversion So as [| ? ? So' Fa]; subst. inversion Fo as [| ? ? La Fo']; subst.
  cbn [length splits]. pose proof (sum_at_least Fa).
  assert (E : list_sum (a :: o) = a + list_sum o) by reflexivity.
  destruct o as [| b o]; cbn [length] in *.
  - cbn in *. rewrite Nat.add_0_r. destruct (Nat.leb_spec lo a); [now left | lia].
  - apply in_flat_map. exists a. split.
    + apply in_seq. assert (a <= list_sum (a :: b :: o) / S (S (length o))); [| lia].
      apply Nat.div_le_lower_bound; [lia |]. nia.
    + apply in_map. rewrite E. replace (a + list_sum (b :: o) - a) with (list_sum (b :: o)) by lia.
      now apply IH.
Qed.

Lemma sorted_copy : forall o, exists o', Permutation o o' /\ StronglySorted le o'.
Proof.
  assert (L : forall x y, NatOrder.leb x y = true -> x <= y).
  { induction x; intros [| y] H; try lia; try discriminate. apply IHx in H. lia. }
  assert (R : forall x y, x <= y -> NatOrder.leb x y = true).
  { induction x; intros [| y] H; try lia; try reflexivity. apply IHx. lia. }
  intro o. exists (NatSort.sort o). split; [apply NatSort.Permuted_sort |].
  assert (T : StronglySorted (fun x y => is_true (NatOrder.leb x y)) (NatSort.sort o)).
  { apply NatSort.StronglySorted_sort. intros x y z A B. apply R. apply L in A, B. lia. }
  induction T as [| x l T IH F]; constructor; auto.
  eapply Forall_impl; [| exact F]. intros y H. now apply L.
Qed.

(** ** Codes *)

(** What digit [d] allows after taking, with [r] stones of the heap left. *)
Definition digit_options (d r : nat) : list (list nat) :=
  flat_map (fun j => if Nat.testbit d j then splits j 1 r else []) (seq 0 (S (Nat.log2 d))).

Definition code_options (code : list nat) (h : nat) : list (list nat) :=
  if Nat.eqb h 0 then []
  else filter (forallb (fun part => Nat.ltb part h))
         (flat_map (fun t => digit_options (nth t code 0) (h - t)) (seq 0 (Nat.min (length code) (S h)))).

Lemma code_options_sound : forall code h o, In o (code_options code h) -> code_rule code h o.
Proof.
  intros code h o H. unfold code_options in H. destruct (Nat.eqb_spec h 0) as [| Hh]; [destruct H |].
  apply filter_In in H. destruct H as [H F]. apply in_flat_map in H. destruct H as (t & Ht & H).
  apply in_seq in Ht. unfold digit_options in H. apply in_flat_map in H. destruct H as (j & _ & H).
  destruct (Nat.testbit (nth t code 0) j) eqn:B; [| destruct H].
  apply splits_sound in H. destruct H as (<- & S & P).
  exists t. repeat split; [lia | lia | | auto].
  rewrite forallb_forall in F. rewrite Forall_forall in *. intros part Hp.
  specialize (F part Hp). apply Nat.ltb_lt in F. specialize (P part Hp). cbn beta in P. lia.
Qed.

Lemma list_sum_permutation : forall o o', Permutation o o' -> list_sum o = list_sum o'.
Proof. induction 1; cbn [list_sum fold_right]; unfold list_sum in *; lia. Qed.

Lemma code_rule_permutation : forall code h o o',
  Permutation o o' -> code_rule code h o -> code_rule code h o'.
Proof.
  intros code h o o' P (t & E & Hh & F & B). exists t.
  rewrite <- (list_sum_permutation P), <- (Permutation_length P). repeat split; auto.
  now rewrite <- P.
Qed.

Lemma code_options_complete : forall code h o, code_rule code h o ->
  exists o', In o' (code_options code h) /\ Permutation o o'.
Proof.
  intros code h o R. destruct (sorted_copy o) as (o' & P & So). exists o'. split; auto.
  apply (code_rule_permutation P) in R. destruct R as (t & E & Hh & F & B).
  unfold code_options. destruct (Nat.eqb_spec h 0) as [| _]; [lia |].
  assert (Ht : t < length code).
  { destruct (Nat.lt_ge_cases t (length code)) as [| G]; auto.
    rewrite (nth_overflow _ _ G), Nat.bits_0 in B. discriminate. }
  apply filter_In. split.
  - apply in_flat_map. exists t. split; [apply in_seq; lia |].
    unfold digit_options. apply in_flat_map. exists (length o'). split.
    + apply in_seq. split; [lia |]. destruct (Nat.lt_ge_cases (Nat.log2 (nth t code 0)) (length o')) as [G |]; [| lia].
      rewrite (Nat.bits_above_log2 _ _ G) in B. discriminate.
    + rewrite B. replace (h - t) with (list_sum o') by lia. apply splits_sorted; auto.
      eapply Forall_impl; [| exact F]. cbn beta. lia.
  - apply forallb_forall. intros part Hp. rewrite Forall_forall in F. apply Nat.ltb_lt.
    apply (F part Hp).
Qed.

Lemma code_rule_smaller : forall code h o, code_rule code h o -> Forall (fun part => part < h) o.
Proof. intros code h o (t & _ & _ & F & _). eapply Forall_impl; [| exact F]. cbn beta. lia. Qed.

Definition code_table (code : list nat) : nat -> list N := table (code_options code).
Definition code_grundy (code : list nat) : nat -> N := grundy (code_options code).
Definition code_value (code : list nat) : list nat -> N := value (code_options code).
Definition code_winning_move (code : list nat) : list nat -> option (list nat) :=
  heap_winning_move (code_options code).

(** Sprague–Grundy for octal and hexadecimal games. *)
Theorem code_sprague_grundy : forall code p,
  lost (heap_move (code_rule code)) Normal p <-> code_value code p = 0%N.
Proof.
  intro code. apply sprague_grundy;
    [apply code_rule_smaller | apply code_options_sound | apply code_options_complete].
Qed.

(** The finder for octal and hexadecimal games is sound and complete. *)
Theorem code_winning_move_correct : forall code p,
  match code_winning_move code p with
  | Some q => heap_move (code_rule code) p q /\ lost (heap_move (code_rule code)) Normal q
  | None => lost (heap_move (code_rule code)) Normal p
  end.
Proof.
  intro code. apply heap_winning_move_correct;
    [apply code_rule_smaller | apply code_options_sound | apply code_options_complete].
Qed.

(** ** Subtraction games *)

Definition subtraction_options (amounts : list nat) (h : nat) : list (list nat) :=
  map (fun s => [h - s]) (filter (fun s => Nat.leb 1 s && Nat.leb s h) amounts).

Lemma subtraction_options_spec : forall amounts h o,
  In o (subtraction_options amounts h) <-> subtraction_rule amounts h o.
Proof.
  intros amounts h o. unfold subtraction_options, subtraction_rule. rewrite in_map_iff. split.
  - intros (s & <- & H). apply filter_In in H. destruct H as [H B].
    rewrite andb_true_iff, !Nat.leb_le in B. eauto.
  - intros (s & H & B & ->). exists s. split; auto. apply filter_In. split; auto.
    now rewrite andb_true_iff, !Nat.leb_le.
Qed.

Lemma subtraction_options_sound : forall amounts h o,
  In o (subtraction_options amounts h) -> subtraction_rule amounts h o.
Proof. intros amounts h o. apply subtraction_options_spec. Qed.

Lemma subtraction_options_complete : forall amounts h o, subtraction_rule amounts h o ->
  exists o', In o' (subtraction_options amounts h) /\ Permutation o o'.
Proof. intros amounts h o R. exists o. split; auto. now apply subtraction_options_spec. Qed.

Lemma subtraction_rule_smaller : forall amounts h o,
  subtraction_rule amounts h o -> Forall (fun part => part < h) o.
Proof. intros amounts h o (s & _ & B & ->). repeat constructor. lia. Qed.

(** Sprague–Grundy for subtraction games. *)
Theorem subtraction_sprague_grundy : forall amounts p,
  lost (heap_move (subtraction_rule amounts)) Normal p <->
  value (subtraction_options amounts) p = 0%N.
Proof.
  intro amounts. apply sprague_grundy;
    [apply subtraction_rule_smaller | apply subtraction_options_sound | apply subtraction_options_complete].
Qed.

Definition subtraction_table (amounts : list nat) : nat -> list N := table (subtraction_options amounts).
Definition subtraction_winning_move (amounts : list nat) : list nat -> option (list nat) :=
  heap_winning_move (subtraction_options amounts).

(** The finder for subtraction games is sound and complete. *)
Theorem subtraction_winning_move_correct : forall amounts p,
  match subtraction_winning_move amounts p with
  | Some q => heap_move (subtraction_rule amounts) p q /\ lost (heap_move (subtraction_rule amounts)) Normal q
  | None => lost (heap_move (subtraction_rule amounts)) Normal p
  end.
Proof.
  intro amounts. apply heap_winning_move_correct;
    [apply subtraction_rule_smaller | apply subtraction_options_sound | apply subtraction_options_complete].
Qed.

(** ** Published values, computed here *)

(** Kayles, 0.77. *)
Example kayles : code_table [0; 7; 7] 13 = [0; 1; 2; 3; 1; 4; 3; 2; 1; 4; 2; 6; 4]%N.
Proof. vm_compute. reflexivity. Qed.

(** 4.7: take one stone and leave up to two heaps, or split. *)
Example leading_four : code_table [4; 7] 8 = [0; 1; 2; 1; 2; 1; 2; 1]%N.
Proof. vm_compute. reflexivity. Qed.
