//! [`Citation`]: the source of a theorem. All keys are defined here.

/// A theorem's name and its source in the literature.
#[derive(Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Citation {
    /// The key, as used in comments: `[moore-1910]`.
    pub key: &'static str,
    /// The theorem's name.
    pub name: &'static str,
    /// The source, and a remark about what it holds, if there is one.
    pub source: &'static str,
    /// The remark at the end of the source; its translations are the messages `remark-KEY`.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) remark: &'static str,
}

macro_rules! citations {
    ($($constant:ident = $key:literal, $name:literal, $source:literal $(+ $remark:literal)?;)*) => {
        impl Citation {
            $(
                #[doc = concat!($name, ": ", $source, $($remark,)? ".")]
                pub const $constant: &'static Self = &Self {
                    key: $key,
                    name: $name,
                    source: concat!($source $(, $remark)?),
                    remark: concat!($($remark)?),
                };
            )*
        }

        /// Every citation, in the order of the theory sheet.
        pub const CITATIONS: &[&Citation] = &[$(Citation::$constant),*];
    };
}

citations! {
    BOUTON = "bouton-1901", "Bouton's theorem",
        "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901/02) 35–39";
    MOORE = "moore-1910", "Moore's theorem",
        "E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910) 93–94";
    BOUNDED_MOORE = "moore-bounded", "Bounded Moore's Nim",
        "a corollary of Moore's theorem" + "; the remainders modulo m + 1 for at most k + 1 heaps are proved in the source code of Nimatron";
    SPRAGUE_GRUNDY = "sprague-1935", "Sprague–Grundy theorem",
        "R. Sprague, Über mathematische Kampfspiele, Tôhoku Math. J. 41 (1935) 438–444; P. M. Grundy, Mathematics and games, Eureka 2 (1939) 6–8";
    TAME = "conway-1976", "Sums of tame games",
        "J. H. Conway, On Numbers and Games (1976), chapter 12; V. Gurvich and N. B. Ho, On tame, pet, domestic, and miserable impartial games, Discrete Applied Mathematics 243 (2018)";
    COMPOUNDS = "smith-1966", "Compounds of games",
        "C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966) 51–81; J. H. Conway, On Numbers and Games (1976), chapter 14";
    QUOTIENT = "plambeck-siegel-2008", "Misère quotient",
        "T. E. Plambeck and A. N. Siegel, Misère quotients for impartial games, J. Combin. Theory Ser. A 115 (2008) 593–622, arXiv math/0609825";
    DAISIES = "plambeck-1992", "Daisies",
        "T. E. Plambeck, Daisies, Kayles, and the Sibert–Conway decomposition in misère octal games, Theoretical Computer Science 96 (1992) 361–388" + "; the rule by weights is proved in the source code of Nimatron";
    JENKYNS_MAYBERRY = "jenkyns-mayberry-1980", "Jenkyns–Mayberry formula",
        "T. A. Jenkyns and J. P. Mayberry, The skeleton of an impartial game and the Nim-function of Moore's Nim_k games, Int. J. Game Theory 9 (1980)";
    EXACT_NIM = "boros-2018", "Exact k-Nim",
        "E. Boros, V. Gurvich, N. B. Ho, K. Makino and P. Mursic, On the Sprague–Grundy function of exact k-Nim, Discrete Applied Mathematics 239 (2018), arXiv 1508.04484";
    TETRIS = "boros-tetris-2019", "Tetris hypergraphs",
        "E. Boros, V. Gurvich, N. B. Ho, K. Makino and P. Mursic, Sprague–Grundy function of matroids and related hypergraphs, Theoretical Computer Science 799 (2019), arXiv 1804.03692" + "; the conditions are stated, and who wins is proved, in the source code of Nimatron";
    SIMPLICIAL = "ehrenborg-steingrimsson-1996", "Nim on a simplicial complex",
        "R. Ehrenborg and E. Steingrímsson, Playing Nim on a simplicial complex, Electronic Journal of Combinatorics 3 (1996) #R9" + ": where each circuit has a point, lost positions are sums of circuits";
    CIRCULAR = "dufour-heubach-2013", "Circular Nim",
        "M. Dufour and S. Heubach, Circular Nim games, Electronic Journal of Combinatorics 20 (2013) #P22";
    SLOW_NIM = "gurvich-ho-2015", "Slow k-Nim",
        "V. Gurvich and N. B. Ho, Slow k-Nim, arXiv 1508.05777 (2015)" + "; the parity rule for few heaps is proved in the source code of Nimatron";
    SLOW_EXACT = "gurvich-2020", "Exact slow k-Nim",
        "V. Gurvich, S. Heubach, N. B. Ho and N. Chikin, Slow k-Nim, Integers 20 (2020)" + "; the rule for k heaps is immediate: every move lowers each of them";
    SMALLEST_EVEN = "gurvich-2023", "Exact slow k-Nim with k + 1 heaps",
        "V. Gurvich, D. Martynov, V. Maximchuk and M. Vyalyi, On remoteness functions of exact slow k-NIM with k+1 piles, arXiv 2304.06498 (2023)";
    GREEDY = "albert-nowakowski-2004", "Greedy Nim",
        "M. H. Albert and R. J. Nowakowski, Nim restrictions, Integers 4 (2004) #G01" + "; misère play is proved in the source code of Nimatron";
    ANTONIM = "winning-ways-15-antonim", "Antonim",
        "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 15" + ": three heaps, each with one stone more";
    END_NIM = "albert-nowakowski-2001", "End-Nim",
        "M. H. Albert and R. J. Nowakowski, The game of End-Nim, Electronic J. Combin. 8 (2001) #R1" + "; misère play is proved in the source code of Nimatron";
    NIMHOFF = "fraenkel-lorberbom-1991", "Cyclic Nimhoff",
        "A. S. Fraenkel and M. Lorberbom, Nimhoff games, J. Combin. Theory Ser. A 58 (1991) 1–25";
    BASH = "bachet-1612", "Bachet's game",
        "C.-G. Bachet, Problèmes plaisants et délectables (1612)" + "; residues mod m + 1";
    FERGUSON = "ferguson-1974", "Ferguson's pairing",
        "T. S. Ferguson, On sums of graph games with last player losing, Int. J. Game Theory 3 (1974) 159–167" + "; this is for misère play, normal play is settled by the Sprague–Grundy theorem";
    NIMBLE = "ferguson-notes", "Nimble is Nim",
        "T. S. Ferguson, Game Theory, part I" + ": a coin on square n is a heap of n stones";
    STAIRCASE = "sprague-1937", "Staircase Nim",
        "R. Sprague, Über zwei Abarten von Nim, Tôhoku Math. J. 43 (1937) 351–354" + ": only odd steps count";
    SILVER_DOLLAR = "winning-ways-15", "Silver Dollar Game",
        "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 15" + ": every second gap is a Nim heap";
    NORTHCOTT = "winning-ways-3-northcott", "Northcott's game",
        "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 3" + ": the gap of each row is a Nim heap; retreats are reversible";
    POKER = "winning-ways-3", "Poker Nim",
        "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 3" + ": additions are reversible";
    WYTHOFF = "wythoff-1907", "Wythoff's theorem",
        "W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907) 199–202";
    FRAENKEL = "fraenkel-1982", "Generalised Wythoff",
        "A. S. Fraenkel, How to beat your Wythoff games’ opponent on three fronts, Amer. Math. Monthly 89 (1982) 353–361" + "; misère: Wythoff games, continued fractions, cedar trees and Fibonacci searches, Theoret. Comput. Sci. 29 (1984) 49–73";
    EUCLID = "cole-davie-1969", "Euclid's game",
        "A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm, Math. Gazette 53 (1969)" + "; misère: V. Gurvich (2007)";
    CHOMP = "gale-1974", "Chomp",
        "D. Gale, A curious Nim-type game, Amer. Math. Monthly 81 (1974) 876–879" + "; two rows, two columns, a row with a column";
    FIBONACCI = "whinihan-1963", "Fibonacci Nim",
        "M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963) 9–13";
    DYNAMIC = "schwenk-1970", "Dynamic Nim",
        "A. J. Schwenk, Take-away games, Fibonacci Quarterly 8 (1970) 225–234; R. J. Epp and T. S. Ferguson, A note on take-away games, Fibonacci Quarterly 18 (1980) 300–303" + "; misère play is proved in the source code of Nimatron";
    TURTLES = "winning-ways-14", "Turning Turtles",
        "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 14" + ": heads are Nim heaps";
    TURNING = "winning-ways-14-turning", "Coin turning",
        "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 14" + ": Mock Turtles, Twins and Triplets by odious numbers";
    TARTAN = "winning-ways-14-tartan", "Tartan theorem",
        "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 14" + ": the value of a product is the nim product of the values";
    RULER = "winning-ways-14-ruler", "Ruler",
        "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 14" + ": a head at place n is worth the largest power of 2 that divides n";
    HACKENBUSH = "winning-ways-7", "Green Hackenbush",
        "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 7" + ": fusion and colon principle";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_unique_and_the_references_list_them_all() {
        let references = include_str!("../../../../docs/references.md");
        let theory = include_str!("../../../../docs/THEORY.md");
        for (i, citation) in CITATIONS.iter().enumerate() {
            assert!(CITATIONS[..i].iter().all(|other| other.key != citation.key), "{}", citation.key);
            let row = format!("| `{}` | {} | {} |", citation.key, citation.name, citation.source);
            assert!(references.contains(&row), "docs/references.md lacks the row\n{row}");
            assert!(
                theory.contains(&format!("| {} |", citation.name)),
                "docs/THEORY.md lacks {}",
                citation.name
            );
        }
    }
}
