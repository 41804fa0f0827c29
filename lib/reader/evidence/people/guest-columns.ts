import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Cell, Row } from "@/lib/reader/documents/document";
import { fold } from "@/lib/reader/words/fold";
import { labelOf } from "@/lib/reader/words/label";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { personIn } from "@/lib/reader/words/person";
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence, Part } from "../layout/email-evidence";
import { spanOf, within } from "../layout/pair";

const SURE = CONFIDENCE.people.columned;
const BARE_AMOUNT = /^[-−–(]?\s?(?:\p{Sc}|[A-Z]{3})?\s?\d[\d.,'’ ]*[.,]\d{2}\)?(?:\s?(?:\p{Sc}|[A-Z]{3}))?$/u;

/** Reads a price table with a column for each guest: "Jane Doe | John Doe | Both guests" over rows of amounts. */
export function guestColumns(reading: EmailEvidence): Candidate[] {
  return reading.parts.flatMap((part) =>
    part.rows.flatMap((row, index) => headed(part, row, part.rows[index + 1])),
  );
}

function headed({ doc }: Part, row: Row, below: Row | undefined): Candidate[] {
  const people = row.cells.flatMap((cell) => personOf(cell) ?? []);
  const [first] = people;
  const amounts = below?.cells.filter((cell) => BARE_AMOUNT.test(textOf(cell))).length ?? 0;
  const isAll = row.cells.every((cell, at) => personOf(cell) !== null || isOther(cell, at === 0));
  if (!first || !isAll || amounts < people.length || !areOneParty(row, people)) return [];
  const { cell, name } = first;
  const line = cell.lines[0];
  const at = line?.text.indexOf(name) ?? -1;
  if (!line) return [];
  const span = at < 0 ? spanOf(doc, line) : within(spanOf(doc, line), at, at + name.length);
  const shared = { source: "table" as const, confidence: SURE, span };
  return [
    { ...shared, field: "customer.name", value: name },
    { ...shared, field: "guests.primary", value: name },
    { ...shared, field: "guests.total", value: people.length },
  ];
}

type Person = { readonly cell: Cell; readonly name: string };

/** Returns the name if a cell is only a name; no word of it may be a label word. */
function personOf(cell: Cell): Person | null {
  const text = textOf(cell).replace(/^(?:guest|passenger|pax|gast|hôte)\s?\d?\s?:\s/i, "");
  const name = cell.lines.length <= 2 && text.length <= 40 ? personIn(text) : null;
  const words = (name ?? "").split(/[\s,-]+/);
  return name && words.every((word) => conceptsOf(fold(word)).length === 0) ? { cell, name } : null;
}

/** Whether the cell is a column for all guests, or the first column, which names the priced items. */
function isOther(cell: Cell, isFirst: boolean): boolean {
  const text = textOf(cell).replace(EVERYBODY, "");
  return (
    text.length <= 25 &&
    !/\d/.test(text) &&
    (isFirst || text === "" || labelOf(text.replace(/\s*:\s*$/, "")) !== null)
  );
}

const EVERYBODY = /^(?:both|all|alle|beide|tous|les deux|todos|ambos|tutti|entrambi|alla|båda)(?:\s|$)/i;
const TITLED = /^(?:mr|mrs|ms|miss|dr|herr|frau|m|mme|mlle|sra?|sig|sig\.ra|dhr|mevr|hr|fru|pan[ií]?)\.?\s/i;

/**
 * Whether the headers are people, not names of tours: one family, people with titles, or beside a column for all
 * guests.
 */
function areOneParty(row: Row, people: readonly Person[]): boolean {
  const surnames = new Set(people.map(({ name }) => fold(name.split(" ").at(-1) ?? name)));
  if (people.length > 1 && surnames.size === 1) return true;
  if (people.every(({ cell }) => TITLED.test(textOf(cell)))) return true;
  return row.cells.some((cell) => {
    const concepts = personOf(cell) ? undefined : labelOf(textOf(cell).replace(EVERYBODY, ""))?.concepts;
    return concepts?.has("GUEST") === true || concepts?.has("PERSON") === true;
  });
}

function textOf(cell: Cell): string {
  return cell.lines.map((line) => line.text).join(" ");
}
