import { ROUNDING_TOLERANCE } from "@/lib/reader/amounts/amount.model";
import { CONFIDENCE } from "./confidence";
import { type Row, rowText, withRows } from "./documents/document";
import { EVENT } from "./evidence/dates/one-day/event-days";
import type { AmountFound, EmailEvidence, Part } from "./evidence/layout/email-evidence";
import { measured } from "./evidence/layout/measure-parts";
import type { Pair } from "./evidence/layout/pair";
import { productOf } from "./evidence/product/product-of";
import { referenceCandidates } from "./evidence/reference/references";
import { codesIn } from "./words/code";
import { alphanumericKey, fold } from "./words/fold";
import { labelOf } from "./words/label";

const MAX_BOOKINGS = 12;
const MAX_ROWS_UP = 8;
/** A booking's number, and the first row that holds it. */
type Numbered = { readonly code: string; readonly row: number };

/**
 * Returns one reading per booking if a letter or a list names several by numbers of the same format, each with its own
 * days and prices: "BB-26-4471" over its hotel, "BB-26-4472" over its excursion. The sum of all of them belongs to
 * none. Returns null if the numbers don't separate bookings.
 */
export function splitByNumbers(reading: EmailEvidence): EmailEvidence[] | null {
  if (reading.emailType !== "confirmation" && reading.emailType !== "quote") return null;
  const codes = sisters(reading);
  for (const part of codes.length > 1 ? reading.parts : []) {
    const split = blocksOf(part, codes, reading);
    if (split) return split;
  }
  return null;
}

/** Returns the numbers with the same format as the likeliest one: letters and digits in the same places. */
export function sisters(reading: EmailEvidence): string[] {
  const all = referenceCandidates(reading).toSorted((a, b) => b.confidence - a.confidence);
  const makes = all.map((one) => ({ ...one, code: String(one.value), make: makeOf(String(one.value)) }));
  const [best] = makes;
  const alike = makes.filter(
    ({ make, confidence }) => make === best?.make && confidence > CONFIDENCE.doubt.doubted,
  );
  const known = [...alike.map(({ code }) => code), ...(best ? namesakes(best.code, reading) : [])];
  const own = new Map(known.map((code) => [alphanumericKey(code), code]));
  const isOfStays = own.size < 2 && STAYS.test(reading.folded.slice(0, MAX_READ));
  const named = makes.filter(
    ({ confidence, label }) => confidence > CONFIDENCE.bar.enough && isNumber(label),
  );
  return [...(isOfStays ? new Map(named.map(({ code }) => [alphanumericKey(code), code])) : own).values()];
}

/** "Reservation number", of which each stay in a letter about several has its own. */
function isNumber(label: string | undefined): boolean {
  const read = labelOf(label ?? "");
  return read?.role === "reference" && read.concepts.has("NUM") && read.concepts.has("BOOK");
}

/**
 * Returns numbers with the same first letters and as many digits: "That one is SK-20784" after "our reference is
 * SK-20771".
 */
function namesakes(code: string, { parts }: EmailEvidence): string[] {
  const make = code.replace(/\d/g, "9");
  const isNamed = /\p{L}{2}/u.test(code) && /\d{3}/.test(code);
  return (isNamed ? parts : []).flatMap(({ doc, rows }) =>
    rows
      .flatMap((row) => codesIn(rowText(row)).map((one) => one.code))
      .filter((one) => one.replace(/\d/g, "9") === make && doc.kind !== "table"),
  );
}

function makeOf(code: string): string {
  return code.replace(/\p{L}/gu, "A").replace(/\d/g, "9");
}

