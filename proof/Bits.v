(** Binary digits of heaps: the columns of a position, and the exclusive or. *)

From Coq Require Import List NArith Arith Lia Bool.
Import ListNotations.

Set Implicit Arguments.

(** Binary digit [i] of [x]. *)
Definition bit (i : N) (x : N) : nat := if N.testbit x i then 1 else 0.

(** The number of ones in column [i]. *)
Fixpoint column (i : N) (p : list N) : nat :=
  match p with [] => 0 | x :: p' => bit i x + column i p' end.

(** The nim-sum. *)
Definition nim_sum (p : list N) : N := fold_right N.lxor 0%N p.

(** All stones. *)
Fixpoint stones (p : list N) : N :=
  match p with [] => 0%N | x :: p' => (x + stones p')%N end.

(** ** Single heaps *)

(** A smaller number has, at the topmost digit where the two differ, a 0 for a 1. *)
Lemma top_bit : forall x y, (y < x)%N ->
  exists h, N.testbit x h = true /\ N.testbit y h = false /\
            forall i, (h < i)%N -> N.testbit x i = N.testbit y i.
Proof.
  intro x. induction x as [x IH] using (well_founded_induction N.lt_wf_0).
  intros y Hlt.
  pose proof (N.div2_odd x) as Hx. pose proof (N.div2_odd y) as Hy.
  destruct (N.eq_dec (N.div2 y) (N.div2 x)) as [E | E].
  - exists 0%N. rewrite !N.bit0_odd.
    destruct (N.odd x) eqn:Ox, (N.odd y) eqn:Oy; cbn [N.b2n] in *; try lia.
    repeat split; auto. intros i Hi.
    replace i with (N.succ (N.pred i)) by lia.
    rewrite !N.testbit_succ_r_div2 by lia. now rewrite E.
  - assert (Hd : (N.div2 y < N.div2 x)%N).
    { destruct (N.odd x), (N.odd y); cbn [N.b2n] in *; lia. }
    assert (Hs : (N.div2 x < x)%N) by (destruct (N.odd x); cbn [N.b2n] in *; lia).
    destruct (IH _ Hs _ Hd) as (h & H1 & H2 & H3).
    exists (N.succ h). rewrite !N.testbit_succ_r_div2 by lia.
    repeat split; auto. intros i Hi.
    replace i with (N.succ (N.pred i)) by lia.
    rewrite !N.testbit_succ_r_div2 by lia. apply H3. lia.
Qed.

Lemma lt_of_bits : forall x y h,
  N.testbit x h = true -> N.testbit y h = false ->
  (forall i, (h < i)%N -> N.testbit x i = N.testbit y i) -> (y < x)%N.
