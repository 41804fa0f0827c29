import { fold } from "@/lib/extraction/words/fold";
import { type Concept, conceptsOf } from "@/lib/extraction/words/lexicon";
import { type FoundLabel, labelBefore } from "../layout/inline-label";
import type { DayFound } from "../layout/reading";

/** "Departure date changed from 08/05/2027 to": the label stands before the verb. */
const CHANGE =
  /\s+(?:(?:has|have|is|was|wurde|ha|a été|ha sido|è stat[ao]|har|byl[ao]?|foi)\s+)?(?:been\s+)?\p{L}*(?:chang|moved|amend|geändert|verschoben|verlegt|modifi|déplac|cambi|traslad|spostat|gewijzigd|verplaatst|ändra|flytta|změn|přesun|alterad)\p{L}*\s.{0,60}$/iu;

/** A line of running text that goes on in the next. */
const SOFT_BREAK = /(?<=\p{L}\s\p{L}+[ ,]?)\n(?=\p{Ll})/gu;
/** "Départ de Marrakech le", "Departure from Oslo on". */
const FROM_PLACE =
  /(?<=\p{L})\s(?:de|from|von|ab|da|från|fra|van|z|ze|at|in|i|à|en|a|til|to|nach|u|w|em)\s\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2},? ?(?:le|on|am|el|il|den|op|dne|em)? ?$/u;
/** "departing Dublin", "Rückkehr Hamburg": the place follows at once. */
const AT_PLACE =
  /(?<=\p{L})\s\p{Lu}\p{Ll}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2},?\s*(?:(?:on|am|le|el|il|den|op|dne|em)\s+)?$/u;
const WAYS: readonly Concept[] = ["DEPART", "RETURN", "ARRIVE"];
const WEEKDAY_BEFORE = /[\p{L}-]{2,12}\.?,?\s*(?:(?:den|the|on|am|le|el|il|dne)\s+)?$/u;

const WHEN =
  /^,?\s+(?:(?:which is )?when|wenn|wo|quand|lorsque|où|cuando|quando|waarop|wanneer|när|når|da|kdy)\s+([^.;:!?\n]{6,60})/u;

/** "until Saturday 19 June, when the holiday finishes": what is said of a day just after it. */
export function tailOf({ span }: DayFound): FoundLabel | null {
  const text = WHEN.exec(span.doc.text.slice(span.end, span.end + 90).replace(SOFT_BREAK, " "))?.[1];
  const words = text?.split(/[^\p{L}’'-]+/u).slice(0, 6) ?? [];
  const concepts = new Set(words.flatMap((word) => conceptsOf(fold(word))));
  const role = concepts.has("END") ? "end" : concepts.has("START") ? "start" : null;
  if (!text || !role || !concepts.has("STAY")) return null;
  return { label: { role, score: 0.9, concepts: new Set<Concept>(["STAY"]) }, text: words.join(" ") };
}

/** A row of several cells above the day: its last one names another column. */
const UNDER_COLUMNS = /\t[^\t\n]*\n\s*$/;

/** The label of a day in the running text before it, with a place or a weekday between them. */
export function headOf({ span, weekday }: DayFound): FoundLabel | null {
  const text = span.doc.text.slice(Math.max(0, span.start - 80), span.start).replace(SOFT_BREAK, " ");
  if (UNDER_COLUMNS.test(text)) return null;
  const before = (weekday === undefined ? text : text.replace(WEEKDAY_BEFORE, "")).replace(FROM_PLACE, "");
  const bare = before.replace(/[:\s]+$/, "");
  return (
    labelBefore(...unchanged(before)) ??
    labelBefore(before, before.length) ??
    labelBefore(bare, bare.length) ??
    wayOf(before)
  );
}

function wayOf(before: string): FoundLabel | null {
  const text = before.replace(AT_PLACE, "");
  const found = text === before ? null : labelBefore(text, text.length);
  return found && WAYS.some((one) => found.label.concepts.has(one)) ? found : null;
}

function unchanged(before: string): [text: string, at: number] {
  const head = before.replace(CHANGE, "");
  return head === before ? ["", 0] : [head, head.length];
}
