(** Sprague–Grundy theory for heap games: a position is lost under normal play exactly if the
    nim-sum of its heaps' Grundy values is 0; with an executable table and finder of winning moves. *)

From Coq Require Import List NArith Arith Lia Bool Permutation.
From Nimatron Require Import Rules Outcome Bits Sum.
Import ListNotations.

Set Implicit Arguments.

(** ** mex: the least natural number that a list does not contain *)

Definition contains (l : list N) (x : N) : bool := existsb (N.eqb x) l.

Lemma contains_spec : forall l x, contains l x = true <-> In x l.
Proof.
  intros. unfold contains. rewrite existsb_exists. split.
  - intros (y & H & E). apply N.eqb_eq in E. now subst.
  - intro H. exists x. split; auto. apply N.eqb_refl.
Qed.

(** The least number from [i] on, among [n + 1] of them. *)
Fixpoint mex_from (n : nat) (i : N) (l : list N) : N :=
  match n with
  | 0 => i
  | S m => if contains l i then mex_from m (N.succ i) l else i
  end.

Definition largest (l : list N) : N := fold_right N.max 0%N l.

Definition mex (l : list N) : N := mex_from (S (N.to_nat (largest l))) 0 l.

Lemma mex_spec : forall l, ~ In (mex l) l /\ forall j, (j < mex l)%N -> In j l.
Proof.
  intro l. assert (M : forall x, In x l -> (x <= largest l)%N).
  { induction l as [| y l IH]; intros x []; cbn [largest fold_right]; fold (largest l).
    - subst. lia.
    - specialize (IH x H). lia. }
  assert (G : forall n i, (largest l < i + N.of_nat n)%N -> (forall j, (j < i)%N -> In j l) ->
            ~ In (mex_from n i l) l /\ forall j, (j < mex_from n i l)%N -> In j l).
  { induction n as [| n IH]; intros i Hm Hb; cbn [mex_from].
    - split; auto. intro H. apply M in H. lia.
    - destruct (contains l i) eqn:E.
      + apply contains_spec in E. apply IH; [lia |].
        intros j Hj. destruct (N.eq_dec j i) as [-> |]; auto. apply Hb. lia.
      + split; auto. intro H. apply contains_spec in H. congruence. }
  apply G; [lia | intros; lia].
Qed.

(** The two properties single out one number. *)
Lemma mex_unique : forall l m, ~ In m l -> (forall j, (j < m)%N -> In j l) -> mex l = m.
Proof.
  intros l m Hm Hb. destruct (mex_spec l) as [A B].
  destruct (N.lt_trichotomy (mex l) m) as [L | [L | L]]; auto.
  - destruct (A (Hb _ L)).
  - destruct (Hm (B _ L)).
Qed.

Lemma mex_same : forall l l', (forall x, In x l <-> In x l') -> mex l = mex l'.
Proof.
  intros l l' H. destruct (mex_spec l') as [A B]. apply mex_unique.
  - now rewrite H.
  - intros j Hj. apply H. auto.
Qed.

(** ** Heap games *)

Section HeapGame.

(** The rule, and a program that lists the options of a heap up to the order of their parts. *)
Variable rule : nat -> list nat -> Prop.
Variable options : nat -> list (list nat).

Hypothesis rule_smaller : forall h o, rule h o -> Forall (fun part => part < h) o.
Hypothesis options_sound : forall h o, In o (options h) -> rule h o.
Hypothesis options_complete : forall h o, rule h o -> exists o', In o' (options h) /\ Permutation o o'.

Local Notation heap_move := (heap_move rule).

Lemma heap_ends : well_founded (fun q p => heap_move p q).
Proof.
  apply sum_ends with (smaller := lt); [exact lt_wf |].
  intros h o part R Hp. pose proof (rule_smaller R) as F. rewrite Forall_forall in F. auto.
Qed.

(** *** Grundy values *)

Definition value_in (t : list N) (o : list nat) : N := nim_sum (map (fun h => nth h t 0%N) o).

(** The Grundy values of the heaps 0 .. n-1. *)
Fixpoint table (n : nat) : list N :=
  match n with
  | 0 => []
  | S m => let t := table m in t ++ [mex (map (value_in t) (options m))]
  end.

Definition grundy (h : nat) : N := nth h (table (S h)) 0%N.

Definition value (p : list nat) : N := nim_sum (map grundy p).

Lemma table_length : forall n, length (table n) = n.
Proof. induction n; simpl; auto. rewrite app_length. simpl. lia. Qed.

Lemma table_nth : forall n h, h < n -> nth h (table n) 0%N = grundy h.
Proof.
  induction n as [| n IH]; intros h Hh; [lia |].
  destruct (Nat.eq_dec h n) as [-> | Hne]; [reflexivity |].
  cbn [table]. rewrite app_nth1 by (rewrite table_length; lia). apply IH. lia.
Qed.

Lemma value_in_table : forall n o, Forall (fun x => x < n) o -> value_in (table n) o = value o.
Proof.
  intros n o H. unfold value_in, value. f_equal. apply map_ext_in.
  intros h Hh. apply table_nth. rewrite Forall_forall in H. auto.
