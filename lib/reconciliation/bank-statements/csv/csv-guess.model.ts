import type { DecimalMark } from "@/lib/imports/csv-amount.model";
import type { DetectedFormat, FormatQuestion } from "@/lib/imports/csv-format.model";
import { headersKey, headersOf } from "@/lib/imports/csv-mapping.model";
import { withoutPlaceholder } from "@/lib/imports/dates/csv-year.model";
import type { Currency } from "@/lib/platform/base/money";
import { isBalance, isUnbooked } from "../row-words.model";
import type { DamagedStatement, MoneyQuestion } from "../statement.model";
import type { StatementMapping } from "../statement-mapping.model";
import { Unreadable } from "../unreadable.model";
import type { CsvRows } from "./balance/csv-chain.model";
import { askedIfContradicted } from "./balance/csv-contradiction.model";
import { type ProvenMoney, provenMoney } from "./balance/csv-proof.model";
import { withBalanceSigns } from "./balance/signed-balance.model";
import { chosenMoney } from "./csv-choice.model";
import { type CsvColumn, columnOf, isCalledDate, isDay, isDayThere, numbersOf } from "./csv-columns.model";
import { askedOfCard } from "./csv-direction.model";
import { askedOfLedger, isLedger, type MoneyRoles, minorQuestion, moneyNames } from "./csv-money.model";
import {
  dateColumnOf,
  isDateOpen,
  isStatus,
  type Roles,
  stateQuestion,
  type WordRoles,
  wordRolesOf,
} from "./csv-roles.model";
import { type CsvTable, openCsvTable } from "./csv-table.model";
import { openingAbove } from "./csv-totals.model";
import { withoutDecimals, writingOf, writtenMark } from "./csv-writing.model";
import { isNewestFirst } from "./days/csv-row-order.model";

/** What a screen shows of a CSV statement before it is read. */
export type CsvGuess = {
  /** The key under which a mapping is remembered. It is the same for every file with these columns. */
  readonly headerKey: string;
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[] }[];
  /**
   * The guessed mapping, which the user may change. `date` is null, and the amount columns are null, if none were
   * found.
   */
  readonly mapping: Omit<StatementMapping, "date"> & Pick<Roles, "date">;
  /** The questions about ambiguous values in the guessed columns. The mapping holds the usual answer. */
  readonly questions: readonly (FormatQuestion | MoneyQuestion)[];
  /** The date orders and the decimal mark that the values prove. */
  readonly shown: DetectedFormat["shown"];
  /** The amount columns that the running balance proves; null if no balance proves any. */
  readonly proven: MoneyRoles | null;
  /** The number of steps between rows at which that balance doesn't match. */
  readonly broken: number;
};

const SAMPLES = 3;
const SAMPLE_LENGTH = 200;
const LOOKED_AT = 1_000;

/**
 * Guesses the mapping of a CSV statement for an account in currency `own`: the columns from its headers and first rows,
 * the date and decimal formats from all rows. Whatever could make an amount wrong is either proved or asked.
 */
export function guessCsvMapping(bytes: Uint8Array, own?: Currency): CsvGuess | DamagedStatement {
  try {
    return guess(bytes, own);
  } catch (error) {
    if (error instanceof Unreadable && "damaged" in error.result) return error.result;
    throw error;
  }
}

function guess(bytes: Uint8Array, own: Currency | undefined): CsvGuess {
  const table = openCsvTable(bytes);
  const { headers, hasHeader, columns } = columnsIn(table);
  const date = dateColumnOf(columns);
  const above = [...table.preamble()].flatMap(({ cells }) => cells);
  const isBooks = isLedger(headers, above);
  const { mark, isProven: isMarkProven, rows, numbers, proven } = figuresIn(table, columns, date, isBooks);
  const chosen = () => {
    const money = chosenMoney(numbers, rows, columns, own);
    return askedOfCard(isBooks ? askedOfLedger(money, headers) : money, columns, above);
  };
  const money = proven
    ? { roles: proven.roles, questions: [] }
    : askedIfContradicted(chosen(), numbers, rows, columns);
  const taken = [date?.name ?? null, ...moneyNames(money.roles)];
  const words = withProvenAccount(wordRolesOf(columns, taken, own), columns, proven);
  const states = stateQuestion(columns, proven !== null);
  const status = states[0]?.column ?? words.status;
  const minor = minorQuestion(columns, money.roles, own);
  const roles = { date: date?.name ?? null, ...money.roles, ...words, status };
  const writing = writingOf(table, headers, roles, numbers, isMarkProven ? mark : undefined);
  const { format, questions, shown } = withoutDecimals(writing, own);
  return {
    headerKey: headersKey(headers),
    columns: columns.map(({ name, filled }) => ({ name, samples: samplesOf(filled) })),
    mapping: {
      hasHeader,
      ...roles,
      ...(date && isDateOpen(columns, date, hasHeader) ? { date: null } : {}),
      ...format,
      year: table.openYear?.proven ?? null,
      unbooked: null,
      isMinor: null,
      beginsWithBalance: null,
    },
    questions: [...yearQuestion(table), ...questions, ...money.questions, ...minor, ...states],
    shown,
    ...provenBy(proven),
  };
}

