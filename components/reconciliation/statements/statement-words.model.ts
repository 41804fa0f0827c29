import type { StatementQuestion } from "@/lib/reconciliation/bank-statements/statement.model";
import type { StatementMapping } from "@/lib/reconciliation/bank-statements/statement-mapping.model";
import type { CsvColumns } from "@/lib/reconciliation/bank-transactions/import/reading/statement-task.model";

/** A column mapping in progress; complete once it has a date and an amount. */
export type MappingDraft = CsvColumns["mapping"];

type ColumnField = Exclude<
  keyof StatementMapping,
  | "hasHeader"
  | "memo"
  | "dateOrder"
  | "year"
  | "decimalMark"
  | "isMinor"
  | "beginsWithBalance"
  | "isSignTurned"
  | "ways"
  | "isFeeSigned"
  | "balance"
  | "isNewestFirst"
  | "unbooked"
>;

/** The fields that are filled by one column each, in the order in which they are asked. */
export const COLUMN_FIELDS: readonly { readonly field: ColumnField; readonly label: string }[] = [
  { field: "date", label: "Date" },
  { field: "amount", label: "Amount" },
  { field: "credit", label: "Money in" },
  { field: "debit", label: "Money out" },
  { field: "direction", label: "In or out" },
  { field: "fee", label: "Fee taken off" },
  { field: "payer", label: "Payer" },
  { field: "payee", label: "Payee" },
  { field: "bankId", label: "Bank's reference" },
  { field: "currency", label: "Currency" },
  { field: "account", label: "Account" },
  { field: "status", label: "Status" },
];

/** Returns the draft with a column chosen. An amount is in a single column, or in one for each direction. */
export function withColumn(draft: MappingDraft, field: ColumnField, column: string | null): MappingDraft {
  const next = { ...draft, [field]: column };
  if (field === "direction") return { ...next, ways: null, balance: null };
  if (column === null) return next;
  if (field === "amount") return { ...next, credit: null, debit: null, balance: null };
  if (field === "credit" || field === "debit")
    return { ...next, amount: null, direction: null, ways: null, balance: null };
  return next;
}

/** Returns the words in the draft's direction column for which the file doesn't say whether they mean in or out. */
export function openWords(draft: MappingDraft, questions: readonly StatementQuestion[]): readonly string[] {
  return questions.flatMap((question) =>
    question.about === "direction" && question.column === draft.direction ? question.choices : [],
  );
}

/** Returns whether it is unknown which of the unsigned amounts are incoming. */
export function isSignOpen(
  { amount, direction }: MappingDraft,
  questions: readonly StatementQuestion[],
): boolean {
  return amount !== null && direction === null && questions.some(({ about }) => about === "sign");
}

/** Returns whether the year of the dates is unknown. */
export function isYearOpen({ year }: MappingDraft, questions: readonly StatementQuestion[]): boolean {
  return year === null && questions.some(({ about }) => about === "year");
}

/** Returns whether it is unknown if amounts are in minor units, such as cents. */
export function isMinorOpen({ isMinor }: MappingDraft, questions: readonly StatementQuestion[]): boolean {
  return isMinor === null && questions.some(({ about }) => about === "minor");
}

/** Returns whether it is unknown if the oldest row is a payment rather than an opening balance. */
export function isOpeningOpen(
  { beginsWithBalance }: MappingDraft,
  questions: readonly StatementQuestion[],
): boolean {
  return beginsWithBalance === null && questions.some(({ about }) => about === "opening");
}

/** Returns whether it is unknown which status codes mean booked transactions. */
export function areStatesOpen({ unbooked }: MappingDraft, questions: readonly StatementQuestion[]): boolean {
  return unbooked === null && questions.some(({ about }) => about === "status");
}

/** Returns what is missing before the file can be read with this mapping; null if it is complete. */
export function missingOf({ date, amount, credit, debit }: MappingDraft): string | null {
  if (date === null) return "Choose the column of the date.";
  if (amount === null && credit === null && debit === null)
    return "Choose a column for the amount, or columns for money in and money out.";
  return null;
}
