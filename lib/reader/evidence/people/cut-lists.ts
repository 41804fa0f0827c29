import type { Row } from "@/lib/reader/documents/document";
import { peopleIn, personIn } from "@/lib/reader/words/person";
import type { EmailEvidence, Part } from "../layout/email-evidence";
import { type HeaderTable, headerTables } from "../layout/header-pairs";
import { tablesWithMissingRows } from "../layout/lost-rows";
import { type Pair, textOf } from "../layout/pair";

/** Whether a list of guests lacks an entry before this name, so that it may be the second guest. */
export function isFromIncompleteList(name: string, pair: Pair, reading: EmailEvidence): boolean {
  const text = textOf(pair.value);
  return (
    FIRST_LOST.test(text) ||
    isUncounted(pair, reading) ||
    isNumberedLater(text, name) ||
    isBelowNameless(text, name)
  );
}

/** "Mrs , Mr John Doe", "and Jane Doe": the first guest has no name. */
const FIRST_LOST =
  /^\s*(?:and|&|\+|und|et|y|e|en|och|og|oraz)\s+(?=\p{Lu})|^\s*(?:(?:mr|mrs|ms|miss|dr|herrn?|frau|mme|m|sra?|sig(?:\.ra)?|paní?|dhr|mevr|hr|fru)\.?\s*)?(?:\([^()\n]*\)\s*)?[,;]/iu;

/**
 * Whether the name is the second in a table that numbers its guests, stands below a row without a name, or is not in
 * the first row of its table.
 */
function isUncounted(pair: Pair, reading: EmailEvidence): boolean {
  const { pairs, parts } = reading;
  const { source, value } = pair;
  const first = pairs.find(
    (one) => one.source === "table" && one.label.role === "guest" && one.value.doc === value.doc,
  );
  if (source !== "table" || !first) return false;
  if (first !== pair && isNameless(textOf(first.value))) return true;
  const part = parts.find(({ doc }) => doc === value.doc);
  if (!part || isCutBefore(first, pair.row, part, reading)) return part !== undefined;
  const { rows } = part;
  const number = countOf(rows[first.row]);
  return number !== undefined && (number > 1 || countOf(rows[first.row - 1]) === 1);
}

/** Whether a table has rows above its first guest, or its rows add up to less than its sum. */
function isCutBefore(first: Pair, row: number, part: Part, reading: EmailEvidence): boolean {
  const holds = ({ body }: HeaderTable) => body.some(({ index }) => index === row);
  const [head] = headerTables(part.rows).find(holds)?.body ?? [];
  return (head !== undefined && head.index < first.row) || tablesWithMissingRows(part, reading).some(holds);
}

function isNameless(text: string): boolean {
  return FIRST_LOST.test(text) || !(personIn(text) || peopleIn(text).length > 0 || /\d/.test(text));
}

/** "2. Mrs Jane Doe" below a first guest without a name. */
function isNumberedLater(text: string, name: string): boolean {
  const lines = text.slice(0, 400).split(/[\n\t]/);
  return lines.some((line) => {
    const number = /^\s*(\d{1,2})[.)]?\s/.exec(line);
    return Number(number?.[1]) > 1 && peopleIn(line.slice(number?.[0].length))[0] === name;
  });
}

/** "1. (ADT)" over "Rose Resort, Jane Bay": a list whose first line lacks its name. */
function isBelowNameless(text: string, name: string): boolean {
  const lines = text.slice(0, 400).split("\n");
  const at = lines.findIndex((line) => line.includes(name));
  const lead = at > 0 ? (lines[at]?.split(name)[0] ?? "") : "";
  if (lead.includes(",") && peopleIn(lead).length === 0) return true;
  return lines
    .slice(0, at)
    .some((line) => /^\s*\d{1,2}[.)]\s/.test(line) && isNameless(line.replace(/\d/g, "")));
}

/** Returns the number at the start of a row. */
function countOf(row: Row | undefined): number | undefined {
  const text = row?.cells[0]?.lines[0]?.text ?? "";
  return /^\d{1,2}\.?$/.test(text) ? Number.parseInt(text, 10) : undefined;
}
