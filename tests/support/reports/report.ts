import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { type CreatedReport, createReport } from "@/lib/reconciliation/commission-reports/create-report";
import type { EntryDraft, ReportDraft } from "@/lib/reconciliation/commission-reports/report.model";
import type { TestAgent } from "../people/agent";

/** Returns an entry of USD 100.00 with no other data. */
export function entryDraft(line: number, change: Partial<EntryDraft> = {}): EntryDraft {
  return {
    line,
    raw: {},
    confirmationNumber: `R-${line}`,
    clientName: null,
    travelStart: null,
    travelEnd: null,
    saleMinor: null,
    grossMinor: 10_000,
    feeMinor: 0,
    taxMinor: 0,
    outcome: "paid",
    property: null,
    agency: null,
    booking: null,
    ...change,
  };
}

/** Returns a report in US dollars whose totals equal the sums of its entries. */
export function reportDraft(entries: readonly EntryDraft[], change: Partial<ReportDraft> = {}): ReportDraft {
  const sum = (of: (entry: EntryDraft) => number) => entries.reduce((all, entry) => all + of(entry), 0);
  return {
    source: "manual",
    mail: null,
    file: null,
    supplierId: null,
    supplierName: "Greatwind Tours",
    referenceNumber: "GW-2026-03",
    receivedOn: calendarDate.parse("2026-03-10"),
    currency: currency.parse("USD"),
    grossMinor: sum((entry) => entry.grossMinor),
    feeMinor: sum((entry) => entry.feeMinor),
    taxMinor: sum((entry) => entry.taxMinor),
    adjustmentMinor: 0,
    netMinor: sum((entry) => entry.grossMinor - entry.feeMinor - entry.taxMinor),
    entries,
    ...change,
  };
}

export function made(admin: TestAgent, draft: ReportDraft): Promise<CreatedReport> {
  return inSystemTransaction(admin.ctx, (tx) => createReport(tx, draft, admin.id));
}

/** Creates the report and returns it with its entries by number, in the form the use cases take. */
export async function madeWith(
  admin: TestAgent,
  entries: readonly EntryDraft[],
  change: Partial<ReportDraft> = {},
) {
  const { id, entries: rows } = await made(admin, reportDraft(entries, change));
  return { id, entry: (line: number) => ({ id: rows[line - 1]?.id ?? "", version: null }) };
}
