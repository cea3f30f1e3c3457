(** Tame games under misère play (Conway 1976): where every heap is tame, the misère outcome of any
    sum of them follows from their Grundy values and from which of them are firm. *)

From Coq Require Import List NArith Arith Lia Bool Permutation.
From Nimatron Require Import Rules Outcome Bits Sum Grundy Code.
Import ListNotations.

Set Implicit Arguments.

Section Tame.

Variable heap : Type.
Variable rule : heap -> list heap -> Prop.

(** The Grundy value of a heap under normal play, and whether it is firm. A firm heap has the same
    value under misère play; a fickle one has 0 for 1 and 1 for 0. *)
Variable g : heap -> N.
Variable firm : heap -> bool.

Definition normal_value (p : list heap) : N := nim_sum (map g p).

(** A sum is firm if one of its heaps is. *)
Definition misere_value (p : list heap) : N :=
  if existsb firm p then normal_value p else N.lxor (normal_value p) 1.

(** The heaps spoken of; no option leaves them. *)
Variable kind : heap -> Prop.

Hypothesis ends : well_founded (fun q p => heap_move rule p q).
Hypothesis kind_stays : forall h o, kind h -> rule h o -> Forall kind o.
Hypothesis options_decidable : forall h, kind h -> (exists o, rule h o) \/ (forall o, ~ rule h o).

