(** Subtraction games under misère play: they are tame, by the pairing of T. S. Ferguson (1974). *)

From Coq Require Import List NArith Arith Lia Bool Permutation.
From Nimatron Require Import Rules Outcome Bits Sum Grundy Code Tame.
Import ListNotations.

Set Implicit Arguments.

Local Opaque grundy.

Section Ferguson.

Variable amounts : list nat.

Local Notation rule := (subtraction_rule amounts).
Local Notation g := (grundy (subtraction_options amounts)).

(** ** The pairing *)

Lemma not_option : forall h s, In s amounts -> 1 <= s <= h -> g (h - s) <> g h.
Proof.
  intros h s I B. rewrite <- value_one. apply grundy_not_option with (rule := rule).
  - apply subtraction_rule_smaller.
  - apply subtraction_options_sound.
  - apply subtraction_options_complete.
  - exists s. auto.
Qed.

Lemma option_with : forall h v, (v < g h)%N -> exists s, In s amounts /\ 1 <= s <= h /\ g (h - s) = v.
Proof.
  intros h v L. destruct (@grundy_option rule (subtraction_options amounts)
    (@subtraction_rule_smaller amounts) (@subtraction_options_sound amounts) h v L) as (o & I & V).
  apply subtraction_options_spec in I. destruct I as (s & I & B & ->). rewrite value_one in V. eauto.
Qed.

(** With [s0] the least amount: a heap has value 1 exactly if taking [s0] leaves value 0. *)
Lemma pairing : forall s0, In s0 amounts -> 1 <= s0 -> (forall s, In s amounts -> 1 <= s -> s0 <= s) ->
  forall h, g h = 1%N <-> s0 <= h /\ g (h - s0) = 0%N.
