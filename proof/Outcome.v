(** Facts about [lost] and [won] that hold in every game that ends. *)

From Coq Require Import List Arith NArith Lia.
From Nimatron Require Import Rules.

Set Implicit Arguments.

Scheme lost_induction := Minimality for lost Sort Prop
  with won_induction := Minimality for won Sort Prop.

Section Outcome.
  Variable position : Type.
  Variable move : position -> position -> Prop.
  Variable c : convention.

  Local Notation ended := (ended move).
  Local Notation lost := (lost move c).
  Local Notation won := (won move c).

  (** No position is both lost and won. *)
  Theorem lost_not_won : forall p, lost p -> ~ won p.
  Proof.
    apply (lost_induction (move := move) (fun p => ~ won p) (fun p => ~ lost p)).
    - intros p He _ IH W. inversion W as [? E M | ? q Hm L]; subst; [| exact (IH q Hm L)].
      specialize (He E). congruence.
    - intros p E M L. inversion L as [? He _]; subst. specialize (He E). congruence.
    - intros p q Hm _ IH L. inversion L as [? _ A]; subst. exact (IH (A q Hm)).
  Qed.

  (** How every outcome theorem here is proved: play ends, and a set [P] of positions is such that
      no move leads from [P] to [P] while some move leads from outside into it. *)
  Variable P : position -> Prop.
  Hypothesis ends : well_founded (fun q p => move p q).
  Hypothesis P_decidable : forall p, P p \/ ~ P p.
  Hypothesis P_ended : forall p, P p -> ended p -> c = Normal.
  Hypothesis P_left : forall p q, P p -> move p q -> ~ P q.
  Hypothesis P_reached : forall p, ~ P p -> (ended p /\ c = Misere) \/ exists q, move p q /\ P q.

  Lemma outcome : forall p, (P p -> lost p) /\ (~ P p -> won p).
  Proof.
    intro p. induction p as [p IH] using (well_founded_ind ends). split; intro H.
    - constructor; [now apply P_ended |]. intros q Hm. apply IH; auto. now apply (P_left H).
    - destruct (P_reached H) as [[E M] | (q & Hm & Hq)]; [now constructor |].
      apply won_by with q; auto. now apply IH.
  Qed.

  Theorem lost_iff : forall p, lost p <-> P p.
  Proof.
    intro p. split; intro H; [| now apply outcome].
    destruct (P_decidable p) as [| N]; auto. destruct (lost_not_won H). now apply outcome.
  Qed.

  Theorem won_iff : forall p, won p <-> ~ P p.
  Proof.
    intro p. split; intro H; [| now apply outcome].
    intro L. apply lost_iff in L. exact (lost_not_won L H).
  Qed.
End Outcome.

Section Clock.
  Variable position : Type.
  Variable move : position -> position -> Prop.
  Variable c : convention.

  (** More time does no harm to the winner. *)
  Lemma within_more : forall n,
    (forall p, lost_within move c n p -> lost_within move c (S n) p) /\
    (forall p, won_within move c n p -> won_within move c (S n) p).
  Proof.
    induction n as [| n [IHl IHw]]; split; intros p H.
    - destruct H as [He Hq]. split; [exact He |]. intros q Hm. destruct (Hq q Hm).
    - destruct H as [H | []]. now left.
    - destruct H as [He Hq]. split; [exact He |]. intros q Hm. apply IHw. exact (Hq q Hm).
    - destruct H as [H | (q & Hm & Hq)]; [now left |]. right. exists q. split; [exact Hm | exact (IHl q Hq)].
  Qed.

  Lemma lost_within_le : forall n m p, n <= m -> lost_within move c n p -> lost_within move c m p.
  Proof. induction 1; auto. intro H'. apply within_more. auto. Qed.

  (** The clock changes nothing about who wins. *)
  Theorem within_outcome : forall n,
    (forall p, lost_within move c n p -> lost move c p) /\
    (forall p, won_within move c n p -> won move c p).
  Proof.
    induction n as [| n [IHl IHw]]; split; intros p H.
    - destruct H as [He Hq]. constructor; auto. intros q Hm. destruct (Hq q Hm).
    - destruct H as [[E M] | []]. now constructor.
    - destruct H as [He Hq]. constructor; auto. intros q Hm. apply IHw. exact (Hq q Hm).
    - destruct H as [[E M] | (q & Hm & Hq)]; [now constructor |]. apply won_by with q; auto.
  Qed.
End Clock.
