import type { CsvRow } from "@/lib/imports/csv-file.model";
import { isName, titledPeople } from "@/lib/reader/words/person";
import { RECALLED } from "@/lib/reader/words/recall-words";
import { conceptsOf } from "../columns/column-words.model";
import { sumKindOf } from "../named-sums.model";
import { bookingNumberIn } from "./letter-blocks.model";
import { type ProseSum, sumsIn } from "./prose-sums.model";

/** A booking's number in running text. */
type Mention = { readonly at: number; readonly end: number; readonly number: string };
/** A booking, its commission, and the texts in which its client may be named. */
type Line = Mention & {
  readonly commission: ProseSum;
  readonly isRecall: boolean;
  readonly about: readonly string[];
};
/** A charge, which comes off, or a tax, which is paid on top. */
type Extra = { readonly sum: ProseSum; readonly sign: 1 | -1 };
type Letter = { readonly lines: readonly Line[]; readonly extras: readonly Extra[]; readonly paid: ProseSum };

const TOKEN = /(?<![\p{L}\d/-])[\p{L}\d][\p{L}\d/_-]*\d[\p{L}\d/_-]*/gu;
const CODE = /^(?<series>\p{Lu}{1,6})[-/]?\d{2,}[\p{Lu}\d/-]*$/u;
const SERIES = /^\p{L}+/u;
const DAY =
  /(?:\d{1,2}\.?\s\p{L}{3,12}\.?\s\d{4}|\p{L}{3,12}\s\d{1,2},\s\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d\d-\d\d)/u;
/** Whether a sum beside the commissions is paid on top or comes off. */
const EXTRAS: Readonly<Record<string, 1 | -1>> = { fee: -1, withheld: -1, tax: 1 };
/** A line of running text. */
const SENTENCE = /(?:\p{Ll}{2,}[,.]? ){3}/u;
/** Signs between the fields of a table. */
const APART = /\t|\S;\S|\|/;
const MOST_LABEL_WORDS = 3;
const LABEL_BEFORE_DAY = 24;
/** Words before an amount that belong to it. */
const OWN_WORDS = 8;

/**
 * Converts a letter that tells its commissions in sentences to a table: "we have transferred EUR 186.00 for the
 * following bookings: NL-551 (Ms Unwin), commission of 10% EUR 90.00, and ...". Returns null unless the commissions add
 * up to the sum that it pays, less the charges it names, in exactly one way.
 */
export function proseRows(rows: readonly CsvRow[]): CsvRow[] | null {
  const starts: number[] = [];
  const text = rows.reduce((all, { cells }) => {
    starts.push(all.length);
    return `${all}${cells.join(" ").trim()} `;
  }, "");
  const sums = sumsIn(text) ?? [];
  const mentions = mentionsIn(text, sums);
  const letters = [after, before].flatMap((order) => proven(order(text, mentions, sums), sums) ?? []);
  const [letter, ...others] = letters;
  return letter && others.length === 0 ? tableOf(letter, rows, starts) : null;
}

/** Whether a text tells commissions in sentences, of which `proseRows` makes nothing. */
export function isProse(rows: readonly CsvRow[]): boolean {
  const text = rows.map(({ cells }) => cells.join(" ")).join(" ");
  const sums = sumsIn(text);
  const isText = rows.every(({ cells }) => cells.length < 2 && !APART.test(cells.join("")));
  return isText && SENTENCE.test(text) && (sums === null || sums.some(({ words }) => isCommission(words)));
}

/** Returns the numbers of bookings: those named as such, and codes of the same series or, if none is named, all codes. */
function mentionsIn(text: string, sums: readonly ProseSum[]): readonly Mention[] {
  const tokens = [...text.matchAll(TOKEN)]
    .map(({ 0: number, index }) => ({ at: index, end: index + number.length, number }))
    .filter(({ at, end }) => !sums.some((sum) => at < sum.end && sum.at < end));
  const named = tokens.filter(({ at, number }) => isNamed(text.slice(0, at), number));
  const series = new Set(named.map(({ number }) => SERIES.exec(number)?.[0]));
  const codes = tokens.filter(({ number }) => {
    const own = CODE.exec(number)?.groups?.series;
    return own !== undefined && (series.size === 0 || series.has(own));
  });
  return [...new Set([...named, ...codes])].sort((one, other) => one.at - other.at);
}

