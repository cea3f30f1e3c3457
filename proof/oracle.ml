(* The proved functions behind a line protocol: one answer line per request line.

     moore CONVENTION K HEAP ...             "P", or "N" and the heaps after a winning move;
                                             "P over" or "N over" where no move is left
     outcome CONVENTION K HEAP ...           "P" or "N"
     wins CONVENTION K HEAP ... -> HEAP ...  "yes" if that move is legal and wins, else "no"
     remoteness CONVENTION K HEAP ...        how many moves a lost position lasts; "-" if it is not lost
     heaps CONVENTION GAME HEAP ...          octal, hexadecimal and subtraction games: "P" or "N", with the
                                             heaps after a winning move under normal play; "wild" where
                                             misere play of a code is not tame
     table GAME N                            the Grundy values of the heaps 0 .. N-1
     period CODE N0 P                        "yes" if Guy and Smith's theorem proves that the values
                                             repeat with period P from heap N0 on, else "no"

   CONVENTION is normal or misere, K at least 1. Heaps of Moore's Nim have any size, in decimal or
   0x...; the answer is in the base of the first heap. A GAME is a code d0.d1d2...
   with digits 0-9, a-f, or the amounts that may be taken, s1,s2,... *)

open Proved

(* Natural numbers as text. *)

let digit base c =
  let d = match c with
    | '0' .. '9' -> Char.code c - Char.code '0'
    | 'a' .. 'f' -> Char.code c - Char.code 'a' + 10
    | _ -> base in
  if d < base then d else failwith "not a digit"

let rec natural d =
  if d = 0 then N0 else if d land 1 = 1 then N.succ_double (natural (d / 2)) else N.double (natural (d / 2))

let is_hex s = String.length s > 2 && s.[0] = '0' && s.[1] = 'x'

let append_hex n c =
  let d = digit 16 c in
  let bit n i = if d land i = 0 then N.double n else N.succ_double n in
  bit (bit (bit (bit n 8) 4) 2) 1

let append_decimal n c = N.add (N.mul (natural 10) n) (natural (digit 10 c))

let of_text s =
  if s = "" then failwith "a number is missing"
  else if is_hex s then String.fold_left append_hex N0 (String.sub s 2 (String.length s - 2))
  else String.fold_left append_decimal N0 s

let to_hex n =
  let rec nibbles p weight nibble rest =
    let put n = "0123456789abcdef".[n] in
    let continue p nibble =
      if weight = 8 then nibbles p 1 0 (put nibble :: rest) else nibbles p (2 * weight) nibble rest in
    match p with
    | XH -> put (nibble + weight) :: rest
    | XO p -> continue p nibble
    | XI p -> continue p (nibble + weight) in
  let digits = match n with N0 -> ['0'] | Npos p -> nibbles p 1 0 [] in
  "0x" ^ String.of_seq (List.to_seq digits)

let rec small = function
  | N0 -> 0
  | Npos XH -> 1
  | Npos (XO p) -> 2 * small (Npos p)
  | Npos (XI p) -> 2 * small (Npos p) + 1

let to_decimal n =
  let rec go n rest =
    let (q, r) = N.div_eucl n (natural 10) in
    let rest = string_of_int (small r) :: rest in
    if q = N0 then rest else go q rest in
  String.concat "" (go n [])

(* Requests. *)

let convention = function
  | "normal" -> Normal
  | "misere" -> Misere
  | _ -> failwith "the convention is normal or misere"

let count s =
  match int_of_string_opt s with
  | Some n when n >= 0 && n <= max_int / 4 -> n
  | _ -> failwith "a count is out of range"

let k_of s = match count s with 0 -> failwith "k is at least 1" | k -> k

let code s =
  match String.index_opt s '.' with
  | Some 1 -> List.filter_map (fun c -> if c = '.' then None else Some (digit 16 c)) (List.of_seq (String.to_seq s))
  | _ -> failwith "a code is d0.d1d2..."

type game = Code of int list | Subtraction of int list

let game s =
  if String.contains s '.' then Code (code s) else Subtraction (List.map count (String.split_on_char ',' s))

let rec split_at_arrow before = function
  | "->" :: after -> (List.rev before, after)
  | word :: rest -> split_at_arrow (word :: before) rest
  | [] -> failwith "the move is missing"

let winning show heaps = String.concat " " ("N" :: List.map show heaps)

let values t = String.concat " " (List.map to_decimal t)

let yes_or_no b = if b then "yes" else "no"

let answer = function
  | "moore" :: c :: k :: heaps ->
    let show = match heaps with h :: _ when is_hex h -> to_hex | _ -> to_decimal in
    (match moore_verdict (convention c) (k_of k) (List.map of_text heaps) with
     | Over -> (match convention c with Normal -> "P over" | Misere -> "N over")
     | Win heaps -> winning show heaps
     | Loss -> "P")
  | "outcome" :: c :: k :: heaps ->
    if moore_lost (convention c) (k_of k) (List.map of_text heaps) then "P" else "N"
  | "wins" :: c :: k :: rest ->
    let (before, after) = split_at_arrow [] rest in
    let before = List.map of_text before and after = List.map of_text after in
    yes_or_no (is_winning_move (convention c) (k_of k) before after)
  | "remoteness" :: c :: k :: heaps ->
    let c = convention c and k = k_of k and p = List.map of_text heaps in
    if moore_lost c k p then to_decimal (length_of_loss c k p) else "-"
  | "heaps" :: c :: g :: heaps ->
    let heaps = List.map count heaps in
    let outcome lost = if lost then "P" else "N" in
    let moves = function Some heaps -> winning string_of_int heaps | None -> "P" in
    (match convention c, game g with
     | Normal, Code digits -> moves (code_winning_move digits heaps)
     | Normal, Subtraction amounts -> moves (subtraction_winning_move amounts heaps)
     | Misere, Code digits ->
       (match code_misere_lost digits heaps with Some lost -> outcome lost | None -> "wild")
     | Misere, Subtraction amounts -> outcome (subtraction_misere_lost amounts heaps))
  | ["table"; g; n] ->
    (match game g with
     | Code digits -> values (code_table digits (count n))
     | Subtraction amounts -> values (subtraction_table amounts (count n)))
  | ["period"; c; n0; p] -> yes_or_no (period_proved (code c) (count n0) (count p))
  | _ -> failwith "unknown request"

let () =
  (* Positions are long lists of binary digits: room for them in the minor heap halves the time. *)
  Gc.set { (Gc.get ()) with minor_heap_size = 1 lsl 22 };
  try
    while true do
      let words = List.filter (( <> ) "") (String.split_on_char ' ' (input_line stdin)) in
      print_endline (try answer words with Failure reason -> "error: " ^ reason)
    done
  with End_of_file -> ()
