(** The oracle: OCaml code extracted from the proved functions. Counts (numbers of heaps, k, the
    heap sizes of heap games) become machine integers; the heaps of Moore's Nim and all Grundy
    values stay binary numbers of any size. *)

From Coq Require Import Extraction ExtrOcamlBasic ExtrOcamlNatInt NArith.
From Nimatron Require Import Rules Verdict Remoteness Code Period Tame Ferguson.

Extraction Language OCaml.
Extraction "proved.ml" moore_verdict moore_lost is_winning_move
  length_of_loss code_table code_winning_move code_misere_lost period_proved
  subtraction_table subtraction_winning_move subtraction_misere_lost
  N.double N.succ_double N.add N.mul N.div_eucl.
