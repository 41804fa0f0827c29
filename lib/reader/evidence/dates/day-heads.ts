import { labelOf } from "@/lib/reader/words/label";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import type { DayFound } from "../layout/email-evidence";
import { type FoundLabel, labelBefore } from "../layout/inline-label";

/** "Departure date changed from 08/05/2027 to": the label stands before the verb. */
const CHANGE =
  /\s+(?:(?:has|have|is|was|wurde|ha|a été|ha sido|è stat[ao]|har|byl[ao]?|foi)\s+)?(?:been\s+)?\p{L}*(?:chang|moved|amend|geändert|verschoben|verlegt|modifi|déplac|cambi|traslad|spostat|gewijzigd|verplaatst|ändra|flytta|změn|přesun|alterad)\p{L}*\s.{0,60}$/iu;

/** A line break within a sentence. */
const SOFT_BREAK = /(?<=\p{L}\s\p{L}+[ ,]?)\n(?=\p{Ll})/gu;
/** A place between the label and the day: "Départ de Marrakech le", "Departure from Oslo on". */
const FROM_PLACE =
  /(?<=\p{L})\s(?:de|from|von|ab|da|från|fra|van|z|ze|at|in|i|à|en|a|til|to|nach|u|w|em)\s\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2},? ?(?:le|on|am|el|il|den|op|dne|em)? ?$/u;
const WEEKDAY_BEFORE = /[\p{L}-]{2,12}\.?,?\s*(?:(?:den|the|on|am|le|el|il|dne)\s+)?$/u;

/** "charged to the card ending 4471 on": this is about a card number, not the end of a trip. */
const ENDING_OF_CARD =
  /(?<!\p{L})(?:ending|endend|endende|terminant|finissant|terminad[ao]|que termina|termina|eindigend|som slutar|slutande|koncici|konczac\p{L}*)(?: (?:in|with|auf|mit|par|en|con|op|met|med|na|cislem))? [\d*x•]{3,19},?\s*(?:\p{L}{1,4}\s*)?$/iu;

/** A row of several cells above the day: its last cell is the header of another column. */
const UNDER_COLUMNS = /\t[^\t\n]*\n\s*$/;

/** Returns the label of a day in the running text before it, possibly with a place or a weekday between them. */
export function headOf({ span, weekday }: DayFound): FoundLabel | null {
  const text = span.doc.text.slice(Math.max(0, span.start - 80), span.start).replace(SOFT_BREAK, " ");
  if (UNDER_COLUMNS.test(text)) return null;
  const before = (weekday === undefined ? text : text.replace(WEEKDAY_BEFORE, "")).replace(FROM_PLACE, "");
  if (ENDING_OF_CARD.test(before)) return null;
  const bare = before.replace(/[:\s]+$/, "");
  return (
    labelBefore(...unchanged(before)) ??
    labelBefore(before, before.length) ??
    labelBefore(bare, bare.length) ??
    withPlace(before)
  );
}

/** "Pick-up: Hobart Airport depot" in the cell before the day: one end of the trip, with its place. */
const PLACED = /(?:^|\n)(\p{L}[\p{L}-]{2,14}(?: \p{Ll}{2,12})?):?\s\p{Lu}[^\t\n:]{2,50}\t\s*$/u;
const ENDS: ReadonlySet<LabelRole> = new Set<LabelRole>(["start", "arrive", "depart", "end", "return"]);

function withPlace(before: string): FoundLabel | null {
  const text = PLACED.exec(before)?.[1] ?? "";
  const label = labelOf(text, true);
  return label && ENDS.has(label.role) ? { label, text } : null;
}

function unchanged(before: string): [text: string, at: number] {
  const head = before.replace(CHANGE, "");
  return head === before ? ["", 0] : [head, head.length];
}
