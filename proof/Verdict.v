(** What the oracle answers about Moore's Nim, both conventions: the verdict on a position, and whether
    a proposed move wins. *)

From Coq Require Import List NArith Arith Lia Bool.
From Nimatron Require Import Rules Outcome Bits Moore Misere.
Import ListNotations.

Set Implicit Arguments.

Inductive verdict :=
| Over                    (** no move is left *)
| Win (q : list N)        (** the move to [q] wins *)
| Loss.                   (** every move loses *)

Definition moore_verdict (c : convention) (k : nat) (p : list N) : verdict :=
  if (stones p =? 0)%N then Over
  else match (match c with Normal => winning_move k p | Misere => misere_winning_move k p end) with
       | Some q => Win q
       | None => Loss
       end.

Theorem moore_verdict_correct : forall c k p, 1 <= k ->
  match moore_verdict c k p with
  | Over => ended (moore_move k) p
  | Win q => moore_move k p q /\ lost (moore_move k) c q
  | Loss => ~ ended (moore_move k) p /\ lost (moore_move k) c p
  end.
Proof.
  intros c k p Hk. unfold moore_verdict. pose proof (ended_stones p Hk) as E.
  destruct (N.eqb_spec (stones p) 0) as [S | S]; [now apply E |]. destruct c.
  - pose proof (winning_move_correct k p). destruct (winning_move k p); tauto.
  - pose proof (misere_winning_move_correct p Hk). destruct (misere_winning_move k p); tauto.
Qed.

(** Whether a position is lost. *)
Definition moore_lost (c : convention) (k : nat) (p : list N) : bool :=
  match c with
  | Normal => balancedb k p
  | Misere => if Nat.eqb (big_heaps p) 0 then Nat.eqb (ones p mod (k + 1)) 1 else balancedb k p
  end.

Theorem moore_lost_correct : forall c k p, 1 <= k ->
  (moore_lost c k p = true <-> lost (moore_move k) c p).
Proof.
  intros c k p Hk. destruct c; cbn [moore_lost].
  - rewrite moore. apply balancedb_correct.
  - rewrite moore_misere by auto. unfold misere_balanced.
    destruct (Nat.eqb (big_heaps p) 0); [apply Nat.eqb_eq | apply balancedb_correct].
Qed.

(** The number of heaps lowered, or none if [q] does not come from [p] by lowering heaps. *)
Fixpoint lowered (p q : list N) : option nat :=
  match p, q with
  | [], [] => Some 0
  | x :: p', y :: q' =>
      match lowered p' q' with
      | Some n => match (y ?= x)%N with Eq => Some n | Lt => Some (S n) | Gt => None end
      | None => None
      end
  | _, _ => None
  end.

Lemma lowered_correct : forall p q n, lowered p q = Some n <-> lowers n p q.
Proof.
  induction p as [| x p IH]; intros [| y q] n; cbn [lowered]; split; intro H; try discriminate H.
  - injection H as <-. constructor.
  - inversion H. reflexivity.
  - inversion H.
  - inversion H.
  - destruct (lowered p q) as [m |] eqn:E; [| discriminate]. apply IH in E.
    destruct (N.compare_spec y x) as [C | C |]; [| | discriminate].
    + injection H as <-. subst y. now constructor.
    + injection H as <-. now constructor.
  - inversion H as [| m x' p' q' L | m x' y' p' q' Hlt L]; subst; apply IH in L; rewrite L.
    + now rewrite N.compare_refl.
    + apply N.compare_lt_iff in Hlt. now rewrite Hlt.
Qed.

(** Whether the move from [p] to [q] is legal and wins. *)
Definition is_winning_move (c : convention) (k : nat) (p q : list N) : bool :=
  match lowered p q with
  | Some n => Nat.leb 1 n && Nat.leb n k && moore_lost c k q
  | None => false
  end.

Theorem is_winning_move_correct : forall c k p q, 1 <= k ->
  (is_winning_move c k p q = true <-> moore_move k p q /\ lost (moore_move k) c q).
Proof.
  intros c k p q Hk. rewrite <- (moore_lost_correct c q Hk). unfold is_winning_move, moore_move.
  destruct (lowered p q) as [n |] eqn:E.
  - rewrite !andb_true_iff, !Nat.leb_le. split.
    + intros [[H1 H2] L]. split; auto. exists n. split; auto. now apply lowered_correct.
    + intros [(m & Hm & Hs) L]. apply lowered_correct in Hs.
      assert (m = n) by congruence. subst. tauto.
  - split; [discriminate |]. intros [(m & Hm & Hs) L]. apply lowered_correct in Hs. congruence.
Qed.
