(** The rules of the games: all that a reader must believe before the theorems of
    this directory mean something. No theorem stands here, only what "move",
    "lost" and "won" are. *)

From Coq Require Import List Arith NArith.
Import ListNotations.

(** ** Who wins *)

(** Whoever cannot move loses under normal play and wins under misère play. *)
Inductive convention := Normal | Misere.

Section Play.
  Context {position : Type}.
  Variable move : position -> position -> Prop.   (* [move p q]: from [p] one may move to [q] *)
  Variable c : convention.

  Definition ended (p : position) : Prop := forall q, ~ move p q.

  (** Outcome P: the player to move loses whatever he does. *)
  Inductive lost : position -> Prop :=
  | lost_always : forall p, (ended p -> c = Normal) -> (forall q, move p q -> won q) -> lost p
  (** Outcome N: he has already won, or some move leaves his opponent lost. *)
  with won : position -> Prop :=
  | won_over : forall p, ended p -> c = Misere -> won p
  | won_by : forall p q, move p q -> lost q -> won p.

  (** The same with a clock: lost, or won, with at most [n] moves still to be made. *)
  Fixpoint lost_within (n : nat) (p : position) : Prop :=
    (ended p -> c = Normal) /\
    forall q, move p q -> match n with 0 => False | S m => won_within m q end
  with won_within (n : nat) (p : position) : Prop :=
    (ended p /\ c = Misere) \/
    match n with 0 => False | S m => exists q, move p q /\ lost_within m q end.

  (** Remoteness of a lost position: the moves still to be made when the winner hurries
      and the loser delays. *)
  Definition remoteness (p : position) (n : nat) : Prop :=
    lost_within n p /\ forall m, lost_within m p -> n <= m.
End Play.

(** ** Moore's Nim: lower at least one and at most [k] heaps *)

(** [lowers n p q]: [q] is [p] with exactly [n] of its heaps made smaller. *)
Inductive lowers : nat -> list N -> list N -> Prop :=
| lowers_nil : lowers 0 [] []
| keep_heap : forall n x p q, lowers n p q -> lowers n (x :: p) (x :: q)
| lower_heap : forall n x y p q, (y < x)%N -> lowers n p q -> lowers (S n) (x :: p) (y :: q).

Definition moore_move (k : nat) (p q : list N) : Prop := exists n, 1 <= n <= k /\ lowers n p q.

(** ** Heap games and sums: a move replaces one heap by the heaps of one of its options *)

(** The heaps may be anything; where each is a position of a game of its own, this is their sum. *)
Inductive heap_move {heap : Type} (rule : heap -> list heap -> Prop) : list heap -> list heap -> Prop :=
| replace_heap : forall a h b o, rule h o -> heap_move rule (a ++ h :: b) (a ++ o ++ b).

(** Taking-and-breaking codes d0.d1d2…, the digits as a list: [t] stones of a heap [h] may be
    taken so that exactly [j] non-empty heaps are left, all smaller than [h], where bit [j] of
    digit [t] is set. Octal digits reach to two heaps, hexadecimal digits to three; a leading
    4 (or 8) splits without taking. *)
Definition code_rule (code : list nat) (h : nat) (o : list nat) : Prop :=
  exists t, t + list_sum o = h /\ 1 <= h /\ Forall (fun part => 1 <= part < h) o /\
            Nat.testbit (nth t code 0) (length o) = true.

(** Subtraction games: one of the listed amounts is taken from a heap. *)
Definition subtraction_rule (amounts : list nat) (h : nat) (o : list nat) : Prop :=
  exists s, In s amounts /\ 1 <= s <= h /\ o = [h - s].

(** Dynamic subtraction: at most [limit] of the stones are taken; what was taken says the next limit. *)
Definition dynamic_move (next_limit : nat -> nat) (p q : nat * nat) : Prop :=
  let (stones, limit) := p in
  exists t, 1 <= t <= stones /\ t <= limit /\ q = (stones - t, next_limit t).

(** ** Compounds: positions played together *)

(** [moves_in n p q]: [q] is [p] with a move made in exactly [n] of its components. *)
Inductive moves_in {position : Type} (move : position -> position -> Prop)
  : nat -> list position -> list position -> Prop :=
| moves_nil : moves_in move 0 [] []
| keep_component : forall n x p q, moves_in move n p q -> moves_in move n (x :: p) (x :: q)
| play_component : forall n x y p q, move x y -> moves_in move n p q -> moves_in move (S n) (x :: p) (y :: q).

(** Selective: a move is made in one component or more. *)
Definition some_move {position : Type} (move : position -> position -> Prop) (p q : list position) : Prop :=
  exists n, 1 <= n /\ moves_in move n p q.

(** Conjunctive, the short rule: a move is made in every component, until one is over. *)
Definition all_move {position : Type} (move : position -> position -> Prop) (p q : list position) : Prop :=
  p <> [] /\ Forall2 move p q.

(** Conjunctive, the long rule: a move is made in every component that is not over, until all are. *)
Definition every_move {position : Type} (move : position -> position -> Prop) (p q : list position) : Prop :=
  ~ Forall (ended move) p /\ Forall2 (fun x y => move x y \/ (ended move x /\ y = x)) p q.
