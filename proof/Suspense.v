(** The conjunctive compound under the long rule: the component that lasts longest decides, under both
    conventions. *)

From Coq Require Import List Arith Bool Lia.
From Nimatron Require Import Rules Outcome.
Import ListNotations.

Set Implicit Arguments.

(** ** Suspense numbers *)

(** The number of moves that are made tells who cannot move: even numbers lose under normal play, odd ones under misère
    play. *)
Definition is_loss (c : convention) (n : nat) : bool :=
  match c with Normal => Nat.even n | Misere => Nat.odd n end.

Definition largest (l : list nat) : nat := fold_right Nat.max 0 l.

Definition least (l : list nat) : nat :=
  match l with [] => 0 | n :: l => fold_right Nat.min n l end.

(** From the numbers of the options: the winner delays, and the loser hurries. *)
Definition suspense_of (c : convention) (l : list nat) : nat :=
  match filter (is_loss c) l, l with
  | [], [] => 0
  | [], _ => S (least l)
  | lost, _ => S (largest lost)
  end.

Lemma is_loss_S : forall c n, is_loss c (S n) = negb (is_loss c n).
Proof.
  intros [|] n; cbn [is_loss]; [rewrite Nat.even_succ, <- Nat.negb_even; reflexivity |].
  rewrite Nat.odd_succ, <- Nat.negb_odd. reflexivity.
Qed.

Lemma largest_ge : forall l n, In n l -> n <= largest l.
Proof. induction l as [| a l IH]; [intros n [] |]. intros n [-> | H]; cbn [largest fold_right]; [lia |].
  specialize (IH n H). unfold largest in IH. lia. Qed.

Lemma largest_in : forall l, l <> [] -> In (largest l) l.
Proof.
  induction l as [| a l IH]; intro N; [contradiction |]. cbn. destruct l as [| b l]; [left; cbn; lia |].
  specialize (IH ltac:(discriminate)). fold (largest (b :: l)).
  destruct (Nat.max_spec a (largest (b :: l))) as [[_ ->] | [_ ->]]; auto.
Qed.

Lemma least_le : forall l n, In n l -> least l <= n.
Proof.
  intros [| a l] n H; [destruct H |]. cbn [least]. assert (G : forall k, fold_right Nat.min k l <= k).
  { intro k. clear. induction l; cbn; lia. }
  destruct H as [<- | H]; [apply G |]. clear G. induction l as [| b l IH]; [destruct H |].
  destruct H as [-> | H]; cbn [fold_right]; [lia |]. specialize (IH H). lia.
Qed.

Lemma least_in : forall l, l <> [] -> In (least l) l.
Proof.
  intros [| a l] N; [contradiction |]. cbn [least]. clear N. induction l as [| b l IH]; [now left |].
  cbn [fold_right]. destruct (Nat.min_spec b (fold_right Nat.min a l)) as [[_ ->] | [_ ->]]; [right; now left |].
  destruct IH as [E | H]; [left; exact E | right; now right].
Qed.

Section Suspense.

Variable position : Type.
Variable move : position -> position -> Prop.
Variable c : convention.

(** Each component has finitely many options, and ends. *)
Variable options : position -> list position.
Hypothesis listed : forall p q, move p q <-> In q (options p).
Hypothesis ends : well_founded (fun q p => move p q).

(** The numbers of all options, from a function that knows them. *)
Fixpoint numbers (l : list position) : (forall q, In q l -> nat) -> list nat :=
  match l with
  | [] => fun _ => []
  | q :: l => fun number => number q (or_introl eq_refl) :: numbers l (fun r H => number r (or_intror H))
  end.

Definition suspense : position -> nat :=
  Fix ends (fun _ => nat) (fun p number =>
    suspense_of c (numbers (options p) (fun q H => number q (proj2 (listed p q) H)))).

Lemma numbers_map : forall (f : position -> nat) l number,
  (forall q H, number q H = f q) -> numbers l number = map f l.
Proof. intros f. induction l as [| q l IH]; intros number E; cbn; [reflexivity |]. rewrite E. f_equal. now apply IH. Qed.

Lemma numbers_same : forall l f g, (forall q H, f q H = g q H) -> numbers l f = numbers l g.
Proof. induction l as [| q l IH]; intros f g E; cbn; [reflexivity |]. rewrite E. f_equal. now apply IH. Qed.

(** The number follows from those of the options. *)
Theorem suspense_options : forall p, suspense p = suspense_of c (map suspense (options p)).
Proof.
  intro p. unfold suspense at 1. rewrite Fix_eq.
  - f_equal. now apply numbers_map.
  - intros x f g E. f_equal. now apply numbers_same.
Qed.

Definition loses (p : position) : bool := is_loss c (suspense p).

