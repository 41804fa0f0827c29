import { fold } from "./fold";
import { CONCEPTS, type Concept, wordsFor } from "./labels/label-words";

/**
 * The words of all languages together, because they share many. They combine into compounds such as Gesamt|reise|preis.
 */
const WORDS: ReadonlyMap<string, readonly Concept[]> = indexed();
const GLUE_ENDINGS = ["", "s", "n", "en", "e", "es", "er"];
const COMPOUND_MIN = 3;
/** Nouns that determine the meaning of an unknown compound: Vermittler|provision. */
const LAST_PARTS = [
  "provision",
  "provize",
  "preis",
  "betrag",
  "datum",
  "gebuhr",
  "prijs",
  "bedrag",
  "pris",
  "belopp",
  "kosten",
  "commissie",
  "vergutung",
  "provisjon",
  "provisie",
  "courtage",
  "avgift",
];
const GLUED = /^[a-z-]{6,40}$/;
/** The article and short words that Arabic and Hebrew attach to the front of the next word. */
const PREFIX = /^(?:[وف]?(?:[بك]?ال|لل)|ו?(?:[בלמש]?ה|ב|ל|מ))(?=[\u0590-\u06ff]{2})/;

/** Terms of several words, such as those of Vietnamese and Malay for a number or a deposit, the longest first. */
const TERMS = [...WORDS.keys()]
  .filter((word) => word.includes("_"))
  .sort((one, other) => other.length - one.length);
const TERM = new RegExp(`(?<![\\p{L}_])(?:${TERMS.join("|").replaceAll("_", " ")})(?![\\p{L}_])`, "gu");

/** The first words of terms; most labels hold none and need no search. */
const BEGINS_TERM: ReadonlySet<string> = new Set(TERMS.map((term) => term.split("_", 1)[0] ?? term));

/** Returns a folded label with its terms joined: "ma dat_phong". */
export function withTerms(folded: string): string {
  if (!folded.split(" ").some((word) => BEGINS_TERM.has(word))) return folded;
  return folded.replace(TERM, (term) => term.replaceAll(" ", "_"));
}

function stemOf(word: string): string {
  return word.replace(PREFIX, "");
}

const seen = new Map<string, readonly Concept[]>();
const MAX_SEEN = 5_000;

/** Returns the concepts of a word; empty if it is unknown. */
export function conceptsOf(word: string): readonly Concept[] {
  const known = WORDS.get(word) ?? seen.get(word);
  if (known) return known;
  const found = GLUED.test(word) ? (compound(word, 0) ?? lastPart(word)) : (WORDS.get(stemOf(word)) ?? []);
  if (seen.size > MAX_SEEN) seen.clear();
  seen.set(word, found);
  return found;
}

function compound(word: string, depth: number): readonly Concept[] | null {
  if (depth > 3) return null;
  for (let cut = word.length - 2; cut >= COMPOUND_MIN; cut -= 1) {
    const head = headOf(word.slice(0, cut));
    if (!head) continue;
    const rest = word.slice(cut).replace(/^-/, "");
    const tail = WORDS.get(rest.replace(/^n[or]$/, "nummer")) ?? compound(rest, depth + 1);
    if (tail && !tail.includes("STOP")) return glued(head, tail);
  }
  return null;
}

/** "Kundenberater" advises clients and isn't one. */
function glued(head: readonly Concept[], tail: readonly Concept[]): readonly Concept[] {
  return tail.includes("AGENT") ? tail : [...head, ...tail];
}

function lastPart(word: string): readonly Concept[] {
  const behindDash = word.includes("-") ? WORDS.get(word.slice(word.lastIndexOf("-") + 1)) : undefined;
  // "Y-tunnus" is another number than the booking's.
  if (behindDash && !behindDash.includes("NUM") && !behindDash.includes("CODE")) return behindDash;
  const tail = LAST_PARTS.find((part) => word.endsWith(part) && word.length >= part.length + 4);
  return (tail && WORDS.get(tail)) || [];
}

function headOf(part: string): readonly Concept[] | undefined {
  for (const ending of GLUE_ENDINGS) {
    if (!part.endsWith(ending)) continue;
    const stem = WORDS.get(ending === "" ? part : part.slice(0, -ending.length));
    if (stem && part.length - ending.length >= COMPOUND_MIN && !stem.includes("STOP")) return stem;
  }
  return undefined;
}

function indexed(): Map<string, Concept[]> {
  const words = new Map<string, Concept[]>();
  for (const concept of CONCEPTS) {
    for (const form of wordsFor(concept)) {
      const key = fold(form);
      const list = words.get(key) ?? [];
      if (!list.includes(concept)) list.push(concept);
      words.set(key, list);
    }
  }
  return words;
}
