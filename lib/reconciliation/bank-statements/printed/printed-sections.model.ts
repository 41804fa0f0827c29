import { namesTotal } from "@/lib/imports/words/cell-meaning.model";
import { isCalledDate } from "../csv/csv-columns.model";
import { balanceWord, isBalance } from "../row-words.model";
import { balancesIn, sizeOf } from "./printed-amounts.model";
import { listsBalances, namesAmount, saysOf, wayOfTitle } from "./printed-headings.model";
import { isDayPrinted, type PrintedTable } from "./printed-tables.model";

/** A payment of a section. `size` has the printed sign, whatever the direction. */
type Payment = {
  readonly day: string;
  readonly words: readonly string[];
  readonly amount: string;
  readonly size: number;
};
type Section = {
  readonly title: string;
  readonly way: 1 | -1 | null;
  readonly payments: readonly Payment[];
  readonly sum: number;
  /** Whether a printed total equals the sum of the payments. */
  readonly isSummed: boolean;
};

/**
 * The rows of the statement with separate columns for incoming and outgoing amounts, or the reason why they can't be
 * read.
 */
export type SectionsRead =
  | { readonly rows: readonly (readonly string[])[]; readonly reason?: never }
  | { readonly reason: string; readonly rows?: never };

const MOST_SECTIONS = 12;
const POSTED = /post|book|buch|compta|conta/i;

/**
 * Reads a statement whose amounts have no signs but are listed in separate sections: deposits, withdrawals, cheques.
 * The opening and closing balances prove which sections are incoming, even if a title doesn't say so. Without balances,
 * each title must state the direction, and each section must have a total that proves it complete. Returns null if the
 * statement has no such sections.
 */
export function sectionsRead(
  above: readonly (readonly string[])[],
  tables: readonly PrintedTable[],
): SectionsRead | null {
  const sections = tables.flatMap((table) => sectionOf(table) ?? []);
  if (sections.length === 0 || tables.some(hasSides) || !isParted(sections)) return null;
  const around = [...above, ...tables.flatMap(({ rows }) => rows.map(({ cells }) => cells))];
  const proof = provenWays(sections, around);
  if ("reason" in proof) return proof;
  const kept = above.filter((cells) => isKept(cells, proof.isCard));
  const rows = sections.flatMap(({ payments, title }, at) =>
    payments.map(({ day, words, amount, size }) => {
      const isIn = size * (proof.ways[at] ?? 1) > 0;
      const plain = amount.replace(/[-+\u2212()]|\s*(cr|dr)$/gi, "");
      const said = words.join(" ").trim();
      const memo = /\p{L}{2}/u.test(said) ? said : `${title} ${said}`;
      return [day, memo, isIn ? "" : plain, isIn ? plain : ""];
    }),
  );
  return { rows: [...kept, [], ["Date", "Description", "Amount debited", "Amount credited"], ...rows] };
}

/** Whether a line above is kept. Balances of a card's debt and sums of sections aren't totals of the account. */
function isKept(cells: readonly string[], isCard: boolean): boolean {
  const word = cells.map(balanceWord).find((one) => one !== undefined);
  return word === undefined || (!isCard && (word === "opening" || word === "closing"));
}

function amountsAt({ heading }: PrintedTable): readonly number[] {
  return heading.flatMap((name, at) => (namesAmount(name) ? [at] : []));
}

/**
 * Whether the amounts are listed in sections: titles state the direction, or there are several titles and no amount has
 * a sign.
 */
