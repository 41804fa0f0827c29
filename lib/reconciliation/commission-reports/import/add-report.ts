import "server-only";
import { money } from "@/lib/platform/base/money";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { createReport } from "../create-report";
import { type EntryDraft, netOf } from "../report.model";
import { sumsOf } from "../report-sums.model";
import type { ManualReport } from "./manual-report.model";
import { selectPlatformSupplier } from "./report-file.sql";

/** Creates a report that an administrator entered by hand. The net is the sum of its entries and the adjustment. */
export async function addReport(ctx: Context, report: ManualReport): Promise<{ readonly id: string }> {
  const admin = adminOnly(ctx);
  const { currency, supplierName, referenceNumber, receivedOn } = report;
  const minor = (amount: number) => money(amount, currency, "entries").minor;
  const entries = report.entries.map(
    (entry, index): EntryDraft => ({
      line: index + 1,
      raw: {},
      confirmationNumber: entry.confirmationNumber,
      clientName: entry.clientName,
      travelStart: null,
      travelEnd: null,
      saleMinor: null,
      grossMinor: minor(entry.grossAmount),
      feeMinor: minor(entry.feeAmount),
      taxMinor: minor(entry.taxAmount),
      outcome: entry.outcome,
      property: null,
      agency: null,
      booking: null,
    }),
  );
  const sums = sumsOf(entries);
  const adjustmentMinor = minor(report.adjustmentAmount);
  return inSystemTransaction(ctx, async (tx) => {
    const { id } = await createReport(
      tx,
      {
        ...sums,
        source: "manual",
        mail: null,
        file: null,
        supplierId: await selectPlatformSupplier(tx, supplierName),
        supplierName,
        referenceNumber,
        receivedOn,
        currency,
        adjustmentMinor,
        netMinor: netOf(sums) + adjustmentMinor,
        entries,
      },
      admin,
    );
    return { id };
  });
}
