import "server-only";
import { openTaxDetails } from "@/lib/payouts/tax/tax-details";
import { FORM_1099_COLUMNS } from "@/lib/payouts/tax/tax-details.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { currency, major } from "@/lib/platform/base/money";
import { type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { usualThreshold } from "../settings/settings.model";
import { REPORTS, scopeOf } from "./report.model";
import { selectPaidInYear, selectThreshold } from "./report.sql";

const USD = currency.parse("USD");

/**
 * Returns the agents to be reported on Form 1099-NEC for a year, with their complete tax details. For administrators;
 * the audit records the access.
 */
export function form1099(ctx: Context, year: string): Promise<Sheet> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const thresholdMinor = (await selectThreshold(tx, year)) ?? usualThreshold(year);
    const today = dayIn(tx.now, timeZoneOf(tx));
    const of = { ...scopeOf(REPORTS.payouts, { year }, today), today, thresholdMinor };
    const paid = await selectPaidInYear(tx, of);
    const details = await openTaxDetails(
      tx,
      paid.map(({ agent }) => agent),
    );
    const reported = paid.map(({ agent, name, email, paidMinor }) => ({
      ...{ agent: name, email: email ?? "", details: details.get(agent) ?? null },
      paid: major({ minor: paidMinor, currency: USD }),
    }));
    await recordAudit(tx, {
      action: "books.form-1099",
      entity: "books",
      entityId: null,
      after: { year, agents: reported.length, withNumber: reported.filter((one) => one.details).length },
    });
    return sheetOf(FORM_1099_COLUMNS, reported);
  });
}
