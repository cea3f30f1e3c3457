(** The selective compound under misère play: while two components are left, normal play; the last one is played
    misère. *)

From Coq Require Import List Arith Bool Lia.
From Nimatron Require Import Rules Outcome Compound.
Import ListNotations.

Set Implicit Arguments.

Section Selective.

Variable position : Type.
Variable move : position -> position -> Prop.

(** Each component has finitely many options, and ends. *)
Variable options : position -> list position.
Hypothesis listed : forall p q, move p q <-> In q (options p).
Hypothesis ends : well_founded (fun q p => move p q).

Local Notation lost := (lost move).
Local Notation won := (won move).

(** A component is left if a move is. *)
Definition is_left (x : position) : bool := match options x with [] => false | _ => true end.

(** One move ends it, or it is over. *)
Definition is_short (x : position) : bool := negb (is_left x) || existsb (fun y => negb (is_left y)) (options x).

Lemma not_left : forall x, is_left x = false <-> ended move x.
Proof.
  intro x. unfold is_left. split; intro H.
  - intros y M. apply listed in M. destruct (options x); [destruct M | discriminate H].
  - destruct (options x) as [| y l] eqn:E; [reflexivity |]. destruct (H y). apply listed. rewrite E. now left.
Qed.

Lemma left_moves : forall x, is_left x = true -> exists y, move x y.
Proof.
  intros x H. unfold is_left in H. destruct (options x) as [| y l] eqn:E; [discriminate H |].
  exists y. apply listed. rewrite E. now left.
Qed.

Lemma moved_left : forall x y, move x y -> is_left x = true.
Proof. intros x y M. destruct (is_left x) eqn:E; auto. apply not_left in E. destruct (E y M). Qed.

Lemma decided : forall c x, lost c x \/ won c x.
Proof.
  intros c x. induction x as [x IH] using (well_founded_ind ends).
  destruct (is_left x) eqn:E.
  - assert (D : (forall y, In y (options x) -> won c y) \/ exists y, In y (options x) /\ lost c y).
    { assert (H : forall y, In y (options x) -> lost c y \/ won c y) by (intros y Hy; apply IH; now apply listed).
      induction (options x) as [| y l IHl]; [left; intros y [] |].
      destruct (H y (or_introl eq_refl)) as [L | W]; [right; exists y; split; [now left | exact L] |].
      destruct IHl as [A | (z & Hz & L)]; [intros z Hz; apply H; now right | left; intros z [<- | Hz]; auto |].
      right. exists z. split; [now right | exact L]. }
    destruct D as [A | (y & Hy & L)].
    + left. constructor; [| intros y M; apply A; now apply listed].
      intro O. apply not_left in O. congruence.
    + right. apply won_by with y; auto. now apply listed.
  - apply not_left in E. destruct c; [left; constructor; auto; intros y M; destruct (E y M) | right; now constructor].
Qed.

Lemma ended_lost : forall x, is_left x = false -> lost Normal x.
Proof. intros x E. apply not_left in E. constructor; auto. intros y M. destruct (E y M). Qed.

Lemma misere_lost_left : forall x, lost Misere x -> is_left x = true.
Proof.
  intros x L. destruct (is_left x) eqn:E; auto. apply not_left in E. inversion L as [? H _]; subst.
  specialize (H E). discriminate H.
Qed.

(** From a lost component one cannot move to one that is over. *)
Lemma lost_moves_left : forall x y, lost Normal x -> move x y -> is_left y = true.
Proof.
  intros x y L M. inversion L as [? _ A]; subst. destruct (is_left y) eqn:E; auto. exfalso.
  exact (lost_not_won (ended_lost y E) (A y M)).
Qed.

(** Lost exactly if this holds. *)
Definition misere_lost (p : list position) : Prop :=
  match filter is_left p with
  | [] => False
  | [x] => lost Misere x
  | _ => Forall (lost Normal) p
  end.

Definition left_count (p : list position) : nat := length (filter is_left p).