function isNamed(before: string, number: string): boolean {
  const words = before
    .slice(-60)
    .split(/\s+|(?<=[(])/)
    .filter(Boolean);
  return [...Array(MOST_LABEL_WORDS).keys()].some((count) =>
    bookingNumberIn(
      `${words
        .slice(-1 - count)
        .join(" ")
        .replace(/[:(]/g, "")} ${number}`,
    ),
  );
}

/** Gives each booking the commission in the text behind it, up to the next booking. */
function after(text: string, mentions: readonly Mention[], sums: readonly ProseSum[]): readonly Line[] {
  return mentions.flatMap((mention, at) => {
    const until = mentions[at + 1]?.at ?? text.length;
    return lineOf(
      text,
      mention,
      sums.filter((sum) => sum.at >= mention.end && sum.at < until),
      until,
    );
  });
}

/** Gives each booking the commission in the text before it, back to the last booking. */
function before(text: string, mentions: readonly Mention[], sums: readonly ProseSum[]): readonly Line[] {
  return mentions.flatMap((mention, at) => {
    const from = mentions[at - 1]?.end ?? 0;
    const own = sums.filter((sum) => sum.at >= from && sum.at < mention.at).slice(-1);
    return lineOf(text, mention, own, mentions[at + 1]?.at ?? text.length);
  });
}

function lineOf(text: string, mention: Mention, own: readonly ProseSum[], until: number): readonly Line[] {
  const said = own.filter(({ words }) => isCommission(words));
  const unsaid = own.filter(({ words }) => sumKindOf(lastOf(words)) === null && !isSale(words));
  const commission = said[0] ?? unsaid.at(-1);
  if (!commission || said.length > 1) return [];
  const behind = text.slice(mention.end, commission.at > mention.end ? commission.at : until);
  const ahead = text.slice(sentenceStart(text, mention.at), mention.at);
  const sentence = text.slice(commission.at, Math.min(until, sentenceEnd(text, commission.end)));
  const isRecall = commission.minor > 0 && RECALLED.test(`${lastOf(commission.words)} ${sentence}`);
  return [{ ...mention, commission, isRecall, about: [behind, ahead] }];
}

function lastOf(words: string): string {
  return words.split(/\s+/).slice(-OWN_WORDS).join(" ");
}

function isCommission(words: string): boolean {
  const has = conceptsOf(lastOf(words));
  return has.has("commission") && !has.has("paid") && !has.has("total");
}

function isSale(words: string): boolean {
  const has = conceptsOf(lastOf(words));
  return has.has("sale") || has.has("base") || has.has("total");
}

function sentenceStart(text: string, until: number): number {
  const ends = [...text.slice(0, until).matchAll(/(?<=\p{Ll}{3}|\d)\.\s|[;:]\s/gu)];
  return ends.at(-1)?.index ?? 0;
}

function sentenceEnd(text: string, from: number): number {
  const end = text.slice(from).search(/[.;]\s/);
  return end < 0 ? text.length : from + end;
}

/** Returns the letter if each booking has one commission and all of them add up to the sum paid. */
function proven(lines: readonly Line[], sums: readonly ProseSum[]): Letter | null {
  const [first] = lines;
  if (!first || new Set(lines.map(({ number }) => number)).size < lines.length) return null;
  const { commission } = first;
  // A single sum, named as the commission of a single booking, needs no other.
  if (sums.length === 1 && isCommission(commission.words)) return { lines, extras: [], paid: commission };
  const total = lines.reduce((all, line) => all + (line.isRecall ? -1 : 1) * line.commission.minor, 0);
  const taken = new Set(lines.map((line) => line.commission));
  const [from, until] = [first.at, Math.max(...lines.map((line) => line.commission.at))];
  const others = sums.filter((sum) => !taken.has(sum) && (sum.at < from || sum.at > until));
  const extras = others.flatMap((sum): Extra[] => {
    const sign = EXTRAS[sumKindOf(lastOf(sum.words)) ?? ""];
    return sign ? [{ sum, sign }] : [];
  });
  const rest = others.filter((other) => !extras.some(({ sum }) => sum === other));
  const due = extras.reduce((all, { sum, sign }) => all + sign * Math.abs(sum.minor), total);
  const paid = rest.find(({ minor }) => minor === due);
  return paid && rest.every(({ minor }) => minor === due || minor === total) ? { lines, extras, paid } : null;
}

/** Returns the rows around the sentences, and in their place a row for each booking and each sum. */
function tableOf(
  { lines, extras, paid }: Letter,
  rows: readonly CsvRow[],
  starts: readonly number[],
): CsvRow[] {
  const places = [...lines.map(({ at }) => at), ...lines.map(({ commission }) => commission.at), paid.at];
  const ends = [...places, ...extras.map(({ sum }) => sum.at)].map((at) =>
    starts.findLastIndex((start) => start <= at),
  );
  const [from, until] = [Math.min(...ends), Math.max(...ends) + 1];
  const row = rows[from]?.row ?? 0;
  const cellsOf = ({ number, commission, isRecall, about }: Line) => [
    number,
    about.map(clientIn).find(Boolean) ?? "",
    arrivalIn(about[0] ?? ""),
    isRecall ? `-${commission.amount}` : commission.amount,
  ];
  const sum = (words: string, amount: string) => ({ row, cells: [words, "", "", amount] });
  return [
    ...rows.slice(0, from),
    { row, cells: ["Booking number", "Client", "Arrival", "Commission"] },
    ...lines.map((line) => ({ row, cells: cellsOf(line) })),
    ...extras.map(({ sum: { amount, words }, sign }) =>
      sum(lastOf(words).trim(), `${sign < 0 ? "-" : ""}${amount.replace(/^[-−]/, "")}`),
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
