(** Moore's Nim: how long a lost position lasts when the winner hurries and the loser delays. *)

From Coq Require Import List NArith Arith Lia Bool.
From Nimatron Require Import Rules Outcome Bits Moore Misere.
Import ListNotations.

Set Implicit Arguments.

(** With S stones a lost position lasts 2 S / (k + 1) moves under normal play; under misère play
    one move less while a heap has two stones or more, and 2 floor (S / (k + 1)) + 1 afterwards. *)
Definition length_of_loss (c : convention) (k : nat) (p : list N) : N :=
  let rounds := (stones p / N.of_nat (k + 1))%N in
  match c with
  | Normal => 2 * rounds
  | Misere => if Nat.eqb (big_heaps p) 0 then 2 * rounds + 1 else 2 * rounds - 1
  end.

(** ** Every round costs at least k + 1 stones *)

Lemma balanced_stones : forall k p, balanced k p -> exists c, stones p = N.of_nat ((k + 1) * c).
Proof.
  intros k p. generalize (columns_small p). generalize (columns p) as n. intro n. revert p.
  induction n as [| n IH]; intros p Hs B.
  - exists 0. rewrite Nat.mul_0_r. induction Hs as [| x p Hx Hs IHp]; auto.
    cbn [stones]. simpl in Hx. rewrite IHp; [lia |]. now apply zeros_balanced.
  - destruct (IH _ (small_half Hs) (balanced_half B)) as [c Hc].
    specialize (B 0%N). apply multiple in B; [| lia]. destruct B as [d Hd].
    exists (2 * c + d). rewrite stones_halve, Hc, Hd. lia.
Qed.

(** ** The delaying move: one stone from a heap whose lowest 1 stands lowest *)

Inductive lowest : N -> list N -> Prop :=
| lowest_odd : forall x p, N.odd x = true -> lowest x p
| lowest_even : forall x p, N.odd x = false -> Forall (fun y => N.odd y = false) p ->
    lowest (N.div2 x) (map N.div2 p) -> lowest x p.

Lemma lowest_positive : forall x p, lowest x p -> (0 < x)%N.
Proof.
  induction 1 as [x p O | x p O F H IH].
  - destruct x; [discriminate | lia].
  - destruct x; [simpl in IH; lia | lia].
Qed.

Lemma evens_column : forall p, Forall (fun y => N.odd y = false) p -> column 0 p = 0.
Proof. induction 1 as [| y p Hy F IH]; auto. cbn [column]. unfold bit. now rewrite N.bit0_odd, Hy. Qed.

Lemma lowest_exists : forall p, stones p <> 0%N -> exists a x b, p = a ++ x :: b /\ lowest x (a ++ b).
Proof.
  intro p. generalize (columns_small p). generalize (columns p) as n. intro n. revert p.
  induction n as [| n IH]; intros p Hs Hp.
  - destruct Hp. induction Hs as [| x p Hx Hs IHp]; auto. cbn [stones]. simpl in Hx. lia.
  - destruct (Exists_dec (fun y => N.odd y = true) p) as [E | E].
    + intro x. apply bool_dec.
    + apply Exists_exists in E. destruct E as (x & Hx & O). apply in_split in Hx.
      destruct Hx as (a & b & ->). exists a, x, b. split; auto. now apply lowest_odd.
    + assert (F : Forall (fun y => N.odd y = false) p).
      { apply Forall_forall. intros x Hx. destruct (N.odd x) eqn:O; auto.
        destruct E. apply Exists_exists. eauto. }
      destruct (IH _ (small_half Hs)) as (a' & x' & b' & E' & L).
      * rewrite stones_halve, (evens_column F) in Hp. lia.
      * apply map_eq_app in E'. destruct E' as (a & xb & -> & <- & E').
        apply map_eq_cons in E'. destruct E' as (x & b & -> & <- & <-).
        exists a, x, b. split; auto. apply Forall_app in F. destruct F as [Fa Fb].
        inversion Fb; subst. apply lowest_even; auto.
        -- now apply Forall_app.
        -- now rewrite map_app.
Qed.

Lemma lowers_half : forall n p q, lowers n p q ->
  exists m, m <= n /\ lowers m (map N.div2 p) (map N.div2 q).
Proof.
  induction 1 as [| n x p q H (m & Hm & IH) | n x y p q Hlt H (m & Hm & IH)]; cbn [map].
  - exists 0. split; constructor.
  - exists m. split; auto. now constructor.
  - destruct (N.eq_dec (N.div2 x) (N.div2 y)) as [E | E].
    + exists m. split; [lia |]. rewrite E. now constructor.
    + exists (S m). split; [lia |]. constructor; auto.
      pose proof (halve x). pose proof (halve y). pose proof (bit_le1 0 x). pose proof (bit_le1 0 y). lia.
Qed.

(** Heaps that keep their upper half lose one stone each. *)
Lemma lowers_last_digit : forall n p q, lowers n p q -> map N.div2 p = map N.div2 q ->
  stones p = (stones q + N.of_nat n)%N.
Proof.
  induction 1 as [| n x p q H IH | n x y p q Hlt H IH]; intro E; cbn [stones map] in *; auto.
  - injection E as E. rewrite (IH E). lia.
  - injection E as E1 E2. rewrite (IH E2). pose proof (halve x). pose proof (halve y).
    pose proof (bit_le1 0 x). pose proof (bit_le1 0 y). lia.
Qed.

(** Of even heaps only the lowered ones can become odd; where all do, their halves are lowered too. *)
Lemma lowers_even : forall n p q, lowers n p q -> Forall (fun y => N.odd y = false) p ->
  column 0 q <= n /\ (column 0 q = n -> lowers n (map N.div2 p) (map N.div2 q)).
Proof.
  induction 1 as [| n x p q H IH | n x y p q Hlt H IH]; intro F.
  - split; [auto | constructor].
  - inversion F as [| ? ? Fx Fp]; subst. destruct (IH Fp) as [A B]. cbn [column map]. unfold bit.
    rewrite N.bit0_odd, Fx. cbn [Nat.add]. split; auto. intro E. constructor. auto.
  - inversion F as [| ? ? Fx Fp]; subst. destruct (IH Fp) as [A B]. cbn [column map].
    pose proof (bit_le1 0 y). split; [lia |]. intro E. constructor; [| apply B; lia].
    pose proof (halve x). pose proof (halve y).
    assert (bit 0 x = 0) by (unfold bit; now rewrite N.bit0_odd, Fx). lia.
Qed.

(** After the delaying move the winner must take one stone from each of [k] other heaps. *)
Lemma forced : forall k x p, lowest x p -> forall r,
  balanced k (x :: p) -> balanced k ((x - 1)%N :: r) -> lowers k p r ->
  stones p = (stones r + N.of_nat k)%N.
Proof.
  intros k x p L. induction L as [x p O | x p O F L IH]; intros r Bp Br M.
  - apply lowers_last_digit; auto. destruct (lowers_half M) as (m & Hm & M').
    apply balanced_half in Bp, Br. cbn [map] in Bp, Br.
    assert (E : N.div2 (x - 1) = N.div2 x).
    { pose proof (halve x). pose proof (halve (x - 1)). pose proof (bit_le1 0 (x - 1)).
      assert (bit 0 x = 1) by (unfold bit; now rewrite N.bit0_odd, O). lia. }
    rewrite E in Br.
    assert (M2 : lowers m (N.div2 x :: map N.div2 p) (N.div2 x :: map N.div2 r)) by now constructor.
    destruct (balanced_apart M2 Bp Br); [| lia]. subst m. now apply (lowers_0 M').
  - assert (X0 : bit 0 x = 0) by (unfold bit; now rewrite N.bit0_odd, O).
    pose proof (halve x) as Hx. pose proof (lowest_positive L).
    assert (E : N.div2 (x - 1) = (N.div2 x - 1)%N /\ bit 0 (x - 1) = 1).
    { pose proof (halve (x - 1)). pose proof (bit_le1 0 (x - 1)). lia. }
    destruct E as [E X1]. destruct (lowers_even M F) as [A B].
    assert (C : column 0 r = k).
    { specialize (Br 0%N). apply multiple in Br; [| lia]. destruct Br as [c Hc]. cbn [column] in Hc.
      rewrite X1 in Hc. assert (c <> 0) by nia. nia. }
    apply balanced_half in Bp, Br. cbn [map] in Bp, Br. rewrite E in Br.
    specialize (IH _ Bp Br (B C)).
    rewrite (stones_halve p), (stones_halve r), C, IH, (evens_column F). lia.
Qed.

Lemma lowers_middle : forall a n x b r, lowers n (a ++ x :: b) r -> exists a' x' b', r = a' ++ x' :: b' /\
  ((x' = x /\ lowers n (a ++ b) (a' ++ b')) \/
   ((x' < x)%N /\ exists m, n = S m /\ lowers m (a ++ b) (a' ++ b'))).
Proof.
  induction a as [| y a IH]; intros n x b r M; cbn [app] in M.
  - inversion M as [| ? ? ? q H | m ? y ? q Hlt H]; subst.
    + exists [], x, q. split; auto.
    + exists [], y, q. split; auto. right. split; auto. exists m. auto.
  - inversion M as [| ? ? ? q H | m ? z ? q Hlt H]; subst;
      destruct (IH _ _ _ _ H) as (a' & x' & b' & -> & [[E L] | (E & m' & -> & L)]).
    + exists (y :: a'), x', b'. split; auto. left. split; auto. now constructor.
    + exists (y :: a'), x', b'. split; auto. right. split; auto. exists m'. split; auto. now constructor.
    + exists (z :: a'), x', b'. split; auto. left. split; auto. now constructor.
    + exists (z :: a'), x', b'. split; auto. right. split; auto. exists (S m'). split; auto. now constructor.
Qed.

Lemma balanced_middle : forall k a x b, balanced k (a ++ x :: b) <-> balanced k (x :: a ++ b).
Proof.
  intros k a x b. assert (E : forall i, column i (a ++ x :: b) = column i (x :: a ++ b)).
  { intro i. cbn [column]. rewrite !column_app. cbn [column]. lia. }
  unfold balanced. split; intros H i; specialize (H i); rewrite E in *; auto.
Qed.

Lemma lowers_refl : forall p, lowers 0 p p.
Proof. induction p; constructor; auto. Qed.

(** From a balanced position the loser can take one stone so that the round costs k + 1 in all, as
    long as the winner replies to a balanced position. *)
Lemma delay : forall k p, balanced k p -> stones p <> 0%N ->
  exists a x b, p = a ++ x :: b /\ lowest x (a ++ b) /\ lowers 1 p (a ++ (x - 1)%N :: b) /\
    forall r, moore_move k (a ++ (x - 1)%N :: b) r -> balanced k r ->
      stones p = (stones r + N.of_nat (k + 1))%N.
Proof.
  intros k p B Hp. destruct (lowest_exists p Hp) as (a & x & b & -> & L).
  exists a, x, b. pose proof (lowest_positive L) as Hx. repeat split; auto.
  - clear - Hx. induction a; cbn; constructor; auto; [lia | apply lowers_refl].
  - intros r (n & Hn & M) Br. destruct (lowers_middle _ _ _ M) as (a' & x' & b' & -> & D).
    apply balanced_middle in B, Br.
    assert (G : x' = (x - 1)%N /\ lowers k (a ++ b) (a' ++ b')).
    { destruct D as [[-> L'] | (Hlt & m & -> & L')].
      - assert (M' : lowers (S n) (x :: a ++ b) ((x - 1)%N :: a' ++ b')) by (constructor; auto; lia).
        destruct (balanced_apart M' B Br); [lia |]. replace k with n by lia. auto.
      - assert (M' : lowers (S m) (x :: a ++ b) (x' :: a' ++ b')) by (constructor; auto; lia).
        destruct (balanced_apart M' B Br); lia. }
    destruct G as [-> M']. pose proof (forced L B Br M') as S.
    rewrite !stones_app in *. cbn [stones] in *. lia.
Qed.

(** ** Normal play *)

Lemma normal_within : forall k, 1 <= k -> forall c p, balanced k p ->
  stones p = N.of_nat ((k + 1) * c) -> lost_within (moore_move k) Normal (2 * c) p.
Proof.
  intros k Hk c. induction c as [c IH] using lt_wf_ind. intros p B E. destruct c as [| c].
  - split; auto. intros q M. apply moore_stones in M. lia.
  - replace (2 * S c) with (S (S (2 * c))) by lia. split; auto. intros q M. right.
    destruct (balanced_reached (balanced_left B M)) as (r & Mr & Br). exists r. split; auto.
    destruct (balanced_stones Br) as [d Hd]. apply moore_stones in M, Mr. assert (d < S c) by nia.
    apply lost_within_le with (2 * d); [lia |]. now apply IH.
Qed.

Lemma normal_delay : forall k, 1 <= k -> forall c p m, balanced k p ->
  stones p = N.of_nat ((k + 1) * c) -> lost_within (moore_move k) Normal m p -> 2 * c <= m.
Proof.
  intros k Hk. induction c as [| c IH]; intros p m B E L; [lia |].
  destruct (delay B) as (a & x & b & _ & _ & M1 & D); [lia |].
  set (q := a ++ (x - 1)%N :: b) in *.
  assert (M : moore_move k p q) by (exists 1; auto).
  destruct m as [| m]; destruct L as [_ L]; specialize (L q M); [destruct L |].
  destruct m as [| m]; destruct L as [[_ L] | L]; try discriminate; [destruct L |].
  destruct L as (r & Mr & L). assert (Br : balanced k r) by (apply moore; now apply within_outcome in L).
  specialize (D r Mr Br). apply IH in L; auto; [lia |]. nia.
Qed.

Lemma moore_normal_remoteness : forall k p, 1 <= k -> balanced k p ->
  remoteness (moore_move k) Normal p (N.to_nat (length_of_loss Normal k p)).
Proof.
  intros k p Hk B. unfold length_of_loss. destruct (balanced_stones B) as [c Hc].
  assert (stones p / N.of_nat (k + 1) = N.of_nat c)%N as ->.
  { rewrite Hc, Nat2N.inj_mul, N.mul_comm. apply N.div_mul. lia. }
  replace (N.to_nat (2 * N.of_nat c)) with (2 * c) by lia.
  split; [now apply normal_within |]. intros m W. now apply normal_delay with (p := p) (k := k).
Qed.

(** ** Misère play *)

(** Whoever flattens a heap takes a stone of it. *)
Lemma lowers_big_stones : forall n p q, lowers n p q ->
  (stones q + N.of_nat (big_heaps p) <= stones p + N.of_nat (big_heaps q))%N.
Proof.
  induction 1; rewrite ?big_heaps_cons; cbn [stones]; [simpl; lia | |]; cases; lia.
Qed.

Lemma big_heaps_app : forall a b, big_heaps (a ++ b) = big_heaps a + big_heaps b.
Proof. induction a; intro b; cbn [app big_heaps]; auto. rewrite IHa. lia. Qed.

Lemma columns_zero : forall p, (forall i, column i p = 0) -> stones p = 0%N.
Proof.
  intro p. generalize (columns_small p). generalize (columns p) as n. intro n. revert p.
  induction n as [| n IH]; intros p Hs H.
  - induction Hs as [| x p Hx Hs IHp]; auto. cbn [stones]. simpl in Hx. rewrite IHp; [lia |].
    intro i. specialize (H i). cbn [column] in H. lia.
  - rewrite stones_halve, H, IH; auto; [now apply small_half |].
    intro i. rewrite <- column_succ. apply H.
Qed.

(** The only balanced position that can be flattened in one round of the delaying move consists of
    heaps of 2. *)
Lemma flattened_at_once : forall k a b, balanced k (a ++ 2%N :: b) ->
  big_heaps (a ++ 2%N :: b) <= k + 1 -> lowest 2 (a ++ b) -> (stones (a ++ 2%N :: b) <= N.of_nat (2 * (k + 1)))%N.
Proof.
  intros k a b B H L. set (p := a ++ 2%N :: b) in *.
  assert (Even : column 0 p = 0).
  { inversion L as [? ? O | ? ? _ F _]; [discriminate O |]. subst. unfold p.
    rewrite column_app. cbn [column]. change (bit 0 2) with 0.
    apply evens_column in F. rewrite column_app in F. lia. }
  assert (High : forall i, (2 <= i)%N -> column i p = 0).
  { intros i Hi. specialize (B i). apply multiple in B; [| lia]. destruct B as [c Hc].
    assert (column i p <= k); [| destruct c; [lia |]; nia].
    pose proof (@column_le_big i a ltac:(lia)). pose proof (@column_le_big i b ltac:(lia)).
    assert (Hb : bit i 2 = 0).
    { unfold bit. replace i with (N.succ (N.succ (i - 2))) by lia.
      rewrite !N.testbit_succ_r_div2 by lia. simpl N.div2. now rewrite N.bits_0. }
    unfold p in *. rewrite column_app in *. cbn [column] in *. rewrite big_heaps_app, big_heaps_cons in H.
    change (2 <=? 2)%N with true in H. cbv iota in H. lia. }
  assert (Top : stones (map N.div2 (map N.div2 p)) = 0%N).
  { apply columns_zero. intro i. rewrite <- !column_succ. apply High. lia. }
  pose proof (@column_le_big 1 p ltac:(lia)). rewrite stones_halve, Even, stones_halve, Top, <- column_succ.
  simpl (N.succ 0). lia.
Qed.

(** The number of rounds, [c], from the number of stones. *)
Lemma misere_stones : forall k p, 1 <= k -> misere_balanced k p ->
  exists c, (big_heaps p = 0 /\ stones p = N.of_nat ((k + 1) * c + 1)) \/
            (big_heaps p <> 0 /\ balanced k p /\ stones p = N.of_nat ((k + 1) * (c + 2))).
Proof.
  intros k p Hk B. unfold misere_balanced in B. destruct (Nat.eqb_spec (big_heaps p) 0) as [E | E].
  - exists (ones p / (k + 1)). left. split; auto. rewrite stones_flat; auto.
    pose proof (Nat.div_mod (ones p) (k + 1)). lia.
  - destruct (balanced_stones B) as [c Hc]. pose proof (balanced_big B E). pose proof (stones_big p).
    exists (c - 2). right. repeat split; auto. replace (c - 2 + 2) with c by nia. exact Hc.
Qed.

Definition misere_remoteness (k : nat) (p : list N) : nat := N.to_nat (length_of_loss Misere k p).

Lemma misere_remoteness_flat : forall k p c, 1 <= k -> big_heaps p = 0 ->
  stones p = N.of_nat ((k + 1) * c + 1) -> misere_remoteness k p = 2 * c + 1.
Proof.
  intros k p c Hk E S. unfold misere_remoteness, length_of_loss. rewrite E. cbn [Nat.eqb].
  rewrite <- (@N.div_unique (stones p) (N.of_nat (k + 1)) (N.of_nat c) 1); lia.
Qed.

Lemma misere_remoteness_big : forall k p c, big_heaps p <> 0 ->
  stones p = N.of_nat ((k + 1) * (c + 2)) -> misere_remoteness k p = 2 * c + 3.
Proof.
  intros k p c E S. unfold misere_remoteness, length_of_loss. destruct (Nat.eqb_spec (big_heaps p) 0); [lia |].
  rewrite <- (@N.div_unique (stones p) (N.of_nat (k + 1)) (N.of_nat (c + 2)) 0); lia.
Qed.

(** A round shortens the game by two moves at least ... *)
Lemma misere_hurry : forall k p q r, 1 <= k -> misere_balanced k p -> moore_move k p q ->
  moore_move k q r -> misere_balanced k r -> misere_remoteness k r + 2 <= misere_remoteness k p.
Proof.
  intros k p q r Hk Bp Mq Mr Br.
  pose proof (moore_stones Mq). pose proof (moore_stones Mr).
  destruct Mq as (n & Hn & Mq), Mr as (m & Hm & Mr).
  destruct (misere_stones p Hk Bp) as (c & [[Ep Sp] | (Ep & Bp' & Sp)]);
    destruct (misere_stones r Hk Br) as (d & [[Er Sr] | (Er & Br' & Sr)]).
  - rewrite (misere_remoteness_flat p c), (misere_remoteness_flat r d) by auto. nia.
  - destruct (lowers_flat Mq Ep) as [Eq _]. destruct (lowers_flat Mr Eq) as [Er' _]. contradiction.
  - rewrite (misere_remoteness_big k p c), (misere_remoteness_flat r d) by auto.
    pose proof (lowers_big_stones Mq). pose proof (lowers_big_stones Mr).
    pose proof (balanced_big Bp' Ep). nia.
  - rewrite (misere_remoteness_big k p c), (misere_remoteness_big k r d) by auto. nia.
Qed.

(** ... and the loser has a move after which no reply shortens it by more. *)
Lemma misere_delay : forall k p, 1 <= k -> misere_balanced k p -> exists q, moore_move k p q /\
  (stones q = 0%N -> misere_remoteness k p <= 1) /\
  forall r, moore_move k q r -> misere_balanced k r -> misere_remoteness k p <= misere_remoteness k r + 2.
Proof.
  intros k p Hk Bp. destruct (misere_stones p Hk Bp) as (c & [[Ep Sp] | (Ep & Bp' & Sp)]).
  - destruct (can_lower p) as [q Mq]; [lia |]. destruct (lowers_flat Mq Ep) as [Eq Oq].
    pose proof (stones_flat p Ep). pose proof (stones_flat q Eq).
    rewrite (misere_remoteness_flat p c) by auto.
    exists q. repeat split; [exists 1; auto | nia |].
    intros r (n & Hn & Mr) Br. destruct (lowers_flat Mr Eq) as [Er Or].
    destruct (misere_stones r Hk Br) as (d & [[_ Sr] | (Er' & _)]); [| lia].
    pose proof (stones_flat r Er). rewrite (misere_remoteness_flat r d) by auto. nia.
  - destruct (delay Bp') as (a & x & b & E & L & M1 & D); [lia |].
    pose proof (lowest_positive L). rewrite (misere_remoteness_big k p c) by auto.
    exists (a ++ (x - 1)%N :: b). repeat split; [exists 1; auto | |].
    + intro Z. subst p. rewrite stones_app in *. cbn [stones] in *. nia.
    + intros r Mr Br. destruct (misere_stones r Hk Br) as (d & [[Er Sr] | (Er & Br' & Sr)]).
      * rewrite (misere_remoteness_flat r d) by auto. destruct Mr as (n & Hn & Mr).
        pose proof (lowers_big M1). pose proof (lowers_big Mr). pose proof (balanced_big Bp' Ep).
        assert (x = 2)%N.
        { subst p. rewrite !big_heaps_app, !big_heaps_cons in *. cases; lia. }
        subst p x. assert (B2 : big_heaps (a ++ 2%N :: b) <= k + 1) by lia.
        pose proof (flattened_at_once _ _ Bp' B2 L). nia.
      * specialize (D r Mr Br'). rewrite (misere_remoteness_big k r d) by auto. nia.
Qed.

Lemma moore_misere_remoteness : forall k p, 1 <= k -> misere_balanced k p ->
  remoteness (moore_move k) Misere p (misere_remoteness k p).
Proof.
  intros k p Hk L. split.
  - remember (misere_remoteness k p) as n eqn:E. revert p L E.
    induction n as [n IH] using lt_wf_ind. intros p B E.
    assert (NE : ended (moore_move k) p -> Misere = Normal).
    { intro F. apply ended_stones in F; auto. destruct (misere_balanced_stones p Hk B F). }
    assert (Hn : 1 <= n).
    { destruct (misere_stones p Hk B) as (c & [[Z S] | (Z & _ & S)]).
      - rewrite (misere_remoteness_flat p c Hk Z S) in E. lia.
      - rewrite (misere_remoteness_big k p c Z S) in E. lia. }
    destruct n as [| n]; [lia |]. split; auto. intros q Mq. destruct n as [| n]; cbn [won_within].
    + left. split; auto. apply ended_stones; auto.
      destruct (misere_balanced_reached q Hk (misere_balanced_left Hk B Mq)) as [| (r & Mr & Br)]; auto.
      pose proof (misere_hurry Hk B Mq Mr Br). lia.
    + destruct (misere_balanced_reached q Hk (misere_balanced_left Hk B Mq)) as [Z | (r & Mr & Br)].
      * left. split; auto. now apply ended_stones.
      * right. exists r. split; auto. pose proof (misere_hurry Hk B Mq Mr Br).
        apply lost_within_le with (misere_remoteness k r); [lia |]. apply IH; auto. lia.
  - intro m. revert p L. induction m as [m IH] using lt_wf_ind. intros p B W.
    destruct (misere_delay p Hk B) as (q & Mq & Z & D).
    destruct m as [| m]; destruct W as [_ W]; specialize (W q Mq); [destruct W |].
    destruct m as [| m]; destruct W as [[W _] | W]; try (apply ended_stones in W; auto; specialize (Z W); lia).
    + destruct W.
    + destruct W as (r & Mr & W).
      assert (Br : misere_balanced k r) by (apply moore_misere; auto; now apply within_outcome in W).
      specialize (D r Mr Br). specialize (IH m (Nat.lt_lt_succ_r _ _ (Nat.lt_succ_diag_r m)) r Br W). lia.
Qed.

(** The remoteness of a lost position, under both conventions, is [length_of_loss]: the winner can
    end the game within that many moves, and the loser can hold out so long. *)
Theorem moore_remoteness : forall c k p, 1 <= k -> lost (moore_move k) c p ->
  remoteness (moore_move k) c p (N.to_nat (length_of_loss c k p)).
Proof.
  intros c k p Hk L. destruct c.
  - apply moore in L. now apply moore_normal_remoteness.
  - apply moore_misere in L; auto. now apply moore_misere_remoteness.
Qed.