function blocksOf(part: Part, codes: readonly string[], reading: EmailEvidence): EmailEvidence[] | null {
  const numbered = firstRows(part.rows, codes);
  const [first] = numbered;
  if (!first || numbered.length < 2 || numbered.length > MAX_BOOKINGS) return null;
  const paragraphs = numbered.map(({ row }, index) =>
    paragraphStart(part.rows, row, numbered[index - 1]?.row ?? -1),
  );
  const found =
    wholeBlocks(paragraphs, part, reading) ??
    wholeBlocks(
      numbered.map(({ row }) => row),
      part,
      reading,
    );
  if (!found) return null;
  const { starts, blocks, own } = found;
  const sums = sumRows(own.map(({ amounts }) => amounts.filter(isPrice)));
  const last = blocks.at(-1) ?? [];
  const tail = sums.length > 0 ? last.slice(sums[0]) : [];
  const left = tail.filter((_, index) => !sums.includes(index + (sums[0] ?? 0)));
  const head = part.rows.slice(0, starts[0]);
  return blocks.map((rows, index) => {
    const isLast = index === blocks.length - 1;
    const body = isLast ? rows.slice(0, rows.length - tail.length) : rows;
    const code = numbered[index]?.code ?? "";
    const others = codes.filter((other) => alphanumericKey(other) !== alphanumericKey(code));
    const read = readingOf(part, [...head, ...body, ...left], others, reading);
    return { ...read, pairs: [...read.pairs, ...namedPair(code, body, part)] };
  });
}

/** Returns the rows from each start to the next, if every block has its own days and prices. */
function wholeBlocks(starts: readonly number[], part: Part, reading: EmailEvidence) {
  const blocks = starts.map((start, index) => part.rows.slice(start, starts[index + 1]));
  const own = blocks.map((rows) => measured([{ ...part, rows }], reading));
  return own.every(isWhole) ? { starts, blocks, own } : null;
}

/** Whether a part may be a booking: it has days and a price. */
export function isWhole({ days, amounts }: Pick<EmailEvidence, "days" | "amounts">): boolean {
  return days.length > 0 && amounts.some(isPrice);
}

/** Pairs a number that separates bookings with a label for the booking's number, whatever precedes it. */
function namedPair(code: string, rows: readonly Row[], { doc }: Part): Pair[] {
  const lines = rows.flatMap(({ cells }, row) =>
    cells.flatMap((cell) => cell.lines.map((line) => ({ line, row }))),
  );
  const found = lines.find(({ line }) => line.text.includes(code));
  const label = labelOf("booking number");
  if (!found || !label) return [];
  const start = found.line.offset + found.line.text.indexOf(code);
  const value = { doc, start, end: start + code.length };
  return [{ label, labelText: "", value, source: "prose", trust: 1, row: found.row }];
}

/** Returns the first row in which each number stands alone; a row with several numbers separates none. */
function firstRows(rows: readonly Row[], codes: readonly string[]): Numbered[] {
  const texts = rows.map((row) => alphanumericKey(rowText(row)));
  const found = codes.flatMap((code) => {
    const others = codes.filter((other) => other !== code).map(alphanumericKey);
    const row = texts.findIndex(
      (text) => text.includes(alphanumericKey(code)) && !others.some((other) => text.includes(other)),
    );
    return row < 0 ? [] : [{ code, row }];
  });
  return found.length === codes.length ? found.sort((a, b) => a.row - b.row) : [];
}

/** Returns the first row of the paragraph or block that holds a number. */
function paragraphStart(rows: readonly Row[], row: number, previous: number): number {
  for (let at = row; at > previous && at > row - MAX_ROWS_UP; at -= 1) if (rows[at]?.gap) return at;
  return row;
}

/** Whether an amount is printed like money. */
export function isPrice({ value, currency, span }: AmountFound): boolean {
  return value > 0 && (currency !== null || /[.,]\d{2}$/.test(span.doc.text.slice(span.start, span.end)));
}

/** The most sums of an order that are compared with each other. */
const MAX_SUMS = 40;

/**
 * Returns the rows of the last block that hold the sum of one price from each block, or what is left of such a sum less
 * another: the net of an order below its total and its commission.
 */