Qed.

(** The table holds what it should: each value is the mex of the options' values. *)
Theorem grundy_mex : forall h, grundy h = mex (map value (options h)).
Proof.
  intro h. unfold grundy. cbn [table].
  rewrite app_nth2 by (rewrite table_length; lia).
  rewrite table_length, Nat.sub_diag. simpl. f_equal.
  apply map_ext_in. intros o Ho. apply value_in_table. now apply rule_smaller, options_sound.
Qed.

Lemma value_permutation : forall o o', Permutation o o' -> value o = value o'.
Proof.
  unfold value. induction 1; cbn [map nim_sum fold_right]; fold nim_sum; try congruence.
  - now f_equal.
  - rewrite <- !N.lxor_assoc. f_equal. apply N.lxor_comm.
Qed.

(** No option has the heap's own value, and each smaller value is some option's. *)
Lemma grundy_not_option : forall h o, rule h o -> value o <> grundy h.
Proof.
  intros h o Ho E. destruct (options_complete Ho) as (o' & H & P).
  apply value_permutation in P. destruct (mex_spec (map value (options h))) as [X _]. apply X.
  rewrite <- grundy_mex, <- E, P. now apply in_map.
Qed.

Lemma grundy_option : forall h v, (v < grundy h)%N -> exists o, In o (options h) /\ value o = v.
Proof.
  intros h v L. rewrite grundy_mex in L. apply mex_spec in L. apply in_map_iff in L.
  destruct L as (o & E & H). eauto.
Qed.

Lemma value_heap : forall a o b, value (a ++ o ++ b) = N.lxor (value o) (value (a ++ b)).
Proof.
  intros. unfold value. rewrite !map_app, !nim_sum_app.
  rewrite <- !N.lxor_assoc. f_equal. apply N.lxor_comm.
Qed.

Lemma value_one : forall h, value [h] = grundy h.
Proof. intro h. apply N.lxor_0_r. Qed.

Lemma value_left : forall p q, value p = 0%N -> heap_move p q -> value q <> 0%N.
Proof.
  intros p q E M F. destruct M as [a h b o Ho].
  change (h :: b) with ([h] ++ b) in E. rewrite value_heap, value_one in E. rewrite value_heap in F.
  apply N.lxor_eq in E. apply N.lxor_eq in F.
  apply (grundy_not_option Ho). congruence.
Qed.

(** *** The finder of winning moves *)

(** The first option with value [v], where [g] gives the heaps' values. *)
Fixpoint option_of_value (g : nat -> N) (v : N) (os : list (list nat)) : option (list nat) :=
  match os with
  | [] => None
  | o :: os' => if N.eqb (nim_sum (map g o)) v then Some o else option_of_value g v os'
  end.

(** [a] (reversed) and [b] together are the position, [x] its value. *)
Fixpoint winning_replacement (g : nat -> N) (x : N) (a b : list nat) : option (list nat) :=
  match b with
  | [] => None
  | h :: b' =>
      match option_of_value g (N.lxor (g h) x) (options h) with
      | Some o => Some (rev_append a (o ++ b'))
      | None => winning_replacement g x (h :: a) b'
      end
  end.

Definition heap_winning_move (p : list nat) : option (list nat) :=
  let t := table (S (list_max p)) in
  let g := fun h => nth h t 0%N in
  let x := nim_sum (map g p) in
  if N.eqb x 0 then None else winning_replacement g x [] p.

Lemma option_of_value_same : forall g g' v os,
  (forall o h, In o os -> In h o -> g h = g' h) -> option_of_value g v os = option_of_value g' v os.
Proof.
  induction os as [| o os IH]; intro H; [reflexivity |]. cbn [option_of_value].
  rewrite (map_ext_in g g') by (intros; eapply H; [now left | auto]).
  rewrite IH; auto. intros o' h Ho Hh. eapply H; [right |]; eauto.
Qed.

Lemma winning_replacement_same : forall g g' x b a,
  (forall h, In h b -> g h = g' h) -> (forall h o part, In h b -> In o (options h) -> In part o -> g part = g' part) ->
  winning_replacement g x a b = winning_replacement g' x a b.
Proof.
  induction b as [| h b IH]; intros a H1 H2; [reflexivity |]. cbn [winning_replacement].
  rewrite (H1 h) by now left.
  rewrite (@option_of_value_same g g') by (intros; eapply H2; eauto; now left).
  destruct option_of_value; auto. apply IH.
  - intros. apply H1. now right.
  - intros. eapply H2; eauto. now right.
Qed.

(** One table serves the whole position. *)
Lemma heap_winning_move_table : forall p, heap_winning_move p =
  if N.eqb (value p) 0 then None else winning_replacement grundy (value p) [] p.
Proof.
  intro p.
  assert (L : forall h, In h p -> h <= list_max p).
  { intros h Hh. pose proof (proj1 (list_max_le p (list_max p)) (le_n _)) as F.
    rewrite Forall_forall in F. auto. }
  assert (T : forall h, In h p -> nth h (table (S (list_max p))) 0%N = grundy h).
  { intros h Hh. apply table_nth. specialize (L h Hh). lia. }
  unfold heap_winning_move. cbv zeta.
  rewrite (map_ext_in _ grundy) by exact T. fold (value p).
  destruct (N.eqb (value p) 0); auto. apply winning_replacement_same; [exact T |].
  intros h o part Hh Ho Hp. apply table_nth. specialize (L h Hh).
  pose proof (rule_smaller (options_sound _ _ Ho)) as F. rewrite Forall_forall in F.
  specialize (F part Hp). lia.
Qed.

Lemma option_of_value_some : forall v os o,
  option_of_value grundy v os = Some o -> In o os /\ value o = v.
Proof.
  induction os as [| o' os IH]; intros o H; cbn [option_of_value] in H; [discriminate |].
  fold (value o') in H. destruct (N.eqb_spec (value o') v).
  - injection H as <-. split; [left |]; auto.
  - destruct (IH _ H). split; [right |]; auto.
Qed.

Lemma option_of_value_none : forall v os,
  option_of_value grundy v os = None -> forall o, In o os -> value o <> v.
Proof.
  induction os as [| o' os IH]; intros H o Ho; [destruct Ho |]. cbn [option_of_value] in H.
  fold (value o') in H. destruct (N.eqb_spec (value o') v); [discriminate |].
  destruct Ho as [<- | Ho]; auto.
Qed.

Lemma winning_replacement_some : forall x b a q, x = value (rev a ++ b) ->
  winning_replacement grundy x a b = Some q -> heap_move (rev a ++ b) q /\ value q = 0%N.
Proof.
  intro x. induction b as [| h b IH]; intros a q Hx H; cbn [winning_replacement] in H; [discriminate |].
  destruct (option_of_value grundy (N.lxor (grundy h) x) (options h)) as [o |] eqn:E.
  - injection H as <-. rewrite rev_append_rev. apply option_of_value_some in E. destruct E as [Ho Hv].
    split; [constructor; auto |].
    rewrite value_heap, Hv, Hx. change (h :: b) with ([h] ++ b). rewrite value_heap, value_one.
    rewrite <- (N.lxor_assoc (grundy h)), N.lxor_nilpotent, N.lxor_0_l. apply N.lxor_nilpotent.
  - specialize (IH (h :: a) q). simpl in IH. rewrite <- app_assoc in IH. simpl in IH.
    apply IH; auto.
Qed.

Lemma winning_replacement_none : forall x b a, winning_replacement grundy x a b = None ->
  forall h, In h b -> ~ (N.lxor (grundy h) x < grundy h)%N.
Proof.
  intro x. induction b as [| h b IH]; intros a H h' Hin; [destruct Hin |].
  cbn [winning_replacement] in H.
  destruct (option_of_value grundy (N.lxor (grundy h) x) (options h)) as [o |] eqn:P; [discriminate |].
  destruct Hin as [E | Hin]; [| eapply IH; eauto].
  subst h'. intro L. destruct (grundy_option h L) as (o & Ho & Hv).
  exact (option_of_value_none _ P _ Ho Hv).
Qed.

Lemma heap_winning_move_some : forall p q,
  heap_winning_move p = Some q -> heap_move p q /\ value q = 0%N.
Proof.
  intros p q H. rewrite heap_winning_move_table in H.
  destruct (N.eqb_spec (value p) 0); [discriminate |].
  now apply (@winning_replacement_some (value p) p []).
Qed.

Lemma heap_winning_move_none : forall p, heap_winning_move p = None -> value p = 0%N.
Proof.
  intros p H. rewrite heap_winning_move_table in H.
  destruct (N.eqb_spec (value p) 0) as [| Hne]; auto.
  exfalso. destruct (nim_sum_repair (map grundy p)) as (g & Hg & L); [exact Hne |].
  apply in_map_iff in Hg. destruct Hg as (h & <- & Hh).
  exact (winning_replacement_none _ _ _ H _ Hh L).
Qed.

(** *** The theorems *)

(** Sprague–Grundy: a sum of heaps is lost under normal play exactly if the nim-sum of the heaps'
    Grundy values is 0. *)
Theorem sprague_grundy : forall p, lost heap_move Normal p <-> value p = 0%N.
Proof.
  apply lost_iff with (P := fun p => value p = 0%N).
  - apply heap_ends.
  - intro p. destruct (N.eq_dec (value p) 0); auto.
  - reflexivity.
  - apply value_left.
  - intros p V. right. destruct (heap_winning_move p) as [q |] eqn:E.
    + exists q. now apply heap_winning_move_some.
    + apply heap_winning_move_none in E. contradiction.
Qed.

(** The finder is sound and complete. *)
Theorem heap_winning_move_correct : forall p,
  match heap_winning_move p with
  | Some q => heap_move p q /\ lost heap_move Normal q
  | None => lost heap_move Normal p
  end.
Proof.
  intro p. destruct (heap_winning_move p) as [q |] eqn:E; rewrite sprague_grundy.
  - now apply heap_winning_move_some.
  - now apply heap_winning_move_none.
Qed.

End HeapGame.