Proof.
  intros x y h Hx Hy Ha.
  destruct (N.lt_trichotomy y x) as [L | [L | L]]; auto.
  - subst. congruence.
  - destruct (top_bit L) as (h' & A & B & C).
    destruct (N.lt_trichotomy h h') as [M | [M | M]].
    + rewrite (Ha _ M) in B. congruence.
    + subst. congruence.
    + rewrite (C _ M) in Hy. congruence.
Qed.

Lemma bit_le1 : forall i x, bit i x <= 1.
Proof. intros. unfold bit. destruct N.testbit; lia. Qed.

Lemma bit_succ : forall i x, bit (N.succ i) x = bit i (N.div2 x).
Proof. intros. unfold bit. rewrite N.testbit_succ_r_div2 by lia. reflexivity. Qed.

Lemma halve : forall x, x = (2 * N.div2 x + N.of_nat (bit 0 x))%N.
Proof. intro x. unfold bit. rewrite N.bit0_odd, (N.div2_odd x) at 1. now destruct (N.odd x). Qed.

(** ** Columns: column [i + 1] is column [i] of the halved heaps *)

Lemma column_succ : forall i p, column (N.succ i) p = column i (map N.div2 p).
Proof. induction p; simpl; auto. now rewrite bit_succ, IHp. Qed.

Lemma column_app : forall i a b, column i (a ++ b) = column i a + column i b.
Proof. induction a; intro b; simpl; auto. rewrite IHa. lia. Qed.

Lemma stones_app : forall a b, stones (a ++ b) = (stones a + stones b)%N.
Proof. induction a; intro b; simpl; auto. rewrite IHa. lia. Qed.

Lemma stones_halve : forall p,
  stones p = (2 * stones (map N.div2 p) + N.of_nat (column 0 p))%N.
Proof. induction p as [| x p IH]; [reflexivity |]. cbn [stones map column]. rewrite IH, (halve x) at 1. lia. Qed.

(** [small n p]: every heap has at most [n] binary digits. *)
Definition small (n : nat) (p : list N) : Prop := Forall (fun x => (x < 2 ^ N.of_nat n)%N) p.

Lemma small_half : forall n p, small (S n) p -> small n (map N.div2 p).
Proof.
  intros n p H. unfold small in *. apply Forall_map.
  eapply Forall_impl; [| exact H]. intros x Hx. cbn beta in Hx.
  rewrite Nnat.Nat2N.inj_succ, N.pow_succ_r' in Hx.
  pose proof (N.div2_odd x). destruct (N.odd x); cbn [N.b2n] in *; lia.
Qed.

(** The number of columns. *)
Fixpoint columns (p : list N) : nat :=
  match p with [] => 0 | x :: p' => Nat.max (N.to_nat (N.size x)) (columns p') end.

Lemma columns_small : forall p, small (columns p) p.
Proof.
  intro p. assert (G : forall n, columns p <= n -> small n p).
  { induction p as [| x p IH]; intros n Hn; constructor; simpl in Hn.
    - eapply N.lt_le_trans; [apply N.size_gt |].
      apply N.pow_le_mono_r; lia.
    - apply IH. lia. }
  apply G. lia.
Qed.

(** ** Nim-sums *)

Lemma nim_sum_bit : forall p i, N.testbit (nim_sum p) i = Nat.odd (column i p).
Proof.
  induction p as [| x p IH]; intro i; cbn [nim_sum fold_right column].
  - apply N.bits_0.
  - fold (nim_sum p). rewrite N.lxor_spec, IH, Nat.odd_add. f_equal.
    unfold bit. now destruct (N.testbit x i).
Qed.

Lemma nim_sum_app : forall a b, nim_sum (a ++ b) = N.lxor (nim_sum a) (nim_sum b).
Proof.
  unfold nim_sum. induction a as [| x a IH]; intro b; cbn [app fold_right].
  - symmetry. apply N.lxor_0_l.
  - rewrite IH. symmetry. apply N.lxor_assoc.
Qed.

(** A nim-sum other than 0 can be repaired by lowering one of its terms. *)
Lemma nim_sum_repair : forall l, nim_sum l <> 0%N ->
  exists x, In x l /\ (N.lxor x (nim_sum l) < x)%N.
Proof.
  intros l H.
  assert (In_bit : forall l i, N.testbit (nim_sum l) i = true -> exists x, In x l /\ N.testbit x i = true).
  { clear. induction l as [| x l IH]; intros i H; [discriminate H |].
    cbn [nim_sum fold_right] in H. fold (nim_sum l) in H. rewrite N.lxor_spec in H.
    destruct (N.testbit x i) eqn:E.
    - exists x. split; [left |]; auto.
    - rewrite xorb_false_l in H. destruct (IH _ H) as (y & Hy & Hb).
      exists y. split; [right |]; auto. }
  destruct (In_bit l (N.log2 (nim_sum l))) as (x & Hx & Hb); [now apply N.bit_log2 |].
  exists x. split; auto. apply lt_of_bits with (h := N.log2 (nim_sum l)); auto.
  - rewrite N.lxor_spec, Hb, N.bit_log2; auto.
  - intros i Hi. rewrite N.lxor_spec, (N.bits_above_log2 _ _ Hi). now rewrite xorb_false_r.
Qed.
