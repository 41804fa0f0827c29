import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import { labelWords } from "@/lib/reader/words/label";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { peopleIn } from "@/lib/reader/words/person";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../words/sayings/companion-sayings.json" with { type: "json" };
import { type Candidate, fromPair } from "../layout/candidate";
import { type Pair, textOf } from "../layout/pair";

/** Words for further travellers in a label, and the number behind it: "Guest 2". */
const COMPANION = new RegExp(
  `(?<!\\p{L})(?:${phrasePattern(SAYINGS, "companion")})(?!\\p{L})|${phrasePattern(SAYINGS, "unparted")}|\\p{L} #?(?:[2-9]|1\\d)$`,
  "u",
);

/** "Jane Doe (lead name)": whether a bracket after a name marks it as the lead guest. */
export function isLead(text: string): boolean {
  const bracket = /\(([^()]{3,40})\)\s*$/.exec(text)?.[1] ?? "";
  return bracket !== "" && labelWords(bracket).some((word) => conceptsOf(word).includes("LEAD"));
}

/** Whether a label is for companions, not for the lead guest. */
export function isCompanion(labelText: string): boolean {
  return COMPANION.test(fold(labelText).replace(/[^\p{L}\p{N}]+$/u, ""));
}

/** "Customer: Jane Doe", "Travelling with: John Doe": counts everybody named. */
export function companionCount(guests: readonly Pair[]): Candidate[] {
  const along = guests.filter(({ labelText }) => isCompanion(labelText));
  const names = (pairs: readonly Pair[]) =>
    pairs.flatMap((pair) => peopleIn(textOf(pair.value).slice(0, 300)));
  const others = names(along);
  const [first] = along;
  const leaders = new Set(names(guests.filter((pair) => !along.includes(pair))));
  if (!first || others.length === 0 || leaders.size === 0) return [];
  const { companions, leaders: several } = CONFIDENCE.people;
  const everybody = new Set([...leaders, ...others]);
  return [
    fromPair("guests.total", first, everybody.size, first.value, leaders.size === 1 ? companions : several),
  ];
}
