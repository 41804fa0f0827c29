import type { CsvRow } from "@/lib/imports/csv-file.model";
import { RECALLED } from "@/lib/reader/words/recall-words";
import { conceptsOf } from "../columns/column-words.model";
import { sumKindOf } from "../named-sums.model";
import { bookingNumberIn } from "./letter-blocks.model";
import { type ProseSum, sumsIn } from "./prose-sums.model";
import { type Extra, type Letter, type Line, lastOf, type Mention, tableOf } from "./prose-table.model";

const TOKEN = /(?<![\p{L}\d/-])[\p{L}\d][\p{L}\d/_-]*\d[\p{L}\d/_-]*/gu;
const CODE = /^(?<series>\p{Lu}{1,6})[-/]?\d{2,}[\p{Lu}\d/-]*$/u;
const DAY_OR_MONTH = /^\d{1,2}[-/]\d{2,4}$/;
const SERIES = /^\p{L}+/u;
/** Whether a sum beside the commissions is paid on top or comes off. */
const EXTRAS: Readonly<Record<string, 1 | -1>> = { fee: -1, withheld: -1, tax: 1 };
/** A line of running text. */
const SENTENCE = /(?:\p{Ll}{2,}[,.]? ){3}/u;
/** Signs between the fields of a table. */
const APART = /\t|\S;\S|\|/;
/** A bank that keeps or charges something. */
const KEPT =
  /(?<!\p{L})ban(?:k|que|co|ca)(?!\p{L}).*(?:keep|kept|charg|retain|deduct|behält|berechnet|retient|prélève|retien|cobra|trattien)/iu;
/** Words behind a price of one night or one person: "EUR 3.20 a night". */
const UNIT = /^\s*(?:\/|(?:an?|per|each|je|pro|par|por|al?|pr\.?)(?= ))\s*\p{L}/iu;
const EXEMPT =
  /(?<!\p{L})(?:not|pas|nicht|non|no son|não são|niet|ikke|inte) (?:commission|commissionn|comision|comission|provision)\p{L}*/iu;
/** Words for a booking that earns nothing. */
const NOTHING =
  /(?<!\p{L})(?:nothing|no commission|no-show|kein\p{L}* (?:Provision|Kommission)|nichts|(?:pas|aucune) (?:de )?commission|sin comisión|no hay comisión|nessuna (?:provvigione|commissione)|geen (?:commissie|provisie)|sem comissão|ingen (?:provision|provisjon|kommission))(?!\p{L})/iu;
const SENTENCE_END = /(?<=\p{Ll}{3}|[.,]\d\d|\d{4}|\)|\p{Lu}{3}|€)[.!]\s+(?=\p{Lu})/gu;
const MOST_LABEL_WORDS = 3;

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
  const ways = [after, before, near].flatMap(
    (order) => proven(order(text, mentions, sums), sums, text) ?? [],
  );
  const letters = new Map(ways.map((letter) => [told(letter), letter]));
  const [letter, ...others] = letters.values();
  return letter && others.length === 0 ? tableOf(letter, rows, starts) : null;
}

/** Whether a text tells commissions in sentences, of which `proseRows` makes nothing. */
export function isProse(rows: readonly CsvRow[]): boolean {
  const text = rows.map(({ cells }) => cells.join(" ")).join(" ");
  const sums = sumsIn(text);
  const isText = rows.every(({ cells }) => cells.length < 2 && !APART.test(cells.join("")));
  return isText && SENTENCE.test(text) && conceptsOf(text).has("commission") && sums?.length !== 0;
}

/** Returns what a letter says of each booking. */
function told({ lines }: Letter): string {
  const sums = lines.flatMap(({ number, commission, isRecall }) => {
    const minor = commission?.minor ?? 0;
    return minor === 0 ? [] : [`${number} ${isRecall ? -minor : minor}`];
  });
  return sums.sort().join("\n");
}