function isParted(sections: readonly Section[]): boolean {
  const isUnsigned = sections.every(({ payments }) =>
    payments.every(({ amount }) => !/[-+(\u2212]/.test(amount)),
  );
  const titles = new Set(sections.map(({ title }) => title));
  return sections.some(({ way }) => way !== null) || (isUnsigned && titles.size > 1);
}

/** Whether a table shows the direction by itself, or has a balance that proves it. */
function hasSides(table: PrintedTable): boolean {
  return (
    wayOfTitle(table.title ?? "") !== 0 &&
    !listsBalances(table.heading) &&
    (amountsAt(table).length > 1 || table.heading.some((name) => saysOf(name, "balance", "direction")))
  );
}

function sectionOf(table: PrintedTable): Section | null {
  const title = table.title ?? "";
  if (wayOfTitle(title) === 0) return null;
  const rows = rowsOf(table);
  const payments = rows.flatMap((row, at) =>
    row.kind === "payment" ? [{ ...row, words: [...row.words, ...wordsBelow(rows.slice(at + 1))] }] : [],
  );
  const sum = payments.reduce((all, { size }) => all + size, 0);
  const isSummed = rows.some((row) => row.kind === "total" && Math.abs(row.size) === Math.abs(sum));
  return payments.length > 0 ? { title, way: wayOfTitle(title) || null, payments, sum, isSummed } : null;
}

function wordsBelow(rows: readonly SectionRow[]): readonly string[] {
  const end = rows.findIndex(({ kind }) => kind !== "more");
  return rows.slice(0, end < 0 ? rows.length : end).flatMap((row) => (row.kind === "more" ? row.words : []));
}

type SectionRow = ReturnType<typeof rowOf>;

function rowsOf(table: PrintedTable): readonly SectionRow[] {
  const [amountAt = -1] = amountsAt(table);
  const days = table.heading.flatMap((name, at) => (isCalledDate(name) ? [at] : []));
  const dayAt = days.find((at) => POSTED.test(table.heading[at] ?? "")) ?? days[0] ?? -1;
  return table.rows.map(({ cells }) => {
    const words = cells.filter((cell, at) => cell !== "" && at !== amountAt && !days.includes(at));
    return rowOf(cells, { day: cells[dayAt] ?? "", amount: cells[amountAt] ?? "", words });
  });
}

/** Classifies a row: a payment, a total, or text that continues the payment above. */
function rowOf(cells: readonly string[], said: Omit<Payment, "size">) {
  const size = sizeOf(said.amount);
  const isTotal = cells.some((cell) => namesTotal(cell) || isBalance(cell));
  if (isTotal && size !== undefined) return { kind: "total", size } as const;
  if (isTotal) return { kind: "other" } as const;
  if (size !== undefined && isDayPrinted(said.day)) return { kind: "payment", ...said, size } as const;
  const isMore = said.amount + said.day === "" && said.words.length > 0;
  return isMore ? ({ kind: "more", words: said.words } as const) : ({ kind: "other" } as const);
}

type Turn = 1 | -1;
type Ways = { readonly ways: readonly Turn[]; readonly isCard: boolean } | { readonly reason: string };

/** Determines whether each section counts with its printed sign or the opposite one. */
function provenWays(sections: readonly Section[], around: readonly (readonly string[])[]): Ways {
  const [opening, closing] = [balancesIn(around, "opening")[0], balancesIn(around, "closing").at(-1)];
  const said = sections.map(({ way, sum }) => way && ((way * (Math.sign(sum) || 1)) as Turn));
  if (opening === undefined || closing === undefined) {
    const isTold = sections.every(({ way, isSummed }) => way !== null && isSummed);
    return isTold ? { ways: said.map((way) => way ?? 1), isCard: false } : unproved(sections);
  }
  if (sections.length > MOST_SECTIONS || said.every((way) => !way)) return unproved(sections);
  const met = waysBetween(sections, opening, closing);
  const agreeing = (turn: Turn) =>
    met.filter((ways) => ways.every((way, at) => !said[at] || said[at] === way * turn));
  const plain = agreeing(1);
  // The debt of a card holder grows by purchases, so the directions are inverted.
  const [ways, ...others] = plain.length > 0 ? plain : agreeing(-1);
  if (!ways || others.length > 0) return unproved(sections);
  const isCard = plain.length === 0;
  return { ways: isCard ? ways.map((way) => (way === 1 ? -1 : 1)) : ways, isCard };
}

/** Returns all combinations of directions with which the sections lead from one balance to the other. */
function waysBetween(
  sections: readonly Section[],
  opening: number,
  closing: number,
): readonly (readonly Turn[])[] {
  const all = Array.from({ length: 2 ** sections.length }, (_, mask) =>
    sections.map((_section, at): Turn => ((mask >> at) & 1 ? -1 : 1)),
  );
  return all.filter(
    (ways) => sections.reduce((sum, one, at) => sum + one.sum * (ways[at] ?? 1), opening) === closing,
  );
}

function unproved(sections: readonly Section[]): { readonly reason: string } {
  const titles = [...new Set(sections.map(({ title }) => `"${title}"`))].join(", ");
  return {
    reason: `The amounts stand in sections without signs (${titles}), and the balances that are printed don't prove which of them came and which went: download the statement as CSV.`,
  };
}
