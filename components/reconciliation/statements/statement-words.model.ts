import type { StatementQuestion } from "@/lib/reconciliation/bank-statements/statement.model";
import type { StatementMapping } from "@/lib/reconciliation/bank-statements/statement-mapping.model";
import type { CsvColumns } from "@/lib/reconciliation/bank-transactions/import/reading/statement-task.model";

/** A mapping as it is being chosen; complete once it has a date and an amount. */
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
>;

/** The fields that one column fills each, in the order in which they are asked. */
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

/** The draft with a column chosen: an amount stands in one column, or in one for each direction. */
export function withColumn(draft: MappingDraft, field: ColumnField, column: string | null): MappingDraft {
  const next = { ...draft, [field]: column };
  if (field === "direction") return { ...next, ways: null, balance: null };
  if (column === null) return next;
  if (field === "amount") return { ...next, credit: null, debit: null, balance: null };
  if (field === "credit" || field === "debit")
    return { ...next, amount: null, direction: null, ways: null, balance: null };
  return next;
}

/** The words of which the file leaves open whether they mean in or out, while the draft goes by their column. */
export function openWords(draft: MappingDraft, questions: readonly StatementQuestion[]): readonly string[] {
  return questions.flatMap((question) =>
    question.about === "direction" && question.column === draft.direction ? question.choices : [],
  );
}

/** Whether nothing says yet of amounts without signs which came. */
export function isSignOpen(
  { amount, direction }: MappingDraft,
  questions: readonly StatementQuestion[],
): boolean {
  return amount !== null && direction === null && questions.some(({ about }) => about === "sign");
}

/** Whether it is open of which year the days are. */
export function isYearOpen({ year }: MappingDraft, questions: readonly StatementQuestion[]): boolean {
  return year === null && questions.some(({ about }) => about === "year");
}

/** Whether it is open if amounts count cents. */
export function isMinorOpen({ isMinor }: MappingDraft, questions: readonly StatementQuestion[]): boolean {
  return isMinor === null && questions.some(({ about }) => about === "minor");
}

/** Whether it is open if the oldest row is a payment. */
export function isOpeningOpen(
  { beginsWithBalance }: MappingDraft,
  questions: readonly StatementQuestion[],
): boolean {
  return beginsWithBalance === null && questions.some(({ about }) => about === "opening");
}

/** Whether it is open which codes of states are of booked lines. */
export function areStatesOpen({ unbooked }: MappingDraft, questions: readonly StatementQuestion[]): boolean {
  return unbooked === null && questions.some(({ about }) => about === "status");
}

/** What is missing before the file can be read by it. */
export function missingOf({ date, amount, credit, debit }: MappingDraft): string | null {
  if (date === null) return "Choose the column of the date.";
  if (amount === null && credit === null && debit === null)
    return "Choose a column for the amount, or columns for money in and money out.";
  return null;
}
