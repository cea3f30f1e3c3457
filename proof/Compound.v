(** Compounds: moves in one component or more, and moves in every component until one is over. *)

From Coq Require Import List Arith Lia.
From Nimatron Require Import Rules Outcome.
Import ListNotations.

Set Implicit Arguments.

Section Compound.

Variable position : Type.
Variable move : position -> position -> Prop.

Local Notation lost := (lost move Normal).
Local Notation won := (won move Normal).

(** ** The selective compound *)

Lemma some_move_nil : forall q, ~ some_move move [] q.
Proof. intros q (n & Hn & M). inversion M; subst. lia. Qed.

Lemma some_move_cons : forall x p r, some_move move (x :: p) r ->
  (exists y q, r = y :: q /\ move x y /\ (q = p \/ some_move move p q)) \/
  (exists q, r = x :: q /\ some_move move p q).
Proof.
  intros x p r (n & Hn & M). inversion M as [| n' x' p' q M' | n' x' y p' q Hm M']; subst.
  - right. exists q. split; [reflexivity |]. now exists n.
  - left. exists y, q. repeat split; auto. destruct n' as [| n'].
    + left. clear - M'. remember 0 as z eqn:Z. induction M' as [| n x p q M IH | n x y p q Hm M IH].
      * reflexivity.
      * now rewrite IH.
      * discriminate Z.
    + right. exists (S n'). split; [lia | exact M'].
Qed.

Theorem some_ends : well_founded (fun y x => move x y) -> well_founded (fun q p => some_move move p q).
Proof.
  intros W p. induction p as [| x p Ap].
  - constructor. intros q M. destruct (some_move_nil M).
  - revert p Ap. induction x as [x IHx] using (well_founded_ind W). intros p Ap.
    induction Ap as [p Ap IHp]. constructor. intros r M.
    destruct (some_move_cons M) as [(y & q & -> & Hm & [-> | Mq]) | (q & -> & Mq)].
    + apply IHx; auto. now constructor.
    + apply IHx; auto.
    + now apply IHp.
Qed.

Lemma some_move_left : forall n p q, moves_in move n p q -> 1 <= n -> Forall lost p -> ~ Forall lost q.
Proof.
  intros n p q M. induction M as [| n x p q M IH | n x y p q Hm M IH]; intros Hn Lp Lq; [lia | |].
  - inversion Lp; inversion Lq; subst. now apply IH.
  - inversion Lp as [| ? ? Lx _]; inversion Lq as [| ? ? Ly _]; subst.
    inversion Lx as [? _ A]; subst. exact (lost_not_won Ly (A y Hm)).
Qed.

(** Every component that is won goes to a lost one, and the others stay. *)
Lemma some_move_reached : (forall x, lost x \/ won x) -> forall p,
  Forall lost p \/ exists q, some_move move p q /\ Forall lost q.
Proof.
  intro decided. induction p as [| x p IH]; [now left |].
  destruct (decided x) as [L | H].
  - destruct IH as [A | (q & (n & Hn & M) & A)]; [left; now constructor | right].
    exists (x :: q). split; [| now constructor]. exists n. split; [exact Hn | now constructor].
  - right. inversion H as [? _ E | ? y Hm L]; subst; [discriminate E |].
    destruct IH as [A | (q & (n & Hn & M) & A)].
    + exists (y :: p). split; [| now constructor]. exists 1. split; [lia |].
      constructor; auto. clear. induction p; now constructor.
    + exists (y :: q). split; [| now constructor]. exists (S n). split; [lia | now constructor].
Qed.

(** Lost exactly if every component is lost. *)
Theorem selective : well_founded (fun y x => move x y) -> (forall x, lost x \/ won x) ->
  forall p, Rules.lost (some_move move) Normal p <-> Forall lost p.
Proof.
  intros W decided. apply lost_iff.
  - now apply some_ends.
  - intro p. destruct (some_move_reached decided p) as [A | (q & (n & Hn & M) & A)]; [now left | right].
    intro L. exact (some_move_left M Hn L A).
  - reflexivity.
  - intros p q L (n & Hn & M). exact (some_move_left M Hn L).
  - intros p N. right. destruct (some_move_reached decided p) as [A | R]; [contradiction | exact R].
Qed.

(** ** The conjunctive compound *)

(** Each component has finitely many options. *)
Variable options : position -> list position.
Hypothesis listed : forall p q, move p q <-> In q (options p).

Variable c : convention.

Local Notation lost_within := (lost_within move c).
Local Notation won_within := (won_within move c).

Lemma ended_decidable : forall p, ended move p \/ exists q, move p q.
Proof.
  intro p. destruct (options p) as [| q l] eqn:E; [left; intros q M; apply listed in M; now rewrite E in M |].
  right. exists q. apply listed. rewrite E. now left.
Qed.

