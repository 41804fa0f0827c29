import "server-only";
import { openTaxDetails } from "@/lib/payouts/tax/tax-details";
import { FORM_1099_COLUMNS } from "@/lib/payouts/tax/tax-details.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { currency, major } from "@/lib/platform/base/money";
import type { Page } from "@/lib/platform/base/paging";
import { type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context, timeZoneOf } from "@/lib/platform/context/context";
import { allowLongStatements } from "@/lib/platform/context/statement";
import { inSystemReadTransaction, inSystemTransaction } from "@/lib/platform/context/transaction";
import { usualThreshold } from "../settings/settings.model";
import {
  REPORT_KEYS,
  REPORTS,
  type ReportData,
  type ReportKey,
  scopeOf,
  sheetColumnsOf,
} from "./report.model";
import { selectPaidInYear, selectReport, selectThreshold } from "./report.sql";

type Choice = { readonly account?: string; readonly month?: string; readonly year?: string };

/** Returns the report that an address names. Throws NOT_FOUND if there is none. */
export function foundReport(name: string | undefined): ReportKey {
  const key = REPORT_KEYS.find((one) => one === name);
  if (!key) throw new Failure("NOT_FOUND");
  return key;
}

/** Reads a page of a report with its totals. For administrators. */
export function readReport(
  ctx: Context,
  key: ReportKey,
  choice: Choice,
  { page, limit }: Page,
): Promise<ReportData> {
  return selected(ctx, key, choice, { limit, offset: (page - 1) * limit });
}

/**
 * Exports a whole report as a spreadsheet. For administrators. Throws INVALID_INPUT if the report needs an account and
 * none is given.
 */
export async function exportReport(ctx: Context, key: ReportKey, choice: Choice): Promise<Sheet> {
  if (REPORTS[key].asks === "account and month" && !choice.account)
    throw invalidField("account", "account is required");
  const { rows } = await selected(ctx, key, choice, { limit: MOST, offset: 0 });
  return sheetOf(sheetColumnsOf(REPORTS[key]), rows);
}

const MOST = 1_000_000;

function selected(
  ctx: Context,
  key: ReportKey,
  choice: Choice,
  stretch: { readonly limit: number; readonly offset: number },
): Promise<ReportData> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const today = dayIn(tx.now, timeZoneOf(tx));
    const asked = scopeOf(REPORTS[key], choice, today);
    const year = asked.first.slice(0, 4);
    await allowLongStatements(tx);
    const thresholdMinor = (await selectThreshold(tx, year)) ?? usualThreshold(year);
    const of = { ...asked, today };
    return { ...(await selectReport(tx, key, { ...of, thresholdMinor }, stretch)), of };
  });
}

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
