import { currencyOf } from "@/lib/imports/csv-amount.model";
import { headersOf } from "@/lib/imports/csv-mapping.model";
import { parseDateCell } from "@/lib/imports/dates/csv-date.model";
import type { PlacedRecord } from "@/lib/imports/records/csv-records.model";
import { headingMeanings } from "@/lib/imports/words/heading-meaning.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import { balanceWord, isBalance, isPendingTitle, isUnbooked, noteIn } from "../row-words.model";
import type { StatementMapping } from "../statement-mapping.model";
import { accountOf, type FoundPayment, type StatementTally } from "../statement-tally.model";
import { quoted, unreadableAt } from "../unreadable.model";
import { TableParts } from "./csv-parts.model";
import { repeatedRows } from "./csv-repeats.model";
import type { CsvAmounts, CsvCell, SignedAmount } from "./csv-signs.model";
import type { statedTotals } from "./csv-totals.model";
import { swappedDays } from "./days/csv-exchanged-days.model";

/** How to read rows with two possible meanings. */
export type RowInterpretation = {
  /** Whether rows without a day belong to the day above. */
  readonly carriesDays: boolean;
  /** Lines that state balances but contain no known word for it. */
  readonly balances: ReadonlySet<number>;
  /** Lines that repeat the row beside them. */
  readonly repeats: ReadonlySet<number>;
  /** Lines whose text says that they aren't booked, without which the balance runs. */
  readonly unbooked: ReadonlySet<number>;
};
/** Returns the headers by which a mapping refers to columns. Throws Unreadable if one of its columns is missing. */
export function headersFor({ cells, line }: PlacedRecord, mapping: StatementMapping): readonly string[] {
  const headers = headersOf(mapping.hasHeader ? cells : cells.map(() => ""));
  for (const name of columnsOf(mapping)) {
    if (!headers.includes(name)) throw unreadableAt(line, `the column ${quoted(name)} isn't there`);
  }
  return headers;
}

/** Returns all columns that a mapping uses. */
export function columnsOf(mapping: StatementMapping): string[] {
  const { date, amount, credit, debit, direction, fee, balance, payer, payee, memo } = mapping;
  const money = [date, amount, credit, debit, direction, fee, balance];
  const words = [payer, payee, mapping.bankId, mapping.currency, mapping.account, mapping.status, ...memo];
  return [...money, ...words].filter((name) => name !== null);
}

/** Why a row without a day is left out. */
export const NO_DAY = "The row has no date.";