Lemma over_decidable : forall p, (ended move p /\ c = Misere) \/ (ended move p -> c = Normal).
Proof. intro p. destruct (ended_decidable p) as [E | (q & M)]; [| right; intro E; destruct (E q M)]. destruct c; auto. Qed.

Lemma within_decidable : forall n p,
  (lost_within n p \/ ~ lost_within n p) /\ (won_within n p \/ ~ won_within n p).
Proof.
  induction n as [| n IH]; intro p; cbn.
  - split.
    + destruct (over_decidable p) as [[E M] | H]; [right; intros [H _]; specialize (H E); congruence |].
      destruct (ended_decidable p) as [E | (q & M)]; [left; split; auto | right].
      intros [_ A]. exact (A q M).
    + destruct (over_decidable p) as [O | H]; [now left; left | right].
      intros [[E M] | []]. specialize (H E). congruence.
  - assert (D : forall l, (forall q, In q l -> won_within n q) \/ exists q, In q l /\ ~ won_within n q).
    { induction l as [| q l [A | (r & Hr & R)]].
      - left. intros q [].
      - destruct (proj2 (IH q)) as [Y | N].
        + left. intros r [<- | Hr]; auto.
        + right. exists q. split; [now left | exact N].
      - right. exists r. split; [now right | exact R]. }
    assert (X : forall l, (exists q, In q l /\ lost_within n q) \/ (forall q, In q l -> ~ lost_within n q)).
    { induction l as [| q l [(r & Hr & R) | A]].
      - right. intros q [].
      - left. exists r. split; [now right | exact R].
      - destruct (proj1 (IH q)) as [Y | N].
        + left. exists q. split; [now left | exact Y].
        + right. intros r [<- | Hr]; auto. }
    destruct (over_decidable p) as [[E M] | H].
    { split; [right; intros [H _]; specialize (H E); congruence | left; left; auto]. }
    split.
    + destruct (D (options p)) as [A | (q & Hq & N)].
      * left. split; [exact H |]. intros q M. apply A. now apply listed.
      * right. intros [_ A]. apply N, A. now apply listed.
    + destruct (X (options p)) as [(q & Hq & L) | A].
      * left. right. exists q. split; [now apply listed | exact L].
      * right. intros [[E M] | (q & M & L)]; [specialize (H E); congruence |].
        apply (A q); [now apply listed | exact L].
Qed.

(** What is not lost within a time, and not over, can be moved to what is not won within one move less. *)
Lemma not_lost_within : forall n p, ~ ended move p -> ~ lost_within (S n) p ->
  exists q, move p q /\ ~ won_within n q.
Proof.
  intros n p O N.
  assert (D : forall l, (forall q, In q l -> won_within n q) \/ exists q, In q l /\ ~ won_within n q).
  { induction l as [| q l [A | (r & Hr & R)]].
    - left. intros q [].
    - destruct (proj2 (within_decidable n q)) as [Y | Q].
      + left. intros r [<- | Hr]; auto.
      + right. exists q. split; [now left | exact Q].
    - right. exists r. split; [now right | exact R]. }
  destruct (D (options p)) as [A | (q & Hq & Q)].
  - destruct N. split; [now intro |]. intros q M. apply A. now apply listed.
  - exists q. split; [now apply listed | exact Q].
Qed.

Lemma Forall2_in_left : forall (p q : list position) x, Forall2 move p q -> In x p ->
  exists y, In y q /\ move x y.
Proof.
  intros p q x F. induction F as [| a b p q M F IH]; intros [].
  - subst. exists b. split; [now left | exact M].
  - destruct IH as (y & Hy & My); auto. exists y. split; [now right | exact My].
Qed.

Lemma Forall2_in_right : forall (p q : list position) y, Forall2 move p q -> In y q ->
  exists x, In x p /\ move x y.
Proof.
  intros p q y F. induction F as [| a b p q M F IH]; intros [].
  - subst. exists a. split; [now left | exact M].
  - destruct IH as (x & Hx & Mx); auto. exists x. split; [now right | exact Mx].
Qed.

(** Every component moves to one that is not won in time, and this one to a lost one. *)
Lemma all_choose : forall n p x y, In x p -> move x y -> lost_within n y ->
  Forall (fun z => ~ ended move z /\ ~ lost_within (S n) z) p ->
  exists q, Forall2 move p q /\ (exists y, In y q /\ lost_within n y) /\ Forall (fun y => ~ won_within n y) q.