/** Returns the numbers of bookings: those named as such, and codes of the same series or, if none is named, all codes. */
function mentionsIn(text: string, sums: readonly ProseSum[]): readonly Mention[] {
  const tokens = [...text.matchAll(TOKEN)]
    .map(({ 0: number, index }) => ({ at: index, end: index + number.length, number }))
    .filter(({ at, end }) => !sums.some((sum) => at < sum.end && sum.at < end));
  const named = tokens.filter(
    ({ at, number }) => !DAY_OR_MONTH.test(number) && isNamed(text.slice(0, at), number),
  );
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

/** Gives each booking the commission in its own sentence: behind it up to the next booking, or else before it. */
function near(text: string, mentions: readonly Mention[], sums: readonly ProseSum[]): readonly Line[] {
  return mentions.flatMap((mention, at) => {
    const from = Math.max(sentenceStart(text, mention.at), mentions[at - 1]?.end ?? 0);
    const end = sentenceEnd(text, mention.end);
    const until = Math.min(end, mentions[at + 1]?.at ?? text.length);
    const within = (low: number, high: number) => sums.filter((sum) => sum.at >= low && sum.at < high);
    const behind = within(mention.end, until);
    return lineOf(text, mention, behind.length > 0 ? behind : within(from, mention.at).slice(-1), until);
  });
}

function lineOf(text: string, mention: Mention, own: readonly ProseSum[], until: number): readonly Line[] {
  const said = own.filter(({ words }) => isCommission(words));
  const unsaid = own.filter(({ words }) => sumKindOf(lastOf(words)) === null && !isSale(words));
  const commission = said[0] ?? unsaid.at(-1) ?? (own.length === 1 ? own[0] : undefined);
  if (said.length > 1) return [];
  const behind = text.slice(mention.end, commission && commission.at > mention.end ? commission.at : until);
  const ahead = text.slice(clauseStart(text, mention.at), mention.at);
  const about = [behind, ahead];
  if (!commission) return NOTHING.test(behind) ? [{ ...mention, commission, isRecall: false, about }] : [];
  const end = Math.min(sentenceEnd(text, mention.end), Math.max(until, sentenceEnd(text, commission.end)));
  const isRecall = commission.minor > 0 && RECALLED.test(text.slice(sentenceStart(text, commission.at), end));
  return [{ ...mention, commission, isRecall, about }];
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
  const ends = [...text.slice(0, until).matchAll(SENTENCE_END)];
  return ends.at(-1)?.index ?? 0;
}

function clauseStart(text: string, until: number): number {
  return Math.max(sentenceStart(text, until), text.lastIndexOf(";", until), text.lastIndexOf(":", until));
}

function sentenceEnd(text: string, from: number): number {
  const end = text.slice(from).search(SENTENCE_END);
  return end < 0 ? text.length : from + end;
}

/** Returns the letter if each booking has one commission and all of them add up to the sum paid. */
function proven(lines: readonly Line[], sums: readonly ProseSum[], text: string): Letter | null {
  const paying = lines.flatMap(({ commission }) => commission ?? []);
  const [first] = paying;
  const isTwice = new Set(lines.map(({ number }) => number)).size < lines.length;
  if (!first || isTwice || new Set(paying).size < paying.length) return null;
  // A single sum, named as the commission of a single booking, needs no other.
  if (sums.length === 1 && isCommission(first.words)) return { lines, extras: [], paid: first };
  const total = lines.reduce(
    (all, line) => all + (line.isRecall ? -1 : 1) * (line.commission?.minor ?? 0),
    0,
  );
  const places = lines.flatMap(({ at, commission }) => (commission ? [at, commission.at] : []));
  const [from, until] = [Math.min(...places), Math.max(...places)];
  const isOther = (sum: ProseSum) => !paying.includes(sum) && (sum.at < from || sum.at > until);
  const others = sums.filter((sum) => isOther(sum) && !isBesideThePoint(sum, text));
  const extras = others.flatMap((sum): Extra[] => {
    const sign = signOf(sum, text);
    return sign ? [{ sum, sign }] : [];
  });
  const due = extras.reduce((all, { sum, sign }) => all + sign * Math.abs(sum.minor), total);
  const rest = others.filter((other) => !extras.some(({ sum }) => sum === other));
  const paid = rest.find(({ minor }) => minor === due);
  return paid && rest.every(({ minor }) => minor === due || minor === total) ? { lines, extras, paid } : null;
}

/** Whether a sum is the price of a unit, or one of which a letter says that it earns no commission. */
function isBesideThePoint({ at, end }: ProseSum, text: string): boolean {
  return (
    UNIT.test(text.slice(end)) || EXEMPT.test(text.slice(sentenceStart(text, at), sentenceEnd(text, end)))
  );
}

/** Returns whether a sum beside the commissions is paid on top or comes off. */
function signOf({ at, end, words }: ProseSum, text: string): 1 | -1 | undefined {
  const own = EXTRAS[sumKindOf(lastOf(words)) ?? ""];
  const start = sentenceStart(text, at);
  const isAlone = !/\d[.,]\d{2}/.test(text.slice(start, at));
  return own ?? (isAlone && KEPT.test(text.slice(start, sentenceEnd(text, end))) ? -1 : undefined);
}
