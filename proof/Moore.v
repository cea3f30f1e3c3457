(** Moore's Nim under normal play: the theorem of E. H. Moore (1910), an executable finder of
    winning moves, and Bouton's theorem (1901) as the case k = 1. *)

From Coq Require Import List NArith Arith Lia Bool.
From Nimatron Require Import Rules Outcome Bits.
Import ListNotations.

Set Implicit Arguments.

(** Moore's condition: every binary column holds a multiple of k + 1 ones. *)
Definition balanced (k : nat) (p : list N) : Prop := forall i, column i p mod (k + 1) = 0.

(** ** Every game ends *)

Lemma lowers_stones : forall n p q, lowers n p q -> (stones q + N.of_nat n <= stones p)%N.
Proof. induction 1; simpl in *; lia. Qed.

Lemma moore_stones : forall k p q, moore_move k p q -> (stones q < stones p)%N.
Proof. intros k p q (n & Hn & Hs). apply lowers_stones in Hs. lia. Qed.

Lemma moore_ends : forall k, well_founded (fun q p => moore_move k p q).
Proof.
  intro k. apply (well_founded_lt_compat _ (fun p => N.to_nat (stones p))).
  intros q p H. apply moore_stones in H. lia.
Qed.

(** ** No move leads from balanced to balanced *)

Lemma lowers_0 : forall n p q, lowers n p q -> n = 0 -> p = q.
Proof. induction 1; intros E; try discriminate; f_equal; auto. Qed.

(** In the topmost column that a move changes, only ones become zeros, at most one per heap. *)
Lemma lowers_column : forall n p q, lowers n p q -> 1 <= n ->
  exists b, column b q < column b p <= column b q + n /\
            forall i, (b < i)%N -> column i p = column i q.
Proof.
  induction 1 as [| n x p q H IH | n x y p q Hlt H IH]; intros Hn; [lia | |].
  - destruct (IH Hn) as (b & H1 & H2). exists b. split.
    + simpl. lia.
    + intros i Hi. simpl. rewrite (H2 i Hi). reflexivity.
  - destruct (top_bit Hlt) as (h & X1 & X2 & X3).
    destruct n as [| n].
    + apply lowers_0 in H; auto. subst q. exists h. split.
      * simpl. unfold bit. rewrite X1, X2. lia.
      * intros i Hi. simpl. unfold bit. rewrite (X3 i Hi). reflexivity.
    + destruct IH as (b & H1 & H2); [lia |].
      destruct (N.lt_trichotomy h b) as [L | [L | L]].
      * exists b. split.
        -- simpl. unfold bit. rewrite (X3 b L). lia.
        -- intros i Hi. simpl. unfold bit. rewrite (X3 i), (H2 i) by lia. reflexivity.
      * subst b. exists h. split.
        -- simpl. unfold bit. rewrite X1, X2. lia.
        -- intros i Hi. simpl. unfold bit. rewrite (X3 i), (H2 i) by lia. reflexivity.
      * exists h. split.
        -- simpl. unfold bit. rewrite X1, X2. rewrite (H2 h L). lia.
        -- intros i Hi. simpl. unfold bit. rewrite (X3 i), (H2 i) by lia. reflexivity.
Qed.

Lemma multiple : forall a m, m <> 0 -> a mod m = 0 -> exists c, a = m * c.
Proof. intros a m Hm H. apply Nat.mod_divides in H; auto. Qed.

(** From balanced to balanced more than [k] heaps must change. *)
Lemma balanced_apart : forall k n p q, lowers n p q -> balanced k p -> balanced k q -> n = 0 \/ k < n.
Proof.
  intros k n p q Hs Bp Bq. destruct n as [| n]; auto. right.
  destruct (lowers_column Hs) as (b & (H1 & H2) & _); [lia |].
  specialize (Bp b). specialize (Bq b).
  apply multiple in Bp; [| lia]. apply multiple in Bq; [| lia].
  destruct Bp as (c & Hc), Bq as (d & Hd).
  assert (d < c) by nia. nia.
Qed.

Lemma balanced_left : forall k p q, balanced k p -> moore_move k p q -> ~ balanced k q.
Proof. intros k p q Bp (n & Hn & Hs) Bq. destruct (balanced_apart Hs Bp Bq); lia. Qed.

(** ** Finding a move to a balanced position, one column at a time from the top *)

(** A cell: the heap before the move, whether it has been lowered already (it is "loose": the
    digits still to come are free), and its value after the move, as far as it is settled. *)
Definition cell := (N * bool * N)%type.

Definition before (c : cell) : N := let '(x, _, _) := c in x.
Definition loose  (c : cell) : bool := let '(_, f, _) := c in f.
Definition after  (c : cell) : N := let '(_, _, y) := c in y.

Fixpoint count (f : cell -> bool) (l : list cell) : nat :=
  match l with [] => 0 | c :: l' => (if f c then 1 else 0) + count f l' end.

Definition tight_odd (c : cell) : bool := negb (loose c) && N.odd (before c).

(** Pair each heap with the state that its upper half has reached. *)
Fixpoint lift (p : list N) (l : list cell) : list cell :=
  match p, l with
  | x :: p', (_, f, y) :: l' => (x, f, y) :: lift p' l'
  | _, _ => []
  end.

(** Settle one more digit: [t] tight ones are lowered, [u] loose heaps get a 1. *)
Fixpoint append (t u : nat) (l : list cell) : list cell :=
  match l with
  | [] => []
  | (x, true, y) :: l' =>
      match u with
      | 0 => (x, true, N.double y) :: append t 0 l'
      | S u' => (x, true, N.succ_double y) :: append t u' l'
      end
  | (x, false, y) :: l' =>
      if N.odd x then
        match t with
        | 0 => (x, false, x) :: append 0 u l'
        | S t' => (x, true, N.double y) :: append t' u l'
        end
      else (x, false, x) :: append t u l'
  end.

Definition settle (k : nat) (l : list cell) : list cell :=
  let d := count tight_odd l mod (k + 1) in
  if Nat.eqb d 0 then append 0 0 l
  else if Nat.leb (k + 1 - d) (count loose l) then append 0 (k + 1 - d) l
  else append d 0 l.

(** [rebalance k n p] settles the [n] lowest columns of [p]. *)
Fixpoint rebalance (k n : nat) (p : list N) : list cell :=
  match n with
  | 0 => map (fun x => (x, false, x)) p
  | S m => settle k (lift p (rebalance k m (map N.div2 p)))
  end.

(** [None]: there is no winning move. *)
Definition winning_move (k : nat) (p : list N) : option (list N) :=
  let l := rebalance k (columns p) p in
  if Nat.eqb (count loose l) 0 then None else Some (map after l).

Definition cell_ok (c : cell) : Prop :=
  let '(x, f, y) := c in if f then (y < x)%N else y = x.

(** The state reached for the upper half. *)
Definition half_ok (c : cell) : Prop :=
  let '(x, f, y) := c in if f then (y < N.div2 x)%N else y = N.div2 x.

Lemma append_before : forall l t u, map before (append t u l) = map before l.
Proof.
  induction l as [| [[x f] y] l IH]; intros t u; [reflexivity |].
  destruct f; simpl.
  - destruct u; simpl; now rewrite IH.
  - destruct (N.odd x), t; simpl; now rewrite IH.
Qed.

Lemma append_ok : forall l t u, Forall half_ok l -> Forall cell_ok (append t u l).
Proof.
  induction l as [| [[x f] y] l IH]; intros t u H; [constructor |].
  inversion H as [| ? ? H1 H2]; subst. simpl in H1.
  pose proof (N.div2_odd x) as Hx.
  destruct f; simpl.
  - destruct u; constructor; auto; simpl.
    + rewrite N.double_spec. destruct (N.odd x); cbn [N.b2n] in Hx; lia.
    + rewrite N.succ_double_spec. destruct (N.odd x); cbn [N.b2n] in Hx; lia.
  - destruct (N.odd x) eqn:O; [destruct t |]; constructor; auto; simpl; auto.
    rewrite N.double_spec. cbn [N.b2n] in Hx. lia.
Qed.

Lemma append_high : forall l t u i, Forall half_ok l ->
  column (N.succ i) (map after (append t u l)) = column i (map after l).
Proof.
  induction l as [| [[x f] y] l IH]; intros t u i H; [reflexivity |].
  inversion H as [| ? ? H1 H2]; subst. simpl in H1.
  destruct f; simpl.
  - destruct u; simpl; rewrite IH by auto; rewrite bit_succ;
      [rewrite N.div2_double | rewrite N.div2_succ_double]; reflexivity.
  - destruct (N.odd x); [destruct t |]; simpl; rewrite IH by auto; rewrite bit_succ;
      try rewrite N.div2_double; subst; reflexivity.
Qed.

Lemma append_loose : forall l t u, t <= count tight_odd l ->
  count loose (append t u l) = count loose l + t.
Proof.
  induction l as [| [[x f] y] l IH]; intros t u Ht; simpl in *; [lia |].
  unfold tight_odd in Ht at 1; simpl in Ht.
  destruct f; simpl in *.
  - destruct u; simpl; rewrite IH by lia; lia.
  - destruct (N.odd x); simpl in *; [destruct t |]; simpl; rewrite IH by lia; lia.
Qed.

Lemma append_low : forall l t u, t <= count tight_odd l -> u <= count loose l ->
  column 0 (map after (append t u l)) + t = count tight_odd l + u.
Proof.
  induction l as [| [[x f] y] l IH]; intros t u Ht Hu; simpl in *; [lia |].
  unfold tight_odd in Ht at 1; simpl in Ht.
  unfold tight_odd at 1; simpl.
  unfold bit; rewrite ?N.bit0_odd.
  destruct f; simpl in *.
  - destruct u; simpl; unfold bit; rewrite N.bit0_odd.
    + specialize (IH t 0 Ht). rewrite N.double_spec, N.odd_mul. simpl. lia.
    + specialize (IH t u Ht). rewrite N.succ_double_spec, N.odd_add, N.odd_mul. simpl. lia.
  - destruct (N.odd x) eqn:O; simpl in *; [destruct t |]; simpl; unfold bit; rewrite N.bit0_odd.
    + specialize (IH 0 u). rewrite O. lia.
    + specialize (IH t u). rewrite N.double_spec, N.odd_mul. simpl. lia.
    + specialize (IH t u). rewrite O. lia.
Qed.

Lemma settle_spec : forall k l,
  Forall half_ok l -> count loose l <= k -> balanced k (map after l) ->
  Forall cell_ok (settle k l) /\ count loose (settle k l) <= k /\
  balanced k (map after (settle k l)) /\ map before (settle k l) = map before l.
Proof.
  intros k l Hok Hf Hb.
  assert (Hr : count tight_odd l mod (k + 1) < k + 1) by (apply Nat.mod_upper_bound; lia).
  assert (Hle : count tight_odd l mod (k + 1) <= count tight_odd l) by (apply Nat.mod_le; lia).
  assert (Hdiv := Nat.div_mod (count tight_odd l) (k + 1)).
  assert (Gen : forall t u, t <= count tight_odd l -> u <= count loose l ->
            count loose l + t <= k ->
            (exists c, count tight_odd l + u = (k + 1) * c + t) ->
            Forall cell_ok (append t u l) /\ count loose (append t u l) <= k /\
            balanced k (map after (append t u l)) /\
            map before (append t u l) = map before l).
  { intros t u Ht Hu Hk (c & Hc). repeat split.
    - now apply append_ok.
    - rewrite append_loose; lia.
    - intros i. destruct (N.eq_dec i 0) as [-> | Hi].
      + pose proof (append_low l Ht Hu) as E.
        assert (column 0 (map after (append t u l)) = (k + 1) * c) as -> by lia.
        rewrite Nat.mul_comm. apply Nat.mod_mul. lia.
      + replace i with (N.succ (N.pred i)) by lia. rewrite append_high by auto. apply Hb.
    - apply append_before. }
  unfold settle.
  set (c := count tight_odd l) in *. set (d := c mod (k + 1)) in *.
  destruct (Nat.eqb_spec d 0) as [E | E].
  - apply Gen; try lia. exists (c / (k + 1)). lia.
  - destruct (Nat.leb_spec (k + 1 - d) (count loose l)) as [L | L].
    + apply Gen; try lia. exists (c / (k + 1) + 1). lia.
    + apply Gen; try lia. exists (c / (k + 1)). lia.
Qed.

Lemma lift_spec : forall p l, map before l = map N.div2 p -> Forall cell_ok l ->
  map before (lift p l) = p /\ Forall half_ok (lift p l) /\
  map after (lift p l) = map after l /\ count loose (lift p l) = count loose l.
Proof.
  induction p as [| x p IH]; intros [| [[x' f] y] l] E H; simpl in *; try discriminate.
  - repeat split; auto.
  - injection E as E1 E2. inversion H as [| ? ? H1 H2]; subst.
    destruct (IH l E2 H2) as (A & B & C & D). simpl in H1.
    repeat split; simpl; try congruence.
    constructor; auto.
Qed.

Lemma zeros_balanced : forall k p, small 0 p -> balanced k p.
Proof.
  intros k p H i.
  assert (column i p = 0) as ->.
  { induction H as [| x p Hx H IH]; [reflexivity |]. simpl in *.
    assert (x = 0%N) as -> by lia. unfold bit. rewrite N.bits_0. auto. }
  apply Nat.mod_0_l. lia.
Qed.

Lemma rebalance_spec : forall k n p, small n p ->
  Forall cell_ok (rebalance k n p) /\ count loose (rebalance k n p) <= k /\
  balanced k (map after (rebalance k n p)) /\ map before (rebalance k n p) = p.
Proof.
  intros k. induction n as [| n IH]; intros p Hs.
  - simpl. repeat split.
    + apply Forall_map. apply Forall_forall. reflexivity.
    + induction p; simpl; [lia |]. inversion Hs; subst. now apply IHp.
    + rewrite map_map. simpl. rewrite map_id. now apply zeros_balanced.
    + rewrite map_map. simpl. apply map_id.
  - cbn [rebalance]. destruct (IH (map N.div2 p) (small_half Hs)) as (A & B & C & D).
    destruct (lift_spec p D A) as (E & F & G & H).
    destruct (settle_spec (k := k) F) as (I & J & K & L).
    + lia.
    + now rewrite G.
    + repeat split; auto. congruence.
Qed.

Lemma cells_lower : forall l, Forall cell_ok l ->
  lowers (count loose l) (map before l) (map after l).
Proof.
  induction 1 as [| [[x f] y] l H1 H2 IH]; simpl in *; [constructor |].
  destruct f; subst; constructor; auto.
Qed.

Lemma winning_move_some : forall k p q,
  winning_move k p = Some q -> moore_move k p q /\ balanced k q.
Proof.
  intros k p q H. unfold winning_move in H.
  destruct (rebalance_spec k (columns_small p)) as (A & B & C & D).
  set (l := rebalance k (columns p) p) in *.
  destruct (Nat.eqb_spec (count loose l) 0); [discriminate |].
  injection H as <-. split; auto.
  exists (count loose l). split; [lia |]. rewrite <- D at 1. now apply cells_lower.
Qed.

Lemma winning_move_none : forall k p, winning_move k p = None -> balanced k p.
Proof.
  intros k p H. unfold winning_move in H.
  destruct (rebalance_spec k (columns_small p)) as (A & B & C & D).
  set (l := rebalance k (columns p) p) in *.
  destruct (Nat.eqb_spec (count loose l) 0) as [E |]; [| discriminate].
  pose proof (cells_lower A) as S. apply lowers_0 in S; auto. congruence.
Qed.

(** ** The theorems *)

Lemma balanced_reached : forall k p, ~ balanced k p -> exists q, moore_move k p q /\ balanced k q.
Proof.
  intros k p B. destruct (winning_move k p) as [q |] eqn:E.
  - exists q. now apply winning_move_some.
  - apply winning_move_none in E. contradiction.
Qed.

Lemma balanced_dec : forall k p, {balanced k p} + {~ balanced k p}.
Proof.
  intros k p. destruct (winning_move k p) as [q |] eqn:E.
  - right. apply winning_move_some in E. intro B.
    destruct E as [Hm Bq]. exact (balanced_left B Hm Bq).
  - left. now apply winning_move_none in E.
Qed.

(** Moore's theorem: a position is lost under normal play exactly if every binary column holds a
    multiple of k + 1 ones. *)
Theorem moore : forall k p, lost (moore_move k) Normal p <-> balanced k p.
Proof.
  intros k p. apply lost_iff with (P := balanced k).
  - apply moore_ends.
  - intro q. destruct (balanced_dec k q); auto.
  - reflexivity.
  - apply balanced_left.
  - intros q B. right. now apply balanced_reached.
Qed.

(** The finder is sound (its move is legal and leaves the opponent lost) and complete (where it
    finds none, the position is lost). *)
Theorem winning_move_correct : forall k p,
  match winning_move k p with
  | Some q => moore_move k p q /\ lost (moore_move k) Normal q
  | None => lost (moore_move k) Normal p
  end.
Proof.
  intros k p. destruct (winning_move k p) as [q |] eqn:E.
  - apply winning_move_some in E. destruct E. split; auto. now apply moore.
  - apply winning_move_none in E. now apply moore.
Qed.

(** Bouton's theorem: ordinary Nim, the case k = 1, is lost exactly if the nim-sum is 0. *)
Theorem bouton : forall p, lost (moore_move 1) Normal p <-> nim_sum p = 0%N.
Proof.
  intro p. rewrite moore. split; intro H.
  - apply N.bits_inj_0. intro i. rewrite nim_sum_bit. specialize (H i).
    apply multiple in H; [| lia]. destruct H as [c ->]. now rewrite Nat.odd_mul.
  - intro i. pose proof (nim_sum_bit p i) as E. rewrite H, N.bits_0 in E.
    symmetry in E. rewrite <- Nat.negb_even in E. apply negb_false_iff in E.
    apply Nat.even_spec in E. destruct E as [c ->].
    change (1 + 1) with 2. rewrite Nat.mul_comm. apply Nat.mod_mul. lia.
Qed.

(** ** Moore's condition as a program *)

Fixpoint balanced_below (k n : nat) (p : list N) : bool :=
  match n with
  | 0 => true
  | S m => if Nat.eqb (column 0 p mod (k + 1)) 0 then balanced_below k m (map N.div2 p) else false
  end.

Definition balancedb (k : nat) (p : list N) : bool := balanced_below k (columns p) p.

Lemma balanced_half : forall k p, balanced k p -> balanced k (map N.div2 p).
Proof. intros k p B i. rewrite <- column_succ. apply B. Qed.

Lemma balancedb_correct : forall k p, balancedb k p = true <-> balanced k p.
Proof.
  intros k p. unfold balancedb. generalize (columns_small p). generalize (columns p) as n.
  intro n. revert p. induction n as [| n IH]; intros p Hs; cbn [balanced_below].
  - split; auto. intros _. now apply zeros_balanced.
  - specialize (IH _ (small_half Hs)). destruct (Nat.eqb_spec (column 0 p mod (k + 1)) 0) as [E | E].
    + rewrite IH. split; [| apply balanced_half].
      intros H i. destruct (N.eq_dec i 0) as [-> | Hi]; auto.
      replace i with (N.succ (N.pred i)) by lia. rewrite column_succ. apply H.
    + split; [discriminate |]. intro B. destruct (E (B 0%N)).
Qed.