/** A sum of a following table that appears in the date column. */
const SUM = /^\D?[\d.,' ]*\d{3}[.,]\d{2}$/;

function endOf({ line, raw }: Pick<PlacedRecord, "line" | "raw">): number {
  return line + (raw.trim().match(/\r\n|\n|\r/g)?.length ?? 0);
}

export type Row = {
  readonly headers: readonly string[];
  readonly mapping: StatementMapping;
  readonly tally: StatementTally;
  readonly totals: ReturnType<typeof statedTotals>;
  readonly amounts: CsvAmounts;
  /** The direction that each word of the direction column means. */
  readonly ways: ReadonlyMap<string, 1 | -1>;
  /** The cells of the lines above the table. */
  readonly above: ReadonlySet<string>;
  readonly currency: Currency | undefined;
  readonly way: RowInterpretation;
};

/** Reads the rows of a table into a tally. */
export class RowReader {
  private readonly row: Row;
  private readonly places: ReadonlyMap<string, number>;
  private readonly needed: number;
  private readonly parts: TableParts;
  private readonly repeated: ReturnType<typeof repeatedRows>;
  private readonly wordPlaces: ReadonlySet<number>;
  private readonly balancePlaces: ReadonlySet<number>;
  /** Columns without a known meaning, such as a record type. */
  private readonly unknownPlaces: readonly number[];
  private readonly days = swappedDays();
  /** The last day as written in the file, for rows without a day of their own. */
  private dayAbove = "";
  /** The last payment, which the following rows may continue. */
  private last: (FoundPayment & { readonly end: number }) | undefined;

  constructor(row: Row) {
    this.row = row;
    this.places = new Map(row.headers.map((header, index) => [header, index]));
    const { date, amount, credit, debit } = row.mapping;
    const money = [amount, credit, debit].filter((name) => name !== null).map((name) => this.place(name));
    this.needed = Math.max(this.place(date), Math.min(...money));
    this.parts = new TableParts(row.headers, this.place(date), row.above);
    this.repeated = repeatedRows(row.headers);
    this.wordPlaces = new Set(row.mapping.memo.map((name) => this.place(name)));
    const placesOf = (is: (name: string) => boolean) =>
      row.headers.flatMap((name, place) => (is(name) ? [place] : []));
    this.balancePlaces = new Set(placesOf((name) => headingMeanings(name).has("balance")));
    const known = new Set(columnsOf(row.mapping));
    this.unknownPlaces = placesOf((name) => !known.has(name));
  }

  end(): void {
    this.days.refuse();
    this.pass();
  }

  private pass(): void {
    if (this.last) this.row.tally.pay(this.last);
    this.last = undefined;
  }

  take(record: PlacedRecord): void {
    const { mapping, tally } = this.row;
    const { line, raw } = record;
    const own: CsvCell = (name) => (name === null ? "" : (record.cells[this.place(name)]?.trim() ?? ""));
    const cell: CsvCell = (name) => own(name) || (name === mapping.date ? this.dayAbove : "");
    if (this.goesOn(record)) return;
    const reason =
      noteIn(record.cells) ??
      this.parts.reasonFor(record) ??
      this.reasonToSkip(record, cell) ??
      this.repeated(record, this.parts.exports);
    if (reason) {
      this.noteTotals(record, cell);
      tally.skip(line, raw, reason);
    } else {
      const bookedOn = this.day(cell(mapping.date), line);
      if (this.row.way.carriesDays) this.dayAbove = cell(mapping.date);
      const currency = this.currencyOf(cell(mapping.currency), line);
      this.pay(record, cell, bookedOn, this.row.amounts(cell, currency, line));
    }
  }

  /**
   * Adds a row to the payment directly above it if the row has only text in the payment's text columns, apart from a
   * balance. Returns whether it did.
   */
  private goesOn({ cells, line, raw }: PlacedRecord): boolean {
    const { last } = this;
    if (!last || line !== last.end + 1) return false;
    const filled = cells.flatMap((cell, place) => (cell.trim() ? [{ cell, place }] : []));
    if (filled.length === 1 && filled.some(({ cell }) => isPendingTitle(cell))) return false;
    const said = filled.filter(({ place }) => !this.balancePlaces.has(place));
    if (said.length === 0 || !said.every(({ cell, place }) => this.wordPlaces.has(place) && !isBalance(cell)))
      return false;
    const words = [...last.words, ...said.map(({ cell }) => cell)];
    this.last = { ...last, words, end: endOf({ line, raw }) };
    return true;
  }

  private pay(
    { line, raw }: PlacedRecord,
    cell: CsvCell,
    bookedOn: CalendarDate,
    amount: SignedAmount,
  ): void {
    const { mapping } = this.row;
    const [payer, payee] = [cell(mapping.payer), cell(mapping.payee)];
    const other = amount.minor < 0 ? payee || payer : payer || payee;
    this.pass();
    this.last = {
      end: endOf({ line, raw }),
      line,
      raw,
      bookedOn,
      ...amount,
      words: mapping.memo.map(cell),
      payer: other,
      bankId: cell(mapping.bankId),
      account: accountOf(cell(mapping.account)),
    };
  }

  /** Records the totals of a row. It may have one in each of the credit and debit columns. */
  private noteTotals({ cells, line }: PlacedRecord, cell: CsvCell): void {
    const { credit, debit } = this.row.mapping;
    const words = cells.map((text) => balanceWord(text));
    const isUnnamed = this.row.way.balances.has(line);
    const of = isUnnamed
      ? "opening"
      : (["turnover", "opening"] as const).find((word) => words.includes(word));
    if (of && credit !== null && debit !== null) this.row.totals.sides(of, cell(credit), cell(debit));
    const isOwed = this.row.ways.get(cell(this.row.mapping.direction)) === -1;
    if (of !== "turnover" || credit === null || debit === null) this.row.totals.look(cells, isOwed);
  }

  private place(name: string): number {
    return this.places.get(name) ?? -1;
  }

  /**
   * Returns why a row isn't a payment: footers, balances, transactions that aren't booked. A row whose day or amount
   * merely can't be read isn't skipped.
   */
  private reasonToSkip({ cells, line }: PlacedRecord, cell: CsvCell): string | undefined {
    const { mapping } = this.row;
    const date = cell(mapping.date);
    const money = [mapping.amount, mapping.credit, mapping.debit, mapping.fee].map(cell).join("");
    if (this.isUnbooked(cell, line)) return "The transaction isn't booked.";
    const byBalance = this.reasonByBalance(line, cells, cell);
    if (byBalance) return byBalance;
    const isDay = parseDateCell(date, mapping.dateOrder) !== undefined;
    if (!/\d/.test(date) || (SUM.test(date) && !isDay)) return NO_DAY;
    if (/[^-\u2013\u2014]/.test(money)) return undefined;
    if (isDay && cells.length <= this.needed) throw unreadableAt(line, "the row ends before its amount");
    return "The row has no amount.";
  }

  private reasonByBalance(line: number, cells: readonly string[], cell: CsvCell): string | undefined {
    const { repeats, balances } = this.row.way;
    if (repeats.has(line)) return "It stands twice, with one balance.";
    return balances.has(line) || this.isBalance(cell, cells) ? "A balance is no transaction." : undefined;
  }

  private isUnbooked(cell: CsvCell, line: number): boolean {
    const { mapping, way } = this.row;
    const status = cell(mapping.status);
    const isSaid = isUnbooked(status) || isUnbooked(cell(mapping.date));
    return isSaid || mapping.unbooked?.includes(status) === true || way.unbooked.has(line);
  }

  /**
   * Whether a row is a balance. A payer may be called Total, so that name alone doesn't make a balance if there is
   * other text beside it.
   */
  private isBalance(cell: CsvCell, cells: readonly string[]): boolean {
    const { memo, date, payer, payee } = this.row.mapping;
    const said = memo.map(cell);
    const unknown = this.unknownPlaces.map((place) => cells[place]?.trim() ?? "");
    if ([...said, ...unknown, cell(date)].some(isBalance) || /^0000/.test(cell(date))) return true;
    return said.join("") === "" && [payer, payee].some((name) => isBalance(cell(name)));
  }

  private day(raw: string, line: number): CalendarDate {
    const day = parseDateCell(raw, this.row.mapping.dateOrder);
    if (!day) throw unreadableAt(line, `the date ${quoted(raw)} can't be read`);
    this.days.look(raw, line);
    return day;
  }

  private currencyOf(raw: string, line: number): Currency | undefined {
    if (raw === "") return this.row.currency;
    const code = currencyOf(raw);
    if (code === undefined) throw unreadableAt(line, `the currency ${quoted(raw)} isn't known`);
    return code;
  }
}
