import { folded } from "@/lib/platform/base/text";
import { isOneSlipAway } from "@/lib/reconciliation/matching/features/likeness.model";

const TITLES = new Set("mr mrs ms miss mx dr prof sir herr frau mme mlle sr sra family party".split(" "));
const SHORTEST_NAME = 3;
/** The minimum length of a surname without a first name, which is weak evidence. */
const SHORTEST_ALONE = 4;
const SHORTEST_WITH_TYPO = 5;

/** Returns the words of a person's name, folded and without titles and punctuation. */
export function nameWords(name: string): readonly string[] {
  return folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !TITLES.has(word));
}

/**
 * Whether two spellings of a name may mean the same person, regardless of order, accents, titles, middle names,
 * initials and a typing error in one letter.
 */
export function namesFit(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [nameWords(one), nameWords(other)].sort((a, b) => a.length - b.length);
  const [only] = shorter;
  if (only === undefined) return false;
  if (shorter.length === 1) {
    return only.length >= SHORTEST_ALONE && [longer[0], longer.at(-1)].includes(only);
  }
  const left = [...longer];
  let whole = 0;
  for (const word of shorter) {
    const at = left.findIndex((candidate) => wordsFit(word, candidate));
    const [taken] = at < 0 ? [] : left.splice(at, 1);
    if (taken === undefined) return false;
    if (Math.min(word.length, taken.length) >= SHORTEST_NAME) whole += 1;
  }
  return whole > 0;
}

/** Whether all words of a name, at least two, occur in a memo. */
export function isNamed(name: string, memo: ReadonlySet<string>): boolean {
  const words = nameWords(name).filter((word) => word.length > 1);
  return (
    words.length > 1 &&
    words.some((word) => word.length >= SHORTEST_NAME) &&
    words.every((word) => memo.has(word))
  );
}

function wordsFit(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.length === 1 || other.length === 1) return one[0] === other[0];
  return Math.min(one.length, other.length) >= SHORTEST_WITH_TYPO && isOneSlipAway(one, other);
}
