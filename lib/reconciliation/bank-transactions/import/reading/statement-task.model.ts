import type { DecimalMark } from "@/lib/imports/csv-amount.model";
import type { DateOrder } from "@/lib/imports/dates/csv-date-order.model";
import type {
  RefusedLine,
  StatedTotal,
  StatementFormat,
  StatementLine,
  StatementQuestion,
} from "@/lib/reconciliation/bank-statements/statement.model";
import type { StatementMapping } from "@/lib/reconciliation/bank-statements/statement-mapping.model";
import type { BankAccount } from "../../accounts/account.model";

/** A file to be read for an account, and what is known before. */
export type StatementTask = {
  readonly bytes: Uint8Array;
  readonly accounts: readonly BankAccount[];
  /** Null: what the file says tells it. */
  readonly accountId: string | null;
  readonly mapping: StatementMapping | null;
  readonly dateOrder?: DateOrder | undefined;
  readonly decimalMark?: DecimalMark | undefined;
  readonly fileAccount?: string | undefined;
  /** Which totals of the file are taken although what is read comes to others, in the words that told of it. */
  readonly acceptedTotals?: readonly string[] | undefined;
  /** Mappings by account and key of the header. */
  readonly remembered: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Whether a CSV file without a mapping is read as the last time, or by the guess where that is certain; else it is asked for. */
  readonly guesses: boolean;
};

/** What a person is shown of a CSV file's columns. */
export type CsvColumns = {
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[] }[];
  /** As the last time, or guessed; `date` is null, and no amount is named, where none was found. */
  readonly mapping: Omit<StatementMapping, "date"> & { readonly date: string | null };
  readonly isRemembered: boolean;
};

/** A line and the key by which it is known again. */
export type KeyedLine = Omit<StatementLine, "account"> & { readonly importKey: string };

/** What a file turned out to be, before its lines are told. */
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
export type StatementAsks = {
  readonly kind: "asks";
  readonly format: StatementFormat;
  readonly accountId: string | null;
  readonly csv: CsvColumns | null;
  readonly questions: readonly StatementQuestion[];
};
/** Why nothing is read, and which of the answers is to blame. */
export type StatementRefused = {
  readonly kind: "refused";
  readonly message: string;
  readonly field: "file" | "accountId" | "mapping";
};
export type StatementAnswer = StatementFound | StatementAsks | StatementRefused;