Lemma misere_lost_many : forall p, 2 <= left_count p -> (misere_lost p <-> Forall (lost Normal) p).
Proof. intros p H. unfold left_count, misere_lost in *. destruct (filter is_left p) as [| x [| y l]]; cbn in H; try lia. tauto. Qed.

Lemma left_count_cons : forall x p, left_count (x :: p) = (if is_left x then 1 else 0) + left_count p.
Proof. intros x p. unfold left_count. cbn. now destruct (is_left x). Qed.

Lemma moves_keep : forall p, moves_in move 0 p p.
Proof. induction p; now constructor. Qed.

Lemma lost_keeps_left : forall n p q, moves_in move n p q -> Forall (lost Normal) p -> left_count p <= left_count q.
Proof.
  induction 1 as [| n x p q M IH | n x y p q Hm M IH]; intro L; [lia | |];
    inversion L as [| ? ? Lx Lp]; subst; specialize (IH Lp); rewrite !left_count_cons; [lia |].
  rewrite (lost_moves_left Lx Hm). destruct (is_left x); lia.
Qed.

(** Where nothing is left nothing moves. *)
Lemma none_left : forall n p q, moves_in move n p q -> filter is_left p = [] -> n = 0 /\ q = p.
Proof.
  induction 1 as [| n x p q M IH | n x y p q Hm M IH]; cbn; intro E; auto.
  - destruct (is_left x); [discriminate E |]. destruct (IH E) as [-> ->]. auto.
  - rewrite (moved_left Hm) in E. discriminate E.
Qed.

(** Where one component is left it moves. *)
Lemma one_left : forall n p q x, moves_in move n p q -> filter is_left p = [x] -> 1 <= n ->
  exists y, move x y /\ filter is_left q = if is_left y then [y] else [].
Proof.
  intros n p q x M. induction M as [| n z p q M IH | n z y p q Hm M IH]; cbn; intros E Hn; [discriminate E | |].
  - destruct (is_left z); auto. injection E as -> E. destruct (none_left M E). lia.
  - rewrite (moved_left Hm) in E. injection E as -> E. destruct (none_left M E) as [_ ->]. exists y. split; auto.
    rewrite E. now destruct (is_left y).
Qed.

Lemma one_left_reached : forall p x y, filter is_left p = [x] -> move x y -> is_left y = true ->
  exists q, moves_in move 1 p q /\ filter is_left q = [y].
Proof.
  induction p as [| z p IH]; cbn; intros x y E M Y; [discriminate E |]. destruct (is_left z) eqn:Z.
  - injection E as -> E. exists (y :: p). split; [constructor; auto; apply moves_keep |]. cbn. now rewrite Y, E.
  - destruct (IH x y E M Y) as (q & Mq & Eq). exists (z :: q). split; [now constructor |]. cbn. now rewrite Z.
Qed.

(** Short components can all be ended, ... *)
Lemma all_ended_at_once : forall p, forallb is_short p = true ->
  exists q, moves_in move (left_count p) p q /\ filter is_left q = [].
Proof.
  induction p as [| x p IH]; cbn [forallb]; intro H; [exists []; split; constructor |].
  apply andb_true_iff in H. destruct H as [Hx H]. destruct (IH H) as (q & M & E). rewrite left_count_cons.
  unfold is_short in Hx. destruct (is_left x) eqn:X; cbn in Hx |- *.
  - apply existsb_exists in Hx. destruct Hx as (y & Hy & Y). apply negb_true_iff in Y. exists (y :: q).
    split; [constructor; auto; now apply listed |]. cbn. now rewrite Y.
  - exists (x :: q). split; [now constructor |]. cbn. now rewrite X.
Qed.

(** ... and of all components each can become, or stay, lost, and be left if it is not short. *)
Lemma all_lost_at_once : forall p, exists n q, moves_in move n p q /\ Forall (lost Normal) q /\
  length (filter (fun x => negb (is_short x)) p) <= left_count q /\ (n = 0 -> Forall (lost Normal) p).