Proof.
  intros n p x y Hx M L N.
  assert (All : forall l, Forall (fun z => ~ ended move z /\ ~ lost_within (S n) z) l ->
    exists q, Forall2 move l q /\ Forall (fun y => ~ won_within n y) q).
  { induction 1 as [| z l [Oz Nz] _ (q & F & A)]; [exists []; now split; constructor |].
    destruct (not_lost_within Oz Nz) as (w & Mw & W). exists (w :: q). now split; constructor. }
  apply in_split in Hx. destruct Hx as (a & b & ->).
  apply Forall_app in N. destruct N as [Na Nb]. inversion Nb as [| ? ? _ Nb']; subst.
  destruct (All a Na) as (qa & Fa & Aa). destruct (All b Nb') as (qb & Fb & Ab).
  exists (qa ++ y :: qb). split; [| split].
  - apply Forall2_app; [exact Fa | now constructor].
  - exists y. split; [apply in_or_app; right; now left | exact L].
  - apply Forall_app. split; [exact Aa |]. constructor; [| exact Ab]. intro Y.
    exact (lost_not_won (proj1 (within_outcome move c n) y L) (proj2 (within_outcome move c n) y Y)).
Qed.

Lemma all_ended : forall p x, In x p -> ended move x -> ended (all_move move) p.
Proof. intros p x Hx O q [_ F]. destruct (Forall2_in_left _ F Hx) as (y & _ & M). exact (O y M). Qed.

(** While no component is over there is a move. *)
Lemma all_open : forall p, p <> [] -> Forall (fun x => ~ ended move x) p -> ~ ended (all_move move) p.
Proof.
  intros p P N O. assert (E : exists q, Forall2 move p q).
  { clear P O. induction N as [| x p Nx _ (q & F)]; [exists []; constructor |].
    destruct (ended_decidable x) as [O | (y & M)]; [contradiction |]. exists (y :: q). now constructor. }
  destruct E as [q F]. apply (O q). now split.
Qed.

Lemma some_over : forall p, (exists x, In x p /\ ended move x) \/ Forall (fun x => ~ ended move x) p.
Proof.
  induction p as [| x p [(y & Hy & O) | N]]; [right; constructor | left; exists y; split; [now right | exact O] |].
  destruct (ended_decidable x) as [O | (y & M)]; [left; exists x; split; [now left | exact O] |].
  right. constructor; auto. intro O. exact (O y M).
Qed.

Lemma ended_won_within : forall n p, ended move p -> c = Misere -> won_within n p.
Proof. intros [| n] p O M; left; auto. Qed.

Lemma ended_lost_within : forall n p, ended move p -> c = Normal -> lost_within n p.
Proof. intros [| n] p O M; split; auto; intros q H; destruct (O q H). Qed.

Lemma conjunctive : forall n p,
  ((exists x, In x p /\ lost_within n x) -> Forall (fun y => ~ won_within n y) p ->
    Rules.lost (all_move move) c p) /\
  ((exists x, In x p /\ won_within n x) -> Forall (fun y => ~ lost_within n y) p ->
    Rules.won (all_move move) c p).
Proof.
  induction n as [n IH] using lt_wf_ind. intro p. split; intros (x & Hx & H) N; rewrite Forall_forall in N.
  - constructor.
    + intro O. destruct c eqn:C; auto. exfalso. revert O. apply all_open; [now intros -> |].
      apply Forall_forall. intros y Hy O. rewrite <- C in *. exact (N y Hy (ended_won_within n O C)).
    + intros q [_ F]. destruct (Forall2_in_left _ F Hx) as (y & Hy & M).
      destruct n as [| n]; destruct H as [_ L]; specialize (L y M); [destruct L |].
      apply (IH n ltac:(lia) q); [now exists y |].
      apply Forall_forall. intros z Hz Lz. destruct (Forall2_in_right _ F Hz) as (w & Hw & Mw).
      apply (N w Hw). right. exists z. now split.
  - destruct (some_over p) as [(z & Hz & O) | A].
    + apply won_over; [exact (all_ended Hz O) |]. destruct c eqn:C; auto. exfalso. rewrite <- C in *.
      exact (N z Hz (ended_lost_within n O C)).
    + assert (~ ended move x) as Ox by (rewrite Forall_forall in A; auto).
      destruct n as [| n]; destruct H as [[O _] | H]; try contradiction.
      destruct H as (y & M & L). destruct (@all_choose n p x y Hx M L) as (q & F & E & Aq).
      { apply Forall_forall. intros z Hz. rewrite Forall_forall in A. auto. }
      apply won_by with q; [| now apply (IH n ltac:(lia) q)]. split; [| exact F]. now intros ->.
Qed.

(** If one component is lost within some time and none is won within it, the compound is lost. *)
Theorem conjunctive_lost : forall n p x, In x p -> lost_within n x ->
  (forall y, In y p -> ~ won_within n y) -> Rules.lost (all_move move) c p.
Proof. intros n p x Hx L N. apply (conjunctive n p); [now exists x | now apply Forall_forall]. Qed.

(** If one is won within some time and none is lost within it, the compound is won. *)
Theorem conjunctive_won : forall n p x, In x p -> won_within n x ->
  (forall y, In y p -> ~ lost_within n y) -> Rules.won (all_move move) c p.
Proof. intros n p x Hx W N. apply (conjunctive n p); [now exists x | now apply Forall_forall]. Qed.

End Compound.