export function sumRows(prices: readonly (readonly AmountFound[])[]): number[] {
  const added = prices
    .slice(0, -1)
    .reduce<readonly number[]>(
      (sums, list) =>
        [...new Set(sums.flatMap((sum) => list.map(({ value }) => cents(sum + value))))].slice(0, 2_000),
      [0],
    );
  const last = prices.at(-1) ?? [];
  const isSum = (one: AmountFound) =>
    last.some(
      (other) =>
        other.row < one.row &&
        added.some((sum) => Math.abs(sum + other.value - one.value) < ROUNDING_TOLERANCE),
    );
  const sums = last.filter(isSum).slice(0, MAX_SUMS);
  const isRest = ({ value }: AmountFound) =>
    sums.some((one) => sums.some((other) => Math.abs(one.value - other.value - value) < ROUNDING_TOLERANCE));
  const rests = last.filter((one) => sums.length > 1 && one.row > (sums[0]?.row ?? 0) && isRest(one));
  return [...new Set([...sums, ...rests].map(({ row }) => row))].sort((a, b) => a - b);
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns the reading of one booking, without the numbers of the others in the subject. */
export function readingOf(
  part: Part,
  rows: readonly Row[],
  others: readonly string[],
  reading: EmailEvidence,
): EmailEvidence {
  const own = { ...part, doc: withRows(part.doc, rows), rows };
  const parts = reading.parts.map((one) => (one === part ? own : one));
  const subject = others.reduce((text, code) => text.replaceAll(code, " "), reading.subject);
  const text = rows.map(rowText).join("\n");
  const ownProduct = productOf(fold(subject), "", fold(text));
  const product = ownProduct ?? (EVENT.test(fold(text)) ? undefined : reading.product);
  return {
    ...reading,
    parts,
    subject,
    product,
    folded: fold(`${subject}\n${text}`),
    ...measured(parts, reading),
  };
}

/** "2 confirmations", "two separate bookings", "zwei Buchungen": phrases that announce several bookings. */
const SEVERAL = new RegExp(
  "(?<![\\p{L}\\d.,/%-])(?:[2-9]|two|three|four|both|zwei|drei|vier|beiden?|deux|trois|quatre|dos|tres|cuatro|ambas|due|tre|quattro|entrambe|twee|drie|beide|tva|fyra|bada|to|fire|begge|dwie|trzy|cztery|obie|dve|tri|ctyri|obe|duas|quatro|doua|trei|ket|harom|kaksi|kolme|iki|uc|две|три|дві|δυο|τρεις)" +
    "(?:(?<=(?:both|beiden?|deux|ambas|entrambe|bada|begge|obie|obe))(?: \\p{L}{2,14}){1,3}| (?:separate|different|distinct|new|individual|getrennten?|separaten?|verschiedenen?|neuen?|distinctes?|differentes?|nouvelles?|separad[ao]s|distint[ao]s|nuevas|separate|distinte|nuove|aparte|verschillende|nieuwe|separata|skilda|nya|osobne|oddzielne|nowe|samostatne|nove|novas))?" +
    " (?:bookings|confirmations|reservations|buchungen|reservierungen|vorgange|bestatigungen|dossiers|confirmaciones|reservas|expedientes|prenotazioni|pratiche|conferme|boekingen|reserveringen|bevestigingen|bokningar|bokningsbekraftelser|bestillinger|bookinger|reservasjoner|reservationer|rezerwacje|rezervace|rezervacie|confirmacoes|rezervari|foglalas|varausta|rezervasyon|бронирования|бронювання|резервации|κρατησεις)(?!\\p{L})",
  "u",
);
const MAX_READ = 4_000;
/** "Both stays", in folded text. */
const STAYS =
  /(?<!\p{L})(?:both|beiden?|les deux|(?:ambas|las dos)|(?:entrambi|i due)|beide|bada|begge|oba|obydwa|ambas as|mindket|obidva|oba dva) (?:\p{L}+ )?(?:stays|hotels|aufenthalte|hotels|sejours|estancias|hoteles|soggiorni|verblijven|vistelserna|opholdene|oppholdene|pobyty|estadias|tartozkodas)(?!\p{L})/u;

/** Whether folded text says near its beginning that the email is about more than one booking. */
export function isOfSeveral(folded: string): boolean {
  return SEVERAL.test(folded.slice(0, MAX_READ));
}

/**
 * Whether a price and a commission each occur twice under the same label: those of two bookings, of which one has lost
 * its number.
 */
export function isRepeated({ pairs }: EmailEvidence): boolean {
  return (["total", "commission"] as const).every((role) => {
    const own = pairs.filter(({ label, source }) => label.role === role && source === "label");
    return [...Map.groupBy(own, nameOf).values()].some(
      (same) => (same.at(-1)?.row ?? 0) - (same[0]?.row ?? 0) > 2,
    );
  });
}

/** "Commission 12 %" and "Commission 10 %" are the same label. */
function nameOf({ labelText }: Pair): string {
  return fold(labelText).replace(/[^\p{L}]+/gu, " ");
}
