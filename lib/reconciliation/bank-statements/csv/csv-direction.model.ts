import { directionsOf, isPurchase, saysThanks } from "@/lib/imports/words/cell-meaning.model";
import { headingMeanings } from "@/lib/imports/words/heading-meaning.model";
import type { CsvRows } from "./balance/csv-chain.model";
import { type CsvColumn, means } from "./csv-columns.model";
import { type MoneyChoice, NO_MONEY, type NumberColumn } from "./csv-money.model";

const MOST_WORDS = 6;
const LONGEST_WORD = 24;
const LONGEST_EXAMPLE = 60;

/**
 * Returns an amount column with whatever determines its direction: its own signs, otherwise a column of known words, or
 * the fact that each row mentions a commission. Otherwise asks: an amount isn't taken as incoming merely because a word
 * is unknown.
 */
export function directed(amount: NumberColumn, rows: CsvRows, all: readonly CsvColumn[]): MoneyChoice {
  const roles = { ...NO_MONEY, amount: amount.column.name };
  const moved = rows.payments.filter((row) => amount.numbers[row]);
  if (moved.some((row) => (amount.numbers[row] ?? 0) < 0)) return signed(amount, moved, all);
  const others = all.filter(
    (column) => column !== amount.column && !column.isDate && column.filled.length > 0,
  );
  const worded = others.map((column) => ({ column, words: wordsIn(column, moved) }));
  const known = worded.filter(
    ({ column, words }) => !isOtherwiseKnown(column) && directionsOf(words, column.name) !== undefined,
  );
  const [best] = known.sort((a, b) => rankOf(b.column) - rankOf(a.column));
  if (best) {
    const known = [...(directionsOf(best.words, best.column.name) ?? [])];
    const ways = Object.fromEntries(known.map(([word, way]) => [word, way === 1 ? "in" : "out"] as const));
    return { roles: { ...roles, direction: best.column.name, ways }, questions: [] };
  }
  const asked = worded
    .filter(({ column, words }) => couldSayDirection(column, words, moved.length))
    .sort((a, b) => rankOf(b.column) - rankOf(a.column))[0];
  if (asked) {
    const { column, words } = asked;
    const question = { about: "direction", column: column.name, choices: [...new Set(words)] } as const;
    return { roles: { ...roles, direction: column.name }, questions: [question] };
  }
  const isOpen = moved.some((row) => !others.some(({ cells }) => isCommission(cells[row] ?? "")));
  const example = amount.column.filled[0] ?? "";
  return { roles, questions: isOpen ? [{ about: "sign", example }] : [] };
}

/** Headings that name a card or its holder, which occur in exports of cards. */
const CARD =
  /^(card ?(holder|member|no|number|ending)?s?|card ?holder name|karten?(inhaber|nummer)?|titulaire( de la carte)?|porteur|carte|titular( de la tarjeta)?|tarjeta|kaart(nummer|houder)?|titolare carta|carta|kort(nummer|holder|innehavare)?|kartu|karta|karty|nr karty)\b/iu;

/**
 * Reads the direction from the signs, and asks if payments to a card are negative, if words say the opposite of the
 * signs, or if each row names its card, because then positive amounts may be expenses.
 */
function signed(amount: NumberColumn, moved: readonly number[], all: readonly CsvColumn[]): MoneyChoice {
  const column = amount.column.name;
  if (all.some((types) => areCardTypes(types, amount, moved)))
    return { roles: { ...NO_MONEY, amount: column }, questions: [] };
  const negative = moved.filter((row) => (amount.numbers[row] ?? 0) < 0);
  const beside = negative.flatMap((row) => all.flatMap(({ cells }) => cells[row] ?? ""));
  const isOfCard = all.some(({ name, cells }) => CARD.test(name.trim()) && moved.every((row) => cells[row]));
  const isOpen = isOfCard || saysOpposite(amount, moved, all);
  const example = beside.find((cell) => saysThanks(cell)) ?? (isOpen ? longest(beside) : undefined);
  if (example === undefined) return { roles: { ...NO_MONEY, amount: column }, questions: [] };
  return { roles: NO_MONEY, questions: [turnedQuestion(column, example)] };
}

const [SPENT, REPAID] = [/^(?:sale|purchase|fee|interest)$/iu, /^(?:return|refund|payment|credit)$/iu];

/**
 * Whether a column names the type of each row as cards do, with sales below zero, payments above it, and no exception.
 * The opposite signs prove nothing, because a shop's sales are above zero and its returns below.
 */