Proof.
  intros s0 I0 P0 Least h. induction h as [h IH] using lt_wf_ind. split.
  - intro G. destruct (@option_with h 0) as (s & I & B & _); [lia |].
    assert (s0 <= s) by (apply Least; auto; lia). split; [lia |].
    destruct (N.eq_dec (g (h - s0)) 0) as [| Z]; auto. exfalso.
    destruct (@option_with (h - s0) 0) as (s' & I' & B' & V); [lia |].
    apply (@not_option h s'); auto; [lia |]. rewrite G. apply IH; [lia |]. split; [lia |].
    now replace (h - s' - s0) with (h - s0 - s') by lia.
  - intros [L Z]. pose proof (@not_option h s0 I0) as N0. specialize (N0 ltac:(lia)).
    destruct (N.lt_trichotomy (g h) 1) as [C | [C | C]]; auto; exfalso.
    + apply N0. lia.
    + destruct (option_with h C) as (s & I & B & V). apply IH in V; [| lia]. destruct V as [L' V].
      apply (@not_option (h - s0) s); auto; [lia |].
      replace (h - s0 - s) with (h - s - s0) by lia. congruence.
Qed.

Lemma least_amount : forall s, In s amounts -> 1 <= s ->
  exists s0, In s0 amounts /\ 1 <= s0 /\ forall s', In s' amounts -> 1 <= s' -> s0 <= s'.
Proof.
  induction s as [s IH] using lt_wf_ind. intros I P.
  destruct (Exists_dec (fun s' => 1 <= s' < s) amounts) as [E | E].
  - intro s'. destruct (le_dec 1 s'), (lt_dec s' s); (now left) || (right; lia).
  - apply Exists_exists in E. destruct E as (s' & I' & B). apply (IH s'); auto; lia.
  - exists s. repeat split; auto. intros s' I' P'. destruct (le_lt_dec s s'); auto.
    destruct E. apply Exists_exists. eauto.
Qed.

(** ** Misère play *)

(** The heaps of value 0 and 1 are fickle, the others firm. *)
Definition subtraction_firm (h : nat) : bool := N.leb 2 (g h).

Lemma misere_one : forall h, misere_value g subtraction_firm [h] = if N.leb 2 (g h) then g h else N.lxor (g h) 1.
Proof.
  intro h. unfold misere_value, normal_value, subtraction_firm. cbn [existsb map nim_sum fold_right].
  now rewrite orb_false_r, N.lxor_0_r.
Qed.

(** A position of a subtraction game is lost under misère play exactly if either some heap has a
    Grundy value of 2 or more and the nim-sum of the values is 0, or none has and it is 1: the rule
    of misère Nim, applied to the Grundy values. *)
Theorem subtraction_misere : forall p, lost (heap_move rule) Misere p <->
  (if existsb (fun h => N.leb 2 (g h)) p then nim_sum (map g p) = 0%N else nim_sum (map g p) = 1%N).
Proof.
  intro p. assert (T : lost (heap_move rule) Misere p <-> misere_value g subtraction_firm p = 0%N).
  { apply tame_misere with (kind := fun _ => True).
    - apply sum_ends with (smaller := lt); [exact lt_wf |]. intros h o part R I.
      apply subtraction_rule_smaller in R. rewrite Forall_forall in R. auto.
    - intros. apply Forall_forall. auto.
    - intros h _. destruct (subtraction_options amounts h) as [| o os] eqn:E.
      + right. intros o R. apply subtraction_options_spec in R. rewrite E in R. destruct R.
      + left. exists o. apply subtraction_options_spec. rewrite E. now left.
    - intros h o _ (s & I & B & ->). rewrite normal_one. now apply not_option.
    - intros h v _ L. destruct (option_with h L) as (s & I & B & V). exists [h - s].
      rewrite normal_one. split; auto. exists s. auto.
    - intros h o _ (s & I & B & ->) V. rewrite !misere_one in V.
      pose proof (@not_option h s I B) as X. revert V.
      destruct (N.leb_spec 2 (g (h - s))), (N.leb_spec 2 (g h)); intro V; auto.
      + assert (g h = 0 \/ g h = 1)%N as [E | E] by lia; rewrite E in V; cbn in V; lia.
      + assert (g (h - s) = 0 \/ g (h - s) = 1)%N as [E | E] by lia; rewrite E in V; cbn in V; lia.
      + apply X. assert (g h = 0 \/ g h = 1)%N as [E | E] by lia;
          assert (g (h - s) = 0 \/ g (h - s) = 1)%N as [E' | E'] by lia;
          rewrite E, E' in *; cbn in V; try discriminate V; reflexivity.
    - intros h o v _ (s & I & B & _) L. rewrite misere_one in L.
      assert (Goal' : exists s', In s' amounts /\ 1 <= s' <= h /\
                (if N.leb 2 (g (h - s')) then g (h - s') else N.lxor (g (h - s')) 1) = v).
      { revert L. destruct (N.leb_spec 2 (g h)) as [F | F]; intro L.
        - destruct (@option_with h (if N.leb 2 v then v else N.lxor v 1)) as (s' & I' & B' & V).
          + destruct (N.leb_spec 2 v); auto.
            assert (v = 0 \/ v = 1)%N as [-> | ->] by lia; cbn; lia.
          + exists s'. repeat split; auto; try lia. rewrite V. destruct (N.leb_spec 2 v) as [C | C].
            * destruct (N.leb_spec 2 v); [reflexivity | lia].
            * assert (v = 0 \/ v = 1)%N as [-> | ->] by lia; reflexivity.
        - assert (g h = 0 \/ g h = 1)%N as [E | E] by lia; rewrite E in L; cbn in L; [| lia].
          assert (v = 0%N) as -> by lia.
          destruct (least_amount I) as (s0 & I0 & P0 & Least); [lia |].
          pose proof (Least s I ltac:(lia)). pose proof (@not_option h s0 I0 ltac:(lia)) as X.
          destruct (@option_with (h - s0) 0) as (s' & I' & B' & V); [lia |].
          assert (One : g (h - s') = 1%N).
          { apply (pairing I0 P0 Least). split; [lia |]. now replace (h - s' - s0) with (h - s0 - s') by lia. }
          exists s'. repeat split; auto; try lia. now rewrite One. }
      destruct Goal' as (s' & I' & B' & V). exists [h - s']. rewrite misere_one. split; auto. exists s'. auto.
    - intros h _ R. assert (Z : g h = 0%N).
      { destruct (N.eq_dec (g h) 0) as [| Z]; auto. destruct (@option_with h 0) as (s & I & B & _); [lia |].
        destruct (R [h - s]). exists s. auto. }
      unfold subtraction_firm. now rewrite Z.
    - intros h _ F. unfold subtraction_firm in F. apply N.leb_gt in F. lia.
    - apply Forall_forall. auto. }
  rewrite T. unfold misere_value, normal_value. fold subtraction_firm.
  change (existsb (fun h => N.leb 2 (g h)) p) with (existsb subtraction_firm p).
  destruct (existsb subtraction_firm p); [reflexivity |]. apply N.lxor_eq_0_iff.
Qed.

End Ferguson.

(** *** As a program *)

Definition subtraction_misere_lost (amounts : list nat) (p : list nat) : bool :=
  let t := subtraction_table amounts (S (list_max p)) in
  let values := map (fun h => nth h t 0%N) p in
  N.eqb (nim_sum values) (if existsb (N.leb 2) values then 0 else 1).

Theorem subtraction_misere_lost_correct : forall amounts p,
  subtraction_misere_lost amounts p = true <-> lost (heap_move (subtraction_rule amounts)) Misere p.
Proof.
  intros amounts p. rewrite subtraction_misere. unfold subtraction_misere_lost, subtraction_table. cbv zeta.
  rewrite (map_ext_in _ (grundy (subtraction_options amounts))).
  - rewrite N.eqb_eq. set (g := grundy (subtraction_options amounts)).
    assert (E : existsb (N.leb 2) (map g p) = existsb (fun h => N.leb 2 (g h)) p).
    { induction p as [| h p IH]; auto. cbn [map existsb]. now rewrite IH. }
    rewrite E. now destruct (existsb _ p).
  - intros h Hh. apply table_nth.
    pose proof (proj1 (list_max_le p (list_max p)) (le_n _)) as F. rewrite Forall_forall in F.
    specialize (F h Hh). lia.
Qed.
