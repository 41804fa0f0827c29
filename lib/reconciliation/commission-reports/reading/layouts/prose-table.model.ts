import type { CsvRow } from "@/lib/imports/csv-file.model";
import { isName, titledPeople } from "@/lib/reader/words/person";
import { conceptsOf } from "../columns/column-words.model";
import type { ProseSum } from "./prose-sums.model";

/** A booking's number in running text. */
export type Mention = { readonly at: number; readonly end: number; readonly number: string };
/** A booking, its commission, and the texts in which its client may be named. */
export type Line = Mention & {
  /** Undefined for a booking of which the letter says that nothing is paid. */
  readonly commission: ProseSum | undefined;
  readonly isRecall: boolean;
  readonly about: readonly string[];
};
/** A charge, which comes off, or a tax, which is paid on top. */
export type Extra = { readonly sum: ProseSum; readonly sign: 1 | -1 };
export type Letter = {
  readonly lines: readonly Line[];
  readonly extras: readonly Extra[];
  readonly paid: ProseSum;
};

const DAY =
  /(?:\d{1,2}\.?\s\p{L}{3,12}\.?\s\d{4}|\p{L}{3,12}\s\d{1,2},\s\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d\d-\d\d)/u;
const LABEL_BEFORE_DAY = 24;
/** Words before an amount that belong to it. */
const OWN_WORDS = 8;

/** Returns the words before an amount that belong to it. */
export function lastOf(words: string): string {
  return words.split(/\s+/).slice(-OWN_WORDS).join(" ");
}

/** Returns the rows around the sentences, and in their place a row for each booking and each sum. */
export function tableOf(
  { lines, extras, paid }: Letter,
  rows: readonly CsvRow[],
  starts: readonly number[],
): CsvRow[] {
  const places = [...lines.flatMap(({ at, commission }) => [at, commission?.at ?? at]), paid.at];
  const ends = [...places, ...extras.map(({ sum }) => sum.at)].map((at) =>
    starts.findLastIndex((start) => start <= at),
  );
  const [from, until] = [Math.min(...ends), Math.max(...ends) + 1];
  const row = rows[from]?.row ?? 0;
  const cellsOf = ({ number, commission, isRecall, about }: Line) => [
    number,
    about.map(clientIn).find(Boolean) ?? "",
    arrivalIn(about[0] ?? ""),
    `${isRecall ? "-" : ""}${commission?.amount ?? "0"}`,
  ];
  const sum = (words: string, amount: string) => ({ row, cells: [words, "", "", amount] });
  return [
    ...rows.slice(0, from),
    { row, cells: ["Booking number", "Client", "Arrival", "Commission"] },
    ...lines.map((line) => ({ row, cells: cellsOf(line) })),
    ...extras.map(({ sum: { amount }, sign }) =>
      sum(sign < 0 ? "Charges" : "Tax", `${sign < 0 ? "-" : ""}${amount.replace(/^[-−]/, "")}`),
    ),
    sum("Amount paid", paid.amount),
    ...rows.slice(until),
  ];
}

/** Returns the person that a text names with a title, in brackets or before a comma. */
function clientIn(about: string): string {
  const first =
    about
      .split(/[(),;]/)
      .map((piece) => piece.trim())
      .find(Boolean) ?? "";
  return titledPeople(about)[0]?.name ?? (isName(first) ? first : "");
}

/** Returns the day behind a word for an arrival. */
function arrivalIn(about: string): string {
  const day = DAY.exec(about);
  const words = day ? about.slice(Math.max(0, day.index - LABEL_BEFORE_DAY), day.index) : "";
  const has = conceptsOf(words);
  return has.has("arrival") || has.has("start") ? (day?.[0] ?? "") : "";
}