Proof.
  induction p as [| x p (n & q & M & L & C & Z)]; [exists 0, []; repeat split; auto; constructor |].
  cbn [filter]. destruct (decided Normal x) as [Lx | Wx].
  - exists n, (x :: q). repeat split; [now constructor | now constructor | | intro H; constructor; auto].
    rewrite left_count_cons. destruct (is_left x) eqn:X; [destruct (is_short x); cbn [negb length]; lia |].
    replace (is_short x) with true by (unfold is_short; now rewrite X). cbn [negb]. lia.
  - inversion Wx as [? _ E | ? y Hm Ly]; subst; [discriminate E |].
    exists (S n), (y :: q). repeat split; [now constructor | now constructor | | discriminate].
    rewrite left_count_cons. destruct (is_short x) eqn:S; cbn [negb length]; [destruct (is_left y); lia |].
    assert (Y : is_left y = true); [| rewrite Y; lia]. destruct (is_left y) eqn:Y; auto.
    unfold is_short in S. apply orb_false_iff in S. destruct S as [_ S]. exfalso.
    assert (T : existsb (fun y => negb (is_left y)) (options x) = true); [| congruence].
    apply existsb_exists. exists y. rewrite Y. split; [now apply listed | reflexivity].
Qed.

(** With one component kept out, all others short: leave it alone, or move it as well. *)
Lemma one_kept : forall p, 2 <= left_count p -> length (filter (fun x => negb (is_short x)) p) <= 1 ->
  exists a x b, p = a ++ x :: b /\ is_left x = true /\ forallb is_short a = true /\ forallb is_short b = true.
Proof.
  assert (Short : forall p, length (filter (fun x => negb (is_short x)) p) = 0 -> forallb is_short p = true).
  { induction p as [| x p IH]; cbn; auto. destruct (is_short x); cbn; [exact IH | discriminate]. }
  intros p H. assert (P : 1 <= left_count p) by lia. clear H. induction p as [| x p IH]; cbn [filter]; intro C.
  - cbn in P. lia.
  - destruct (is_short x) eqn:S; cbn in C.
    + destruct (is_left x) eqn:X.
      * destruct (Nat.eq_dec (length (filter (fun x => negb (is_short x)) p)) 0) as [Z | N].
        -- exists [], x, p. repeat split; auto.
        -- assert (Q : 1 <= left_count p).
           { clear - N. induction p as [| y p IH]; cbn in N; [lia |]. rewrite left_count_cons.
             unfold is_short in N at 1. destruct (is_left y); [lia |]. cbn in N. apply IH in N. lia. }
           destruct (IH Q C) as (a & y & b & -> & Y & A & B). exists (x :: a), y, b. repeat split; auto.
           cbn. now rewrite S.
      * rewrite left_count_cons, X in P. destruct (IH P C) as (a & y & b & -> & Y & A & B).
        exists (x :: a), y, b. repeat split; auto. cbn. now rewrite S.
    + exists [], x, p. repeat split; auto; [| apply Short; lia].
      unfold is_short in S. now destruct (is_left x).
Qed.

Lemma moves_app : forall n a a', moves_in move n a a' -> forall m b b', moves_in move m b b' ->
  moves_in move (n + m) (a ++ b) (a' ++ b').
Proof. induction 1; intros; cbn; auto; constructor; auto. Qed.

Lemma left_count_app : forall a b, left_count (a ++ b) = left_count a + left_count b.
Proof. intros. unfold left_count. now rewrite filter_app, app_length. Qed.

Lemma many_reached : forall p, 2 <= left_count p -> ~ Forall (lost Normal) p ->
  exists q, some_move move p q /\ misere_lost q.