Lemma over_0 : forall p, suspense p = 0 <-> ended move p.
Proof.
  intro p. rewrite suspense_options. unfold suspense_of. split; intro H.
  - destruct (options p) as [| q l] eqn:E.
    + intros q M. apply listed in M. now rewrite E in M.
    + cbn [map] in H. destruct (filter _ _); discriminate H.
  - destruct (options p) as [| q l] eqn:E; [reflexivity |]. destruct (H q). apply listed. rewrite E. now left.
Qed.

(** A move to a lost component shortens it, however the number of the component comes about. *)
Lemma lost_option : forall p q, move p q -> loses q = true -> suspense q < suspense p /\ loses p = false.
Proof.
  intros p q M L. unfold loses. rewrite (suspense_options p). unfold suspense_of.
  assert (H : In (suspense q) (filter (is_loss c) (map suspense (options p)))).
  { apply filter_In. split; [apply in_map; now apply listed | exact L]. }
  destruct (filter _ _) as [| n l] eqn:E; [destruct H |]. split; [apply largest_ge in H; lia |].
  rewrite is_loss_S. assert (F : In (largest (n :: l)) (n :: l)) by (apply largest_in; discriminate).
  rewrite <- E in F at 2. apply filter_In in F. destruct F as [_ ->]. reflexivity.
Qed.

(** The loser cannot shorten it by more than one move. *)
Lemma won_option : forall p q, move p q -> loses p = true -> suspense p <= S (suspense q).
Proof.
  intros p q M L. unfold loses in L. rewrite (suspense_options p) in *. unfold suspense_of in *.
  assert (H : In (suspense q) (map suspense (options p))) by (apply in_map; now apply listed).
  destruct (filter _ _) as [| n l] eqn:E.
  - destruct (map suspense (options p)) as [| m k] eqn:O; [destruct H |]. apply least_le in H. lia.
  - exfalso. rewrite is_loss_S in L. assert (F : In (largest (n :: l)) (n :: l)) by (apply largest_in; discriminate).
    rewrite <- E in F at 2. apply filter_In in F. destruct F as [_ F]. rewrite F in L. discriminate L.
Qed.

(** And a move that shortens it by one there is. *)
Lemma option_before : forall p, suspense p <> 0 -> exists q, move p q /\ suspense p = S (suspense q).
Proof.
  intros p. rewrite suspense_options. unfold suspense_of. intro N.
  assert (G : forall n, In n (map suspense (options p)) -> exists q, move p q /\ S n = S (suspense q)).
  { intros n H. apply in_map_iff in H. destruct H as (q & <- & H). exists q. split; [now apply listed | reflexivity]. }
  destruct (filter _ _) as [| n l] eqn:E.
  - destruct (map suspense (options p)) as [| m k] eqn:O; [contradiction |]. apply G. apply least_in. discriminate.
  - apply G. assert (F : In (largest (n :: l)) (n :: l)) by (apply largest_in; discriminate).
    rewrite <- E in F at 2. apply filter_In in F. tauto.
Qed.

(** ** The compound *)

Definition longest (p : list position) : nat := largest (map suspense p).

Lemma longest_ge : forall p x, In x p -> suspense x <= longest p.
Proof. intros p x H. apply largest_ge. now apply in_map. Qed.

Lemma longest_in : forall p, p <> [] -> exists x, In x p /\ suspense x = longest p.
Proof.
  intros p N. assert (H : In (longest p) (map suspense p)).
  { apply largest_in. destruct p; [contradiction | discriminate]. }
  apply in_map_iff in H. destruct H as (x & E & H). now exists x.
Qed.

Lemma longest_0 : forall p, longest p = 0 <-> Forall (ended move) p.
Proof.
  intro p. rewrite Forall_forall. split; intro H.
  - intros x Hx. apply over_0. apply longest_ge in Hx. lia.
  - destruct p as [| y p]; [reflexivity |]. destruct (@longest_in (y :: p) ltac:(discriminate)) as (x & Hx & <-).
    apply over_0. now apply H.
Qed.

Definition step (x y : position) : Prop := move x y \/ (ended move x /\ y = x).

Lemma step_in : forall p q, Forall2 step p q ->
  (forall x, In x p -> exists y, In y q /\ step x y) /\ (forall y, In y q -> exists x, In x p /\ step x y).
Proof.
  induction 1 as [| a b p q M F [Right Left]]; split; try (intros ? []).
  - subst. exists b. split; [now left | exact M].
  - destruct (Right _ H) as (y & Hy & My). exists y. split; [now right | exact My].
  - subst. exists a. split; [now left | exact M].
  - destruct (Left _ H) as (x & Hx & Mx). exists x. split; [now right | exact Mx].
Qed.

