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
      no move leads from [P] to [P] while some move leads from outside into it. All this may be
      limited to positions of some kind that no move leaves. *)
  Section Kind.
    Variable kind P : position -> Prop.
    Hypothesis ends : well_founded (fun q p => move p q).
    Hypothesis kind_stays : forall p q, kind p -> move p q -> kind q.
    Hypothesis P_decidable : forall p, P p \/ ~ P p.
    Hypothesis P_ended : forall p, kind p -> P p -> ended p -> c = Normal.
    Hypothesis P_left : forall p q, kind p -> P p -> move p q -> ~ P q.
    Hypothesis P_reached : forall p, kind p -> ~ P p ->
      (ended p /\ c = Misere) \/ exists q, move p q /\ P q.

    Lemma outcome : forall p, kind p -> (P p -> lost p) /\ (~ P p -> won p).
    Proof.
      intro p. induction p as [p IH] using (well_founded_ind ends). intro K. split; intro H.
      - constructor; [now apply P_ended |]. intros q Hm. apply IH; eauto.
      - destruct (P_reached K H) as [[E M] | (q & Hm & Hq)]; [now constructor |].
        apply won_by with q; auto. apply IH; eauto.
    Qed.

    Theorem lost_iff_kind : forall p, kind p -> (lost p <-> P p).
    Proof.
      intros p K. split; intro H; [| now apply outcome].
      destruct (P_decidable p) as [| N]; auto. destruct (lost_not_won H). now apply outcome.
    Qed.
  End Kind.

  Theorem lost_iff : forall P : position -> Prop,
    well_founded (fun q p => move p q) ->
    (forall p, P p \/ ~ P p) ->
    (forall p, P p -> ended p -> c = Normal) ->
    (forall p q, P p -> move p q -> ~ P q) ->
    (forall p, ~ P p -> (ended p /\ c = Misere) \/ exists q, move p q /\ P q) ->
    forall p, lost p <-> P p.
  Proof.
    intros P W D E L R p. apply lost_iff_kind with (kind := fun _ => True); eauto.
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