Proof.
  intros p H N. destruct (Nat.le_gt_cases (length (filter (fun x => negb (is_short x)) p)) 1) as [C | C].
  - destruct (one_kept p H C) as (a & x & b & -> & X & A & B).
    rewrite left_count_app, left_count_cons, X in H.
    destruct (all_ended_at_once a A) as (a' & Ma & Ea), (all_ended_at_once b B) as (b' & Mb & Eb).
    destruct (decided Misere x) as [L | W].
    + exists (a' ++ x :: b'). split.
      * exists (left_count a + left_count b). split; [lia |]. apply moves_app; auto. now constructor.
      * unfold misere_lost. rewrite filter_app. cbn. now rewrite Ea, X, Eb.
    + inversion W as [? O _ | ? y M L]; subst; [apply not_left in O; congruence |].
      exists (a' ++ y :: b'). split.
      * exists (left_count a + S (left_count b)). split; [lia |]. apply moves_app; auto. now constructor.
      * unfold misere_lost. rewrite filter_app. cbn. now rewrite Ea, (misere_lost_left L), Eb.
  - destruct (all_lost_at_once p) as (n & q & M & L & Cq & Z). exists q. split.
    + exists n. split; auto. destruct n; [destruct N; auto | lia].
    + apply misere_lost_many; auto. lia.
Qed.

(** Lost exactly if the one component that is left is lost under misère play, or two or more are left and each
    component is lost under normal play. *)
Theorem selective_misere : forall p, Rules.lost (some_move move) Misere p <-> misere_lost p.
Proof.
  assert (D : forall p, misere_lost p \/ ((forall q, ~ some_move move p q) /\ filter is_left p = []) \/
    exists q, some_move move p q /\ misere_lost q).
  { intro p. destruct (filter is_left p) as [| x [| y l]] eqn:E.
    - right. left. split; auto. intros q (n & Hn & M). destruct (none_left M E). lia.
    - destruct (decided Misere x) as [L | W]; [left; unfold misere_lost; now rewrite E | right; right].
      inversion W as [? O _ | ? y M L]; subst.
      + assert (X : In x (filter is_left p)) by (rewrite E; now left).
        apply filter_In in X. apply not_left in O. destruct X. congruence.
      + destruct (one_left_reached p E M (misere_lost_left L)) as (q & Mq & Eq). exists q.
        split; [exists 1; auto | unfold misere_lost; now rewrite Eq].
    - assert (H : 2 <= left_count p) by (unfold left_count; rewrite E; cbn; lia).
      destruct (some_move_reached (decided Normal) p) as [A | (q & (n & Hn & M) & A)].
      + left. now apply misere_lost_many.
      + right. right. apply many_reached; auto. intro L. exact (some_move_left M Hn L A). }
  assert (Left : forall p q, misere_lost p -> some_move move p q -> ~ misere_lost q).
  { intros p q L (n & Hn & M) Lq. destruct (filter is_left p) as [| x [| y l]] eqn:E.
    - unfold misere_lost in L. now rewrite E in L.
    - unfold misere_lost in L. rewrite E in L. destruct (one_left M E Hn) as (y & My & Ey).
      inversion L as [? _ A]; subst. unfold misere_lost in Lq. rewrite Ey in Lq.
      destruct (is_left y); [exact (lost_not_won Lq (A y My)) | exact Lq].
    - assert (H : 2 <= left_count p) by (unfold left_count; rewrite E; cbn; lia).
      apply misere_lost_many in L; auto. pose proof (lost_keeps_left M L).
      apply misere_lost_many in Lq; [| lia]. exact (some_move_left M Hn L Lq). }
  apply lost_iff.
  - now apply some_ends.
  - intro p. destruct (D p) as [L | [[_ E] | (q & M & L)]]; [now left | |]; right; intro Lp.
    + unfold misere_lost in Lp. now rewrite E in Lp.
    + exact (Left p q Lp M L).
  - intros p L O. exfalso. destruct (filter is_left p) as [| x l] eqn:E.
    + unfold misere_lost in L. now rewrite E in L.
    + assert (X : In x p /\ is_left x = true) by (apply filter_In; rewrite E; now left).
      destruct X as [Hp X]. destruct (left_moves x X) as [y M]. apply in_split in Hp. destruct Hp as (a & b & ->).
      apply (O (a ++ y :: b)). exists (0 + 1). split; [lia |].
      apply moves_app; [apply moves_keep |]. constructor; [exact M | apply moves_keep].
  - exact Left.
  - intros p N. destruct (D p) as [L | [[O _] | R]]; [contradiction | left; now split | now right].
Qed.

End Selective.
