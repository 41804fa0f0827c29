import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";
import {
  correctEntry,
  ignoreEntry,
  matchEntry,
  restoreEntry,
} from "@/lib/reconciliation/commission-reports/entries/decide-entry";
import { payOutside, unpayOutside } from "@/lib/reconciliation/commission-reports/moves/change-report";
import type { TestAgent } from "../people/agent";
import { entryDraft, madeWith } from "../reports/report";
import { at } from "./desk";
import type { Move, Owned } from "./move";

/** A report that deposits may pay, and its entries. */
export type TestReport = { readonly id: string; readonly lines: readonly string[] };

/** The amounts of the reports' entries, in order; each report's total equals an amount that is received. */
const REPORTS = [
  [{ grossMinor: 10_000 }, { grossMinor: 2_345 }],
  [{ grossMinor: 12_345 }, { grossMinor: 12_345 }],
  [{ grossMinor: 12_345, feeMinor: 1_000, taxMinor: 345 }, { grossMinor: -1_000 }, { grossMinor: 0 }],
] as const;

/** Creates a plain report, one that settles two bookings, and one with charges, a recall and a zero entry. */
export async function newReports(admin: TestAgent): Promise<TestReport[]> {
  const reports: TestReport[] = [];
  for (const [index, amounts] of REPORTS.entries()) {
    const entries = amounts.map((change, line) => entryDraft(line + 1, change));
    const { id, entry } = await madeWith(admin, entries, { referenceNumber: `GW-${index + 1}` });
    reports.push({ id, lines: amounts.map((_, line) => entry(line + 1).id) });
  }
  return reports;
}

type Drawn = {
  readonly admin: TestAgent;
  readonly report: TestReport;
  readonly booking: Owned;
  /** A line of the bank statement. */
  readonly line: string;
  readonly below: (n: number) => number;
};

/** The administrator's possible actions on a report and its entries. */
export function reportMoves({ admin, report, booking, line, below }: Drawn): readonly Move[] {
  const entry = at(report.lines[below(report.lines.length)] ?? "");
  const target = { bookingId: booking.id, userId: booking.agent.id };
  const overReason = below(2) === 0 ? "bonus" : undefined;
  const options = { acceptDifference: overReason ? "accept" : undefined } as const;
  const paid = () => matchTransaction(admin.ctx, at(line), { commissionReportId: report.id }, options);
  const settled = () => matchEntry(admin.ctx, entry, target, { overReason });
  const words = { confirmationNumber: "", clientName: null, travelStart: null, travelEnd: null } as const;
  const amounts = { grossAmount: 100 + below(3) * 10, feeAmount: below(2) * 10, taxAmount: 0 };
  return [
    ["pay a report", paid],
    ["pay a report", paid],
    ["pay a report", paid],
    ["match an entry", settled],
    ["match an entry", settled],
    ["match an entry", settled],
    ["unmatch an entry", () => matchEntry(admin.ctx, entry, null)],
    ["ignore an entry", () => ignoreEntry(admin.ctx, entry)],
    ["restore an entry", () => restoreEntry(admin.ctx, entry)],
    ["correct an entry", () => correctEntry(admin.ctx, entry, { ...words, ...amounts, outcome: "paid" })],
    ["pay a report outside", () => payOutside(admin.ctx, at(report.id), { overReason })],
    ["pay a report outside no more", () => unpayOutside(admin.ctx, at(report.id))],
  ];
}
