import "server-only";
import { readSettings } from "@/lib/accounts/users/settings";
import { countSuppliers } from "@/lib/ledger/suppliers/intelligence/read-figures";
import { type CalendarDate, calendarDate, dayIn, monthOf } from "@/lib/platform/base/dates/calendar-date";
import { env } from "@/lib/platform/base/env";
import { ownFirst } from "@/lib/platform/base/money";
import { adminOnly, type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { cacheFigures } from "@/lib/platform/figures/cache-figures";
import type { CachedFigures } from "@/lib/platform/figures/cached-figures.model";
import {
  type BookingFigures,
  type CurrencyFigures,
  type EmailFigures,
  filledWeeks,
  monthsUntil,
  type SupplierFigures,
  type SupportFigures,
  type UserFigures,
  weeksUntil,
} from "./figures.model";
import {
  countAllOverdue,
  countUnowned,
  selectBookedSuppliers,
  selectBookingWeeks,
  selectEmailCounts,
  selectEmailWeeks,
  selectMonths,
  selectStatusCounts,
  selectSupportCounts,
  selectTotals,
  selectUserFigures,
} from "./figures.sql";

/** Counts the users, now. */
export function readUserFigures(ctx: Context): Promise<UserFigures> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, selectUserFigures);
}

/** Reads figures of all agents' bookings. Weeks are those of the caller, so the figures are cached per time zone. */
export function readBookingFigures(ctx: Context): Promise<CachedFigures<BookingFigures>> {
  const mondays = weeksUntil(todayOf(ctx));
  return cacheFigures(ctx, `admin-dashboard bookings ${timeZoneOf(ctx)}`, async (tx) => ({
    byStatus: await selectStatusCounts(tx),
    overdue: await countAllOverdue(tx),
    weeks: filledWeeks(mondays, await selectBookingWeeks(tx, first(mondays))),
  }));
}

/** Reads commission figures of all agents by currency, the caller's own currency first. */
export async function readMoneyFigures(ctx: Context): Promise<CachedFigures<readonly CurrencyFigures[]>> {
  const [{ at, value }, { preferences }] = await Promise.all([keepMoneyFigures(ctx), readSettings(ctx)]);
  return { at, value: ownFirst(value, preferences.currency) };
}

function keepMoneyFigures(ctx: Context): Promise<CachedFigures<readonly CurrencyFigures[]>> {
  const today = todayOf(ctx);
  const months = monthsUntil(today);
  return cacheFigures(ctx, `admin-dashboard money ${timeZoneOf(ctx)}`, async (tx) => {
    const totals = await selectTotals(tx);
    const since = calendarDate.parse(`${months[0]}-01`);
    const came = await selectMonths(tx, since, monthOf(today).last);
    return totals.map((one) => {
      const known = new Map(
        came.filter(({ currency }) => currency === one.currency).map(({ month, minor }) => [month, minor]),
      );
      return { ...one, months: months.map((month) => ({ month, minor: known.get(month) ?? 0 })) };
    });
  });
}

/** Reads figures of all agents' emails, and of those without an owner. */
export function readEmailFigures(ctx: Context): Promise<CachedFigures<EmailFigures>> {
  const mondays = weeksUntil(todayOf(ctx));
  return cacheFigures(ctx, `admin-dashboard emails ${timeZoneOf(ctx)}`, async (tx) => ({
    ...(await selectEmailCounts(tx)),
    unowned: await countUnowned(tx),
    weeks: filledWeeks(mondays, await selectEmailWeeks(tx, first(mondays))),
  }));
}

/** Reads figures of all agents' suppliers. */
export function readSupplierFigures(ctx: Context): Promise<CachedFigures<SupplierFigures>> {
  return cacheFigures(ctx, "admin-dashboard suppliers", async (tx) => {
    const { suppliers: total, verified, recent: newLast30Days } = await countSuppliers(tx);
    return { total, verified, newLast30Days, ...(await selectBookedSuppliers(tx)) };
  });
}

/**
 * Reads figures of emails to the support address; null if none ever arrived here, because they are then read
 * elsewhere.
 */
export async function readSupportFigures(ctx: Context): Promise<CachedFigures<SupportFigures> | null> {
  const address = env.SUPPORT_EMAIL;
  const { at, value } = await cacheFigures(ctx, `admin-dashboard support ${address}`, (tx) =>
    selectSupportCounts(tx, address),
  );
  return value.total === 0 ? null : { at, value: { address, ...value } };
}

function todayOf(ctx: Context): CalendarDate {
  return dayIn(ctx.now, timeZoneOf(ctx));
}

function first(mondays: readonly CalendarDate[]): CalendarDate {
  const [monday] = mondays;
  if (!monday) throw new Error("there are twelve weeks");
  return monday;
}
