import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Currency, digitsOf } from "@/lib/platform/base/money";
import type { CommissionStatement } from "@/lib/reader/payload.model";
import { BLANK_ENTRY, type EntryDraft, type ReportDraft } from "../report.model";
import { isCountable, isCountableReport } from "../report-sums.model";
import { BODY, type MailFile } from "./waiting-file.model";

/** The email in which a statement arrived. */
type StatementMail = Omit<MailFile, "attachment"> & {
  readonly receivedOn: CalendarDate;
  readonly supplierName: string;
  readonly subject: string;
};

const MOST_LINES = 20_000;

/**
 * Returns a report of a statement that was read from an email, or null if its amounts are too large to be counted
 * exactly. Deductions from the statement as a whole are the report's adjustment, because they belong to no line.
 */
export function statementDraft(
  statement: CommissionStatement,
  code: Currency,
  mail: StatementMail,
): ReportDraft | null {
  const entries = statement.entries
    .slice(0, MOST_LINES)
    .map((entry, index) => entryOf(entry, index + 1, code));
  const sum = entries.reduce((all, { grossMinor }) => all + grossMinor, 0);
  const grossMinor = minorOf(statement.commissionAmount, code) ?? sum;
  const off = (amount: number | undefined) => minorOf(amount, code) ?? 0;
  const adjustmentMinor = 0 - Math.abs(off(statement.feesAmount)) - off(statement.taxAmount);
  const netMinor = minorOf(statement.netAmount, code) ?? grossMinor + adjustmentMinor;
  const sales = entries.map(({ saleMinor }) => ({ grossMinor: saleMinor ?? 0, feeMinor: 0, taxMinor: 0 }));
  const printed = [{ grossMinor, feeMinor: 0, taxMinor: 0 }];
  if (!isCountableReport(entries, { netMinor, adjustmentMinor }) || ![sales, printed].every(isCountable))
    return null;
  return {
    source: "email",
    mail: { ownerId: mail.ownerId, emailId: mail.emailId, attachment: BODY },
    file: null,
    supplierId: null,
    supplierName: mail.supplierName.slice(0, 200),
    referenceNumber: (statement.referenceNumber ?? statement.period ?? mail.subject).slice(0, 100) || "Email",
    receivedOn: mail.receivedOn,
    currency: code,
    grossMinor,
    feeMinor: 0,
    taxMinor: 0,
    adjustmentMinor,
    netMinor,
    entries,
  };
}

function entryOf(entry: CommissionStatement["entries"][number], line: number, code: Currency): EntryDraft {
  return {
    ...BLANK_ENTRY,
    line,
    confirmationNumber: entry.confirmationNumber.slice(0, 100) || null,
    clientName: entry.clientName?.slice(0, 200) ?? null,
    saleMinor: minorOf(entry.gross, code),
    grossMinor: minorOf(entry.commission, code) ?? 0,
  };
}

/** Rounds to the nearest minor unit, because the amounts of an email are read, not typed. Returns null if there is none. */
function minorOf(amount: number | undefined, code: Currency): number | null {
  // Adding zero turns -0 into 0.
  return amount === undefined ? null : Math.round(amount * 10 ** digitsOf(code)) + 0;
}
