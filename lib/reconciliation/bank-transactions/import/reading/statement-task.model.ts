import type { DecimalMark } from "@/lib/imports/csv-amount.model";
import type { DateOrder } from "@/lib/imports/dates/csv-date-order.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type {
  RefusedLine,
  StatedTotal,
  StatementFormat,
  StatementLine,
  StatementQuestion,
} from "@/lib/reconciliation/bank-statements/statement.model";
import type { StatementMapping } from "@/lib/reconciliation/bank-statements/statement-mapping.model";
import type { BankAccount } from "../../accounts/account.model";

/** A file to read for an account, with what is already known. */
export type StatementTask = {
  readonly bytes: Uint8Array;
  /** The day of the import, which no booked payment is more than a year ahead of. */
  readonly today: CalendarDate;
  readonly accounts: readonly BankAccount[];
  /** Null if the file's contents must determine the account. */
  readonly accountId: string | null;
  readonly mapping: StatementMapping | null;
  readonly dateOrder?: DateOrder | undefined;
  readonly decimalMark?: DecimalMark | undefined;
  readonly fileAccount?: string | undefined;
  /** The totals to accept although they differ from what was read, in the words of the question. */
  readonly acceptedTotals?: readonly string[] | undefined;
  /** Remembered mappings by account and header key. */
  readonly remembered: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /**
   * Whether to read a CSV file without a mapping by the remembered mapping, or by the guessed one if it is certain.
   * Otherwise the mapping is asked for.
   */
  readonly guesses: boolean;
};

/** The columns of a CSV file as shown to a person. */
export type CsvColumns = {
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[] }[];
  /** The remembered or guessed mapping. `date` is null, and the amount columns are null, if none were found. */
  readonly mapping: Omit<StatementMapping, "date"> & { readonly date: string | null };
  readonly isRemembered: boolean;
};

/** A line with the key by which it is recognized in later files. */
export type KeyedLine = Omit<StatementLine, "account"> & { readonly importKey: string };

/** The properties of a file that was read, without its lines. */
export type StatementFound = {
  readonly kind: "found";
  readonly accountId: string;
  readonly format: StatementFormat;
  readonly csv: { readonly headerKey: string; readonly mapping: StatementMapping } | null;
  readonly lineCount: number;
  readonly skipped: readonly RefusedLine[];
  readonly notes: readonly RefusedLine[];
  readonly totals: readonly StatedTotal[];
};
/** The questions to answer before a file can be read. */
export type StatementOpen = {
  readonly kind: "asks";
  readonly format: StatementFormat;
  readonly accountId: string | null;
  readonly csv: CsvColumns | null;
  readonly questions: readonly StatementQuestion[];
};
/** Why a file can't be read, and the field that causes it. */
export type StatementRefused = {
  readonly kind: "refused";
  readonly message: string;
  readonly field: "file" | "accountId" | "mapping";
};
export type StatementAnswer = StatementFound | StatementOpen | StatementRefused;