Lemma every_ends : well_founded (fun q p => every_move move p q).
Proof.
  (* A list of components, all of them at most as far from their ends. *)
  assert (A : forall p, Acc (fun q p => every_move move p q) p); [| exact A].
  assert (R : exists rank : position -> nat, forall x y, move x y -> rank y < rank x).
  { exists (Fix ends (fun _ => nat) (fun p number =>
      S (largest (numbers (options p) (fun q H => number q (proj2 (listed p q) H)))))).
    intros x y M. set (rank := Fix ends _ _). assert (E : rank x = S (largest (map rank (options x)))).
    { unfold rank at 1. rewrite Fix_eq; [f_equal; f_equal; now apply numbers_map |].
      intros p f g E. f_equal. f_equal. now apply numbers_same. }
    rewrite E. apply Nat.lt_succ_r, largest_ge, in_map. now apply listed. }
  destruct R as [rank R]. intro p.
  assert (G : forall p q, Forall2 step p q -> list_sum (map rank q) <= list_sum (map rank p) /\
    (~ Forall (ended move) p -> list_sum (map rank q) < list_sum (map rank p))).
  { clear p. induction 1 as [| a b p q M F [Le Lt]]; [split; auto; intro N; destruct N; constructor |].
    unfold list_sum in *. cbn [map fold_right]. destruct M as [M | [O ->]].
    - apply R in M. split; lia.
    - split; [lia |]. intro N. enough (~ Forall (ended move) p) by (specialize (Lt H); lia).
      intro H. apply N. now constructor. }
  remember (list_sum (map rank p)) as n eqn:E. revert p E. induction n as [n IH] using lt_wf_ind.
  intros p ->. constructor. intros q [N F]. apply G in F.
  apply IH with (list_sum (map rank q)); [now apply F | reflexivity].
Qed.

(** All components that are not over can be shortened by one move at once. *)
Lemma all_shortened : forall p, exists q, Forall2 step p q /\ map suspense q = map pred (map suspense p).
Proof.
  induction p as [| x p (q & F & E)]; [exists []; now split |].
  destruct (Nat.eq_dec (suspense x) 0) as [O | N].
  - exists (x :: q). cbn. rewrite E, O. split; [| reflexivity]. constructor; auto. right. split; auto.
    now apply over_0.
  - destruct (option_before x N) as (y & M & S). exists (y :: q). cbn. rewrite E, S. split; [| reflexivity].
    constructor; auto. now left.
Qed.

Lemma largest_pred : forall l, largest (map pred l) = pred (largest l).
Proof. induction l as [| a l IH]; [reflexivity |]. unfold largest in *. cbn [map fold_right]. lia. Qed.

(** Lost exactly if the largest suspense number is one of a loss. *)
Theorem continued : forall p, lost (every_move move) c p <-> is_loss c (longest p) = true.
Proof.
  apply lost_iff with (P := fun p => is_loss c (longest p) = true).
  - exact every_ends.
  - intro p. destruct (is_loss c (longest p)); auto.
  - intros p L E. destruct (all_shortened p) as (q & F & _). destruct (Nat.eq_dec (longest p) 0) as [O | N].
    + rewrite O in L. destruct c; [reflexivity | discriminate L].
    + destruct (E q). split; auto. intro H. now apply longest_0 in H.
  - intros p q L [N F] Lq. destruct (step_in F) as [Right Left].
    assert (P : p <> []) by (intros ->; apply N; constructor).
    assert (Q : q <> []) by (destruct F; [contradiction | discriminate]).
    assert (Live : longest p <> 0) by (rewrite longest_0; exact N).
    destruct (longest_in P) as (x & Hx & Ex). destruct (Right x Hx) as (y & Hy & My).
    assert (B : longest p <= S (longest q)).
    { destruct My as [My | [O _]]; [| apply over_0 in O; lia].
      pose proof (longest_ge q y Hy). apply won_option in My; [lia |]. unfold loses. now rewrite Ex. }
    destruct (longest_in Q) as (y' & Hy' & Ey). destruct (Left y' Hy') as (x' & Hx' & Mx).
    pose proof (longest_ge p x' Hx'). rewrite <- Ey in Lq. destruct Mx as [Mx | [O ->]].
    + destruct (lost_option Mx Lq) as [Lt W]. unfold loses in W.
      assert (suspense x' = longest p) as E by lia. rewrite E, L in W. discriminate W.
    + apply over_0 in O. assert (longest p = 1) as E by lia. rewrite E, is_loss_S, <- O, Lq in L. discriminate L.
  - intros p L. destruct (Nat.eq_dec (longest p) 0) as [O | N].
    + left. rewrite O in L. split; [| destruct c; [now destruct L | reflexivity]].
      intros q [M _]. apply M. now apply longest_0.
    + right. destruct (all_shortened p) as (q & F & E). exists q. split.
      * split; auto. intro H. now apply longest_0 in H.
      * unfold longest in *. rewrite E, largest_pred. destruct (largest (map suspense p)) as [| n]; [contradiction |].
        cbn [pred]. rewrite is_loss_S in L. now destruct (is_loss c n).
Qed.

End Suspense.