function provenBy(proven: ProvenMoney | null): Pick<CsvGuess, "proven" | "broken"> {
  return proven ? { proven: proven.roles, broken: proven.broken } : { proven: null, broken: 0 };
}

/**
 * Corrects the account column by the balance: one that runs through all rows belongs to a single account, whatever the
 * rows name, and one that runs in separate parts to several.
 */
function withProvenAccount(
  words: WordRoles,
  columns: readonly CsvColumn[],
  proven: ProvenMoney | null,
): WordRoles {
  if (!proven || proven.parts?.isCurrency) return words;
  const { parts } = proven;
  if (parts) return { ...words, account: parts.name, memo: words.memo.filter((name) => name !== parts.name) };
  const named = columns.find(({ name }) => name === words.account);
  return named && named.distinct.size > 1 ? { ...words, account: null } : words;
}

/**
 * Reads the amounts with the file's decimal mark. If the file proves neither mark, chooses the one with which a balance
 * runs, if only one of them works (15 from 144,255 leaves 144,240 only if the commas separate thousands).
 */
function figuresIn(
  table: CsvTable,
  columns: readonly CsvColumn[],
  date: CsvColumn | undefined,
  isBooks: boolean,
) {
  const { shown, format } = writtenMark(columns);
  const by = (mark: DecimalMark) => {
    const rows = rowsOf(columns, date, openingAbove(table, mark));
    const plain = columns
      .filter(({ isAmount }) => isAmount)
      .map((column) => ({ column, numbers: numbersOf(column, mark) }));
    const numbers = withBalanceSigns(plain, columns, isBooks);
    return { mark, isProven: false, rows, numbers, proven: provenMoney(numbers, rows, columns) ?? null };
  };
  const first = by(format.decimalMark);
  if (shown.mark) return first;
  const other = by(format.decimalMark === "." ? "," : ".");
  if ((first.proven === null) === (other.proven === null)) return first;
  return { ...(first.proven ? first : other), isProven: true };
}

function yearQuestion({ openYear }: CsvTable): readonly MoneyQuestion[] {
  return openYear && openYear.proven === null ? [{ about: "year", example: openYear.example }] : [];
}

function columnsIn(table: CsvTable) {
  const records: string[][] = [];
  for (const { cells } of table.records()) {
    records.push(cells);
    if (records.length > LOOKED_AT) break;
  }
  const [first = []] = records;
  const hasHeader = !first.some(isDay);
  const headers = headersOf(hasHeader ? first : first.map(() => ""));
  const body = hasHeader ? records.slice(1) : records;
  const holdsDay = (cell: string, place: number) =>
    isDay(cell) || (isCalledDate(headers[place] ?? "") && isDayThere(cell));
  const counts = (row: number) => (body[row] ?? []).some(holdsDay) && !(body[row] ?? []).some(isBalance);
  const columns = headers.map((name, place) =>
    columnOf(
      name,
      body.map((cells) => cells[place] ?? ""),
      counts,
    ),
  );
  return { headers, hasHeader, columns };
}

/**
 * Rows with a day are payments, unless their words name a balance or their status says that they aren't booked. The
 * balance of the latter is the starting point for the next row.
 */
function rowsOf(
  columns: readonly CsvColumn[],
  date: CsvColumn | undefined,
  opening: number | undefined,
): CsvRows {
  const status = columns.filter(isStatus);
  const payments: number[] = [];
  const balances = new Set<number>();
  date?.cells.forEach((day, row) => {
    const isPending = status.some(({ cells }) => isUnbooked(cells[row] ?? ""));
    if (isPending || columns.some(({ cells }) => isBalance(cells[row] ?? ""))) balances.add(row);
    else if (isDayThere(day)) payments.push(row);
  });
  const days = payments.map((row) => date?.cells[row] ?? "");
  return { payments, balances, opening, isNewestFirst: isNewestFirst(days) };
}

function samplesOf(filled: readonly string[]): string[] {
  return filled
    .slice(0, SAMPLES)
    .map((cell) => withoutPlaceholder(cell).slice(0, SAMPLE_LENGTH).toWellFormed());
}