(** Tameness: these values are the mex of the options' values, under normal play ... *)
Hypothesis normal_not_option : forall h o, kind h -> rule h o -> normal_value o <> g h.
Hypothesis normal_option : forall h v, kind h -> (v < g h)%N -> exists o, rule h o /\ normal_value o = v.

(** ... and under misère play, where a heap without options has value 1. *)
Hypothesis misere_not_option : forall h o, kind h -> rule h o -> misere_value o <> misere_value [h].
Hypothesis misere_option : forall h o v, kind h -> rule h o -> (v < misere_value [h])%N ->
  exists o, rule h o /\ misere_value o = v.
Hypothesis misere_end : forall h, kind h -> (forall o, ~ rule h o) -> g h = 0%N /\ firm h = false.
Hypothesis fickle_small : forall h, kind h -> firm h = false -> (g h <= 1)%N.

Lemma normal_middle : forall a o b, normal_value (a ++ o ++ b) = N.lxor (normal_value o) (normal_value (a ++ b)).
Proof.
  intros. unfold normal_value. rewrite !map_app, !nim_sum_app.
  rewrite <- !N.lxor_assoc. f_equal. apply N.lxor_comm.
Qed.

Lemma normal_one : forall h, normal_value [h] = g h.
Proof. intro h. apply N.lxor_0_r. Qed.

Lemma firm_middle : forall a o b, existsb firm (a ++ o ++ b) = existsb firm o || existsb firm (a ++ b).
Proof.
  intros. rewrite !existsb_app. destruct (existsb firm a), (existsb firm o), (existsb firm b); reflexivity.
Qed.

(** Beside a firm rest a heap counts with its normal value ... *)
Lemma misere_beside_firm : forall a o b, existsb firm (a ++ b) = true ->
  misere_value (a ++ o ++ b) = N.lxor (normal_value o) (normal_value (a ++ b)).
Proof. intros a o b F. unfold misere_value. rewrite firm_middle, F, orb_true_r. apply normal_middle. Qed.

(** ... and beside a fickle rest with its misère value. *)
Lemma misere_beside_fickle : forall a o b, existsb firm (a ++ b) = false ->
  misere_value (a ++ o ++ b) = N.lxor (misere_value o) (normal_value (a ++ b)).
Proof.
  intros a o b F. unfold misere_value. rewrite firm_middle, F, orb_false_r, normal_middle.
  destruct (existsb firm o); auto. rewrite !N.lxor_assoc. f_equal. apply N.lxor_comm.
Qed.

Lemma misere_left : forall p q, Forall kind p -> misere_value p = 0%N -> heap_move rule p q ->
  misere_value q <> 0%N.
Proof.
  intros p q K E M F. destruct M as [a h b o R]. apply Forall_elt in K.
  change (h :: b) with ([h] ++ b) in E. destruct (existsb firm (a ++ b)) eqn:B.
  - rewrite misere_beside_firm in E, F by auto. rewrite normal_one in E.
    apply N.lxor_eq in E, F. apply (normal_not_option K R). congruence.
  - rewrite misere_beside_fickle in E, F by auto.
    apply N.lxor_eq in E, F. apply (misere_not_option K R). congruence.
Qed.

Lemma fickle_values : forall p, Forall kind p -> existsb firm p = false ->
  normal_value p = 0%N \/ normal_value p = 1%N.
Proof.
  induction 1 as [| h p K Ks IH]; intro F; [now left |]. cbn [existsb] in F.
  apply orb_false_iff in F. destruct F as [F Fs]. pose proof (fickle_small K F).
  unfold normal_value. cbn [map nim_sum fold_right]. fold (nim_sum (map g p)). fold (normal_value p).
  assert (g h = 0 \/ g h = 1)%N as [-> | ->] by lia; destruct (IH Fs) as [-> | ->]; cbn; auto.
Qed.

Lemma ended_or_option : forall p, Forall kind p ->
  (forall h, In h p -> forall o, ~ rule h o) \/ exists a h b o, p = a ++ h :: b /\ rule h o.
Proof.
  induction 1 as [| h p K Ks IH]; [left; intros h [] |].
  destruct (options_decidable K) as [(o & R) | N]; [right; now exists [], h, p, o |].
  destruct IH as [E | (a & h' & b & o & -> & R)].
  - left. intros h' [<- | H]; auto.
  - right. now exists (h :: a), h', b, o.
Qed.

Lemma no_options_ended : forall p, (forall h, In h p -> forall o, ~ rule h o) -> ended (heap_move rule) p.
Proof.
  intros p E q M. destruct M as [a h b o R]. apply (E h) with o; auto. rewrite in_app_iff. cbn. tauto.
Qed.

Lemma no_options_value : forall p, Forall kind p -> (forall h, In h p -> forall o, ~ rule h o) ->
  misere_value p = 1%N.
Proof.
  intros p K E. assert (normal_value p = 0%N /\ existsb firm p = false) as [V F].
  { induction K as [| h p Kh K IH]; [now split |]. destruct (misere_end Kh) as [G F]; [apply E; now left |].
    destruct IH as [V Fs]; [intros; apply E; now right |].
    unfold normal_value in *. cbn [map nim_sum fold_right existsb]. fold (nim_sum (map g p)).
    rewrite G, V, F, Fs. now split. }
  unfold misere_value. now rewrite F, V.
Qed.

Lemma misere_reached : forall p, Forall kind p -> misere_value p <> 0%N ->
  ended (heap_move rule) p \/ exists q, heap_move rule p q /\ misere_value q = 0%N.
Proof.
  intros p K V. destruct (existsb firm p) eqn:F.
  - right. assert (V' : normal_value p <> 0%N) by (unfold misere_value in V; now rewrite F in V).
    destruct (nim_sum_repair (map g p) V') as (x & Hx & L).
    apply in_map_iff in Hx. destruct Hx as (h & <- & Hh). apply in_split in Hh. destruct Hh as (a & b & ->).
    change (h :: b) with ([h] ++ b) in *. fold (normal_value (a ++ [h] ++ b)) in L.
    rewrite normal_middle, normal_one, <- N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_l in L.
    assert (Kh : kind h) by (now apply Forall_elt in K).
    destruct (normal_option Kh L) as (o & R & Vo).
    destruct (existsb firm (a ++ b)) eqn:B.
    + exists (a ++ o ++ b). split; [now constructor |].
      rewrite misere_beside_firm, Vo by auto. apply N.lxor_nilpotent.
    + rewrite firm_middle, B, orb_false_r in F.
      assert (E : misere_value [h] = g h) by (unfold misere_value; rewrite F; apply normal_one).
      rewrite <- E in L. destruct (misere_option Kh R L) as (o' & R' & Vo').
      exists (a ++ o' ++ b). split; [now constructor |].
      rewrite misere_beside_fickle, Vo' by auto. apply N.lxor_nilpotent.
  - assert (Z : normal_value p = 0%N).
    { unfold misere_value in V. rewrite F in V. destruct (fickle_values K F) as [| E]; auto.
      rewrite E in V. now destruct V. }
    destruct (ended_or_option K) as [E | (a & h & b & o & -> & R)]; [left; now apply no_options_ended |].
    right. assert (Kh : kind h) by (now apply Forall_elt in K).
    change (h :: b) with ([h] ++ b) in *. rewrite firm_middle in F. apply orb_false_iff in F. destruct F as [Fh B].
    rewrite normal_middle, normal_one in Z. apply N.lxor_eq in Z.
    assert (E : misere_value [h] = N.lxor (g h) 1) by (unfold misere_value; now rewrite Fh, normal_one).
    assert (S : (g h <= 1)%N).
    { apply fickle_small; auto. cbn [existsb] in Fh. now rewrite orb_false_r in Fh. }
    assert (G : exists o', rule h o' /\ misere_value o' = g h).
    { assert (g h = 0 \/ g h = 1)%N as [H | H] by lia; rewrite H in *.
      - apply (misere_option Kh R). rewrite E. reflexivity.
      - assert (L : (0 < g h)%N) by lia. destruct (normal_option Kh L) as (o' & R' & Vo').
        exists o'. split; auto. pose proof (misere_not_option Kh R') as X. rewrite E in X. cbn in X.
        unfold misere_value in *. rewrite Vo' in *. destruct (existsb firm o'); auto. now destruct X. }
    destruct G as (o' & R' & Vo'). exists (a ++ o' ++ b). split; [now constructor |].
    rewrite misere_beside_fickle, Vo', Z by auto. apply N.lxor_nilpotent.
Qed.

(** A sum of tame heaps is lost under misère play exactly if its misère value is 0: if one of them
    is firm, exactly if the nim-sum is 0; if all are fickle, exactly if it is 1. *)
Theorem tame_misere : forall p, Forall kind p ->
  (lost (heap_move rule) Misere p <-> misere_value p = 0%N).
Proof.
  apply lost_iff_kind with (kind := Forall kind) (P := fun p => misere_value p = 0%N).
  - exact ends.
  - intros p q K M. destruct M as [a h b o R]. pose proof (Forall_elt _ _ _ K) as Kh.
    rewrite !Forall_app in *. destruct K as [Ka K]. inversion K; subst. repeat split; auto.
    now apply (kind_stays Kh).
  - intro p. destruct (N.eq_dec (misere_value p) 0); auto.
  - intros p K V E. rewrite no_options_value in V; auto; [discriminate |].
    intros h Hh o R. apply in_split in Hh. destruct Hh as (a & b & ->).
    apply (E (a ++ o ++ b)). now constructor.
  - apply misere_left.
  - intros p K V. destruct (misere_reached K V); auto.
Qed.

End Tame.

(** ** Octal and hexadecimal games that are tame as far as a table reaches *)

(** What a table of values, each with its firmness, says about a heap. *)
Definition g_in (t : list (N * bool)) (h : nat) : N := fst (nth h t (0%N, false)).
Definition firm_in (t : list (N * bool)) (h : nat) : bool := snd (nth h t (0%N, false)).

Definition normal_in (t : list (N * bool)) : list nat -> N := normal_value (g_in t).
Definition misere_in (t : list (N * bool)) : list nat -> N := misere_value (g_in t) (firm_in t).

(** The next entry, if the heap with these options is tame. *)
Definition tame_entry (t : list (N * bool)) (options : list (list nat)) : option (N * bool) :=
  let normal := mex (map (normal_in t) options) in
  let misere := match options with [] => 1%N | _ => mex (map (misere_in t) options) end in
  if N.eqb normal misere then Some (normal, true)
  else if N.leb normal 1 && N.eqb misere (N.lxor normal 1) then Some (normal, false)
  else None.

(** The heaps 0 .. n-1, if all are tame. *)
Fixpoint tame_table (code : list nat) (n : nat) : option (list (N * bool)) :=
  match n with
  | 0 => Some []
  | S m =>
      match tame_table code m with
      | Some t =>
          match tame_entry t (code_options code m) with
          | Some e => Some (t ++ [e])
          | None => None
          end
      | None => None
      end
  end.

(** Whether a position is lost under misère play, if all heaps up to its largest are tame. *)
Definition code_misere_lost (code : list nat) (p : list nat) : option bool :=
  match tame_table code (S (list_max p)) with
  | Some t => Some (N.eqb (misere_in t p) 0)
  | None => None
  end.

Lemma tame_table_length : forall code n t, tame_table code n = Some t -> length t = n.
Proof.
  induction n as [| n IH]; intros t H; cbn [tame_table] in H; [now injection H as <- |].
  destruct (tame_table code n) as [t' |]; [| discriminate].
  destruct (tame_entry t' (code_options code n)); [| discriminate].
  injection H as <-. rewrite app_length, (IH t') by auto. cbn. lia.
Qed.

(** Entries added later change nothing. *)
Lemma in_app_same : forall t e o, Forall (fun part => part < length t) o ->
  normal_in (t ++ e) o = normal_in t o /\ misere_in (t ++ e) o = misere_in t o.
Proof.
  intros t e o F. assert (S : forall h, In h o -> nth h (t ++ e) (0%N, false) = nth h t (0%N, false)).
  { intros h Hh. apply app_nth1. rewrite Forall_forall in F. auto. }
  assert (G : map (g_in (t ++ e)) o = map (g_in t) o).
  { apply map_ext_in. intros h Hh. unfold g_in. now rewrite S. }
  assert (B : existsb (firm_in (t ++ e)) o = existsb (firm_in t) o).
  { clear F G. induction o as [| h o IH]; auto. cbn [existsb]. unfold firm_in at 1 3.
    rewrite S by now left. f_equal. apply IH. intros. apply S. now right. }
  unfold normal_in, misere_in, misere_value, normal_value. now rewrite G, B.
Qed.

Lemma tame_entry_spec : forall code t h, h < length t ->
  tame_entry t (code_options code h) = Some (nth h t (0%N, false)) ->
  g_in t h = mex (map (normal_in t) (code_options code h)) /\
  misere_in t [h] = match code_options code h with [] => 1%N | os => mex (map (misere_in t) os) end /\
  (firm_in t h = false -> (g_in t h <= 1)%N).
Proof.
  intros code t h L H. unfold tame_entry in H.
  set (normal := mex (map (normal_in t) (code_options code h))) in *.
  replace (match code_options code h with [] => 1%N | os => mex (map (misere_in t) os) end) with
    (match code_options code h with [] => 1%N | _ => mex (map (misere_in t) (code_options code h)) end)
    by (destruct (code_options code h); reflexivity).
  set (misere := match code_options code h with [] => 1%N | _ => _ end) in *.
  unfold misere_in, misere_value, normal_value. cbn [existsb map nim_sum fold_right].
  rewrite orb_false_r, N.lxor_0_r. unfold g_in, firm_in.
  destruct (N.eqb_spec normal misere) as [E | E].
  - injection H as H. rewrite <- H. cbn. repeat split; auto. discriminate.
  - destruct (N.leb_spec normal 1) as [S | S]; [| discriminate]. cbn [andb] in H.
    destruct (N.eqb_spec misere (N.lxor normal 1)) as [M | M]; [| discriminate].
    injection H as H. rewrite <- H. cbn [fst snd]. repeat split; auto.
Qed.

Lemma tame_table_spec : forall code n t, tame_table code n = Some t -> forall h, h < n ->
  tame_entry t (code_options code h) = Some (nth h t (0%N, false)).
Proof.
  induction n as [| n IH]; intros t H h Hh; [lia |]. pose proof (tame_table_length _ _ H) as Lt.
  cbn [tame_table] in H. destruct (tame_table code n) as [t' |] eqn:T; [| discriminate].
  destruct (tame_entry t' (code_options code n)) as [e |] eqn:E; [| discriminate]. injection H as <-.
  pose proof (tame_table_length _ _ T) as L'.
  assert (Same : tame_entry (t' ++ [e]) (code_options code h) = tame_entry t' (code_options code h)).
  { unfold tame_entry. rewrite (map_ext_in (normal_in (t' ++ [e])) (normal_in t')),
      (map_ext_in (misere_in (t' ++ [e])) (misere_in t')); auto;
    intros o Ho; apply in_app_same; apply code_options_sound, code_rule_smaller in Ho;
    (eapply Forall_impl; [| exact Ho]); cbn beta; lia. }
  rewrite Same. destruct (Nat.eq_dec h n) as [-> | Hne].
  - now rewrite E, app_nth2, L', Nat.sub_diag by lia.
  - rewrite app_nth1 by lia. apply IH; auto. lia.
Qed.

Lemma in_permutation : forall t o o', Permutation o o' ->
  normal_in t o = normal_in t o' /\ misere_in t o = misere_in t o'.
Proof.
  intros t o o' P. assert (V : normal_in t o = normal_in t o').
  { unfold normal_in, normal_value. induction P; cbn [map nim_sum fold_right]; fold nim_sum; try congruence.
    - now f_equal.
    - rewrite <- !N.lxor_assoc. f_equal. apply N.lxor_comm. }
  assert (B : existsb (firm_in t) o = existsb (firm_in t) o').
  { clear V. induction P; cbn [existsb]; try congruence.
    destruct (firm_in t x), (firm_in t y); reflexivity. }
  split; auto. unfold misere_in, misere_value. unfold normal_in in V. now rewrite V, B.
Qed.

(** The program's answer about misère play is right. *)
Theorem code_misere_lost_correct : forall code p b, code_misere_lost code p = Some b ->
  (b = true <-> lost (heap_move (code_rule code)) Misere p).
Proof.
  intros code p b H. unfold code_misere_lost in H. set (n := S (list_max p)) in *.
  destruct (tame_table code n) as [t |] eqn:T; [| discriminate]. injection H as <-.
  rewrite N.eqb_eq. symmetry.
  pose proof (tame_table_length _ _ T) as L.
  assert (Spec : forall h, h < n ->
    g_in t h = mex (map (normal_in t) (code_options code h)) /\
    misere_in t [h] = match code_options code h with [] => 1%N | os => mex (map (misere_in t) os) end /\
    (firm_in t h = false -> (g_in t h <= 1)%N)).
  { intros h Hh. apply tame_entry_spec; [lia |]. now apply tame_table_spec with (n := n). }
  assert (Listed : forall h o, code_rule code h o -> exists o', In o' (code_options code h) /\
            normal_in t o = normal_in t o' /\ misere_in t o = misere_in t o').
  { intros h o R. destruct (code_options_complete R) as (o' & I & P). exists o'. split; auto.
    now apply in_permutation. }
  apply tame_misere with (kind := fun h => h < n).
  - apply sum_ends with (smaller := lt); [exact lt_wf |]. intros h o part R I.
    apply code_rule_smaller in R. rewrite Forall_forall in R. auto.
  - intros h o K R. apply code_rule_smaller in R. eapply Forall_impl; [| exact R]. cbn beta. lia.
  - intros h _. destruct (code_options code h) as [| o os] eqn:E.
    + right. intros o R. destruct (code_options_complete R) as (o' & I & _). rewrite E in I. destruct I.
    + left. exists o. apply code_options_sound. rewrite E. now left.
  - intros h o K R V. destruct (Spec h K) as (G & _ & _). destruct (Listed h o R) as (o' & I & N' & _).
    destruct (mex_spec (map (normal_in t) (code_options code h))) as [X _]. apply X.
    rewrite <- G. unfold normal_in in *. rewrite <- V, N'. now apply in_map.
  - intros h v K V. destruct (Spec h K) as (G & _ & _). rewrite G in V. apply mex_spec in V.
    apply in_map_iff in V. destruct V as (o & E & I). exists o. split; auto. now apply code_options_sound.
  - intros h o K R V. destruct (Spec h K) as (_ & M & _). destruct (Listed h o R) as (o' & I & _ & M').
    destruct (code_options code h) as [| o1 os] eqn:E; [destruct I |].
    destruct (mex_spec (map (misere_in t) (o1 :: os))) as [X _]. apply X.
    rewrite <- M. unfold misere_in in *. rewrite <- V, M'. now apply in_map.
  - intros h o v K R V. destruct (Spec h K) as (_ & M & _). destruct (Listed h o R) as (o' & I & _).
    destruct (code_options code h) as [| o1 os] eqn:E; [destruct I |].
    unfold misere_in in M. rewrite M in V. apply mex_spec in V. apply in_map_iff in V.
    destruct V as (o2 & E2 & I2). exists o2. split; auto. apply code_options_sound. now rewrite E.
  - intros h K R. destruct (Spec h K) as (G & M & _).
    destruct (code_options code h) as [| o os] eqn:E.
    + assert (G0 : g_in t h = 0%N) by (rewrite G; reflexivity). split; auto.
      unfold misere_in, misere_value, normal_value in M. cbn [existsb map nim_sum fold_right] in M.
      rewrite G0 in M. destruct (firm_in t h); [discriminate M | reflexivity].
    + destruct (R o). apply code_options_sound. rewrite E. now left.
  - intros h K F. destruct (Spec h K) as (_ & _ & S). auto.
  - apply Forall_forall. intros h Hh. unfold n.
    pose proof (proj1 (list_max_le p (list_max p)) (le_n _)) as F. rewrite Forall_forall in F.
    specialize (F h Hh). cbn beta in F. lia.
Qed.

(** Kayles is tame up to heap 4 and wild at heap 5. *)
Example kayles_wild :
  tame_table [0; 7; 7] 5 = Some [(0, false); (1, false); (2, true); (3, true); (1, false)]%N /\
  tame_table [0; 7; 7] 6 = None.
Proof. vm_compute. auto. Qed.