function areCardTypes({ cells }: CsvColumn, { numbers }: NumberColumn, moved: readonly number[]): boolean {
  const types = moved.map((row) => (cells[row] ?? "").trim());
  const isKnown = types.every((type) => SPENT.test(type) || REPAID.test(type));
  const isEither = ["sale", "payment"].every((word) => types.some((type) => type.toLowerCase() === word));
  return (
    isKnown && isEither && moved.every((row, at) => SPENT.test(types[at] ?? "") === (numbers[row] ?? 0) < 0)
  );
}

/** Titles above an export of a card, whose positive amounts may be expenses. A debit card shows those of its account. */
const CARD_TITLE =
  /(?:credit|company|corporate|charge|business|purchasing|commercial) ?cards?\b|\bcard (?:statement|account|activity)|(?:kredit|firmen)karten?\b|cartes? (?:de crédit|affaires|corporate|visa|mastercard)|tarjetas? de (?:crédito|empresa)|carta di credito|credit ?card|kredittkort|kreditkort|cart[aã]o de cr[eé]dito|kart[ay] kredytow|kreditní kart/iu;

/** Asks which sign is incoming if a title says that the export is that of a card, and nothing proves its signs. */
export function askedOfCard(
  money: MoneyChoice,
  columns: readonly CsvColumn[],
  above: readonly string[],
): MoneyChoice {
  const amount = columns.find(({ name }) => name === money.roles.amount);
  if (!amount?.hasNegative || money.questions.length > 0) return money;
  const title = above.find((cell) => CARD_TITLE.test(cell));
  if (title === undefined) return money;
  return { roles: NO_MONEY, questions: [turnedQuestion(amount.name, title)] };
}

/** Returns the question whether the positive amounts of a column are expenses, with an amount or words from it. */
export function turnedQuestion(column: string, example: string) {
  return { about: "turned", column, example: example.slice(0, LONGEST_EXAMPLE) } as const;
}

/** Whether the words of a column, such as "Purchase" beside 12.50, all say the opposite of their rows' signs. */
function saysOpposite(
  { column, numbers }: NumberColumn,
  moved: readonly number[],
  all: readonly CsvColumn[],
): boolean {
  const told = all.filter(
    (other) => other !== column && !other.isDate && !isOtherwiseKnown(other) && !means(other, "number"),
  );
  return told.some((other) => {
    const ways = means(other, "direction") ? directionsOf(wordsIn(other, moved), other.name) : undefined;
    const agreed = moved.flatMap((row) => {
      const word = other.cells[row] ?? "";
      const way = ways?.get(word) ?? wayOf(word);
      return way === undefined ? [] : [way * (numbers[row] ?? 0) > 0];
    });
    return agreed.length > 0 && !agreed.includes(true);
  });
}

/** Returns the direction of a word that is unambiguous without others; single letters aren't. */
function wayOf(word: string): 1 | -1 | undefined {
  if (isPurchase(word)) return -1;
  return word.length > 2 ? directionsOf([word])?.get(word) : undefined;
}

function longest(texts: readonly string[]): string | undefined {
  return [...texts].sort((one, other) => other.length - one.length)[0];
}

/** Whether words mention a commission, which is an incoming payment for an agency. */
function isCommission(words: string): boolean {
  return headingMeanings(words).has("commission");
}

function wordsIn({ cells }: CsvColumn, rows: readonly number[]): string[] {
  return rows.map((row) => cells[row] ?? "");
}

function rankOf(column: CsvColumn): number {
  return (means(column, "direction") ? 2 : 0) + Math.min(column.distinct.size - 1, 1);
}

const ELSEWHERE = [
  "payer",
  "payee",
  "party",
  "reference",
  "currency",
  "account",
  "status",
  "bank",
  "email",
  "original",
] as const;

function isOtherwiseKnown(column: CsvColumn): boolean {
  return means(column, ...ELSEWHERE) && !means(column, "direction");
}

/** Whether a column with no other known meaning repeats a few words that could state the direction. */
function couldSayDirection(column: CsvColumn, words: readonly string[], rows: number): boolean {
  const size = new Set(words).size;
  const isNamed = means(column, "direction");
  if (isOtherwiseKnown(column) || (!isNamed && column.meanings.size > 0)) return false;
  if (column.hasDecimals || words.some((word) => word.length > LONGEST_WORD)) return false;
  return isNamed ? size <= MOST_WORDS : size > 1 && size <= 3 && size < rows;
}
