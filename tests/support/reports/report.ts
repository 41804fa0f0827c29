import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { type CreatedReport, createReport } from "@/lib/reconciliation/commission-reports/create-report";
import type { EntryDraft, ReportDraft } from "@/lib/reconciliation/commission-reports/report.model";
import type { TestAgent } from "../people/agent";

/** A line over USD 100.00 without anything else. */
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

/** A report in US dollars whose figures are those of its lines. */
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

/** The same, with its lines by their numbers as the use cases take them. */
export async function madeWith(
  admin: TestAgent,
  entries: readonly EntryDraft[],
  change: Partial<ReportDraft> = {},
) {
  const { id, entries: rows } = await made(admin, reportDraft(entries, change));
  return { id, entry: (line: number) => ({ id: rows[line - 1]?.id ?? "", version: null }) };
}
