(** Sums of heaps: a sum ends because its heaps do. *)

From Coq Require Import List Arith.
From Nimatron Require Import Rules.
Import ListNotations.

Set Implicit Arguments.

Section Sum.

Variable heap : Type.
Variable rule : heap -> list heap -> Prop.

Local Notation heap_move := (heap_move rule).

(** A move in a sum of two positions is a move in one of them. *)
Lemma heap_move_app : forall p q r, heap_move (p ++ q) r ->
  (exists p', heap_move p p' /\ r = p' ++ q) \/ (exists q', heap_move q q' /\ r = p ++ q').
Proof.
  intros p q r M. remember (p ++ q) as s eqn:E. destruct M as [a h b o Ho].
  apply app_eq_app in E. destruct E as (m & [[-> ->] | [-> E]]).
  - right. exists (m ++ o ++ b). split; [now constructor | now rewrite <- app_assoc].
  - destruct m as [| h' m]; cbn [app] in E.
    + right. subst q. exists (o ++ b). split; [now apply (replace_heap rule []) | now rewrite app_nil_r].
    + left. injection E as <- ->. exists (a ++ o ++ m). split; [now constructor |].
      now rewrite <- !app_assoc.
Qed.

(** If a heap turns into smaller heaps only, then play ends, into however many it is split. *)
Theorem sum_ends : forall smaller : heap -> heap -> Prop, well_founded smaller ->
  (forall h o part, rule h o -> In part o -> smaller part h) ->
  well_founded (fun q p => heap_move p q).
Proof.
  intros smaller W rule_smaller.
  assert (Two : forall p q, Acc (fun q p => heap_move p q) p -> Acc (fun q p => heap_move p q) q ->
            Acc (fun q p => heap_move p q) (p ++ q)).
  { intros p q Ap. revert q. induction Ap as [p Ap IHp]. intros q Aq.
    induction Aq as [q Aq IHq]. constructor. intros r M.
    destruct (heap_move_app _ _ M) as [(p' & M' & ->) | (q' & M' & ->)]; auto.
    apply IHp; auto. now constructor. }
  assert (Nil : Acc (fun q p => heap_move p q) []).
  { constructor. intros q M. inversion M as [a h b o Ho E]. destruct a; discriminate E. }
  assert (All : forall p, (forall h, In h p -> Acc (fun q p => heap_move p q) [h]) ->
            Acc (fun q p => heap_move p q) p).
  { induction p as [| h p IH]; intro H; auto. apply (Two [h] p); [apply H; now left |].
    apply IH. intros h' Hh. apply H. now right. }
  intro p. apply All. intros h _. induction h as [h IH] using (well_founded_ind W).
  constructor. intros q M. inversion M as [a h' b o Ho E E']. subst q.
  destruct a as [| x a]; [| destruct a; discriminate E]. injection E as -> ->.
  cbn [app]. rewrite app_nil_r. apply All. intros x Hx. apply IH. exact (rule_smaller _ _ _ Ho Hx).
Qed.

End Sum.
