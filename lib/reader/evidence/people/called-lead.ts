import { CONFIDENCE } from "@/lib/reader/confidence";
import { isName, withoutTitle } from "@/lib/reader/words/person";
import SAYINGS from "../../words/sayings/lead-sayings.json" with { type: "json" };
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { coverOf } from "../layout/measure-parts";
import { textOf, within } from "../layout/pair";
import { isAgent } from "./titled-people";

const phrases = (kind: "lead" | "organiser" | "is") =>
  Object.values(SAYINGS).flatMap(
    (words: Partial<Record<typeof kind, string>>) => words[kind]?.split("|") ?? [],
  );
/** Words for a lead guest or an organiser, which may begin a sentence. */
const called = (kind: "lead" | "organiser") =>
  phrases(kind)
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)])
    .join("|");

const LEAD = `(?:${called("lead")})(?!\\p{L})`;
const LEAD_OR_ORGANISER = `(?:${called("lead")}|${called("organiser")})(?!\\p{L})`;
/** Most emails have no such word and need no search for names. */
const SAID = new RegExp(`(?<!\\p{L})${LEAD_OR_ORGANISER}`, "u");
const IS = `(?:${phrases("is").join("|")})`;
const ARTICLE = "(?:(?:the|our|their|der|die|le|la|el|il|lo|o|a|de|het|den|ο|η) |l['’])?";
const NAME =
  "(\\p{Lu}[\\p{L}'’-]+(?: (?:(?:de|da|del|della|di|du|van|von|der|den|ter|la|le|y|e) )*\\p{Lu}[\\p{L}'’-]+){1,4})";
const GAP = "[^\\S\\n]";
const PATTERNS = [
  new RegExp(`${NAME},?${GAP}${IS}${GAP}${ARTICLE}${LEAD_OR_ORGANISER}`, "gu"),
  new RegExp(`${NAME}${GAP}?[(（](?:${ARTICLE}${LEAD_OR_ORGANISER})[^()\\n]{0,30}[)）]`, "gu"),
  new RegExp(`(?<!\\p{L})${LEAD}(?:${GAP}${IS}${GAP}|${GAP}?:${GAP}?|${GAP})${NAME}`, "gu"),
];

/** "Jane Doe is the organiser", "(lead: Jane Doe)", "lead name Jane Doe": the guest whom a sentence calls the first of the party. */
export function calledLead(reading: EmailEvidence): Candidate[] {
  return reading.parts.map(coverOf).flatMap((cover) =>
    (SAID.test(textOf(cover)) ? PATTERNS : []).flatMap((pattern) =>
      [...textOf(cover).slice(0, MAX_TEXT).matchAll(pattern)].flatMap((match): Candidate[] => {
        const value = withoutTitle(match[1] ?? "");
        const at = match.index + match[0].lastIndexOf(value);
        if (!isName(value) || isAgent(value, reading)) return [];
        const span = within(cover, at, at + value.length);
        return [
          { field: "customer.name", value, source: "prose", confidence: CONFIDENCE.people.calledLead, span },
        ];
      }),
    ),
  );
}

const MAX_TEXT = 40_000;
