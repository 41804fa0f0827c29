import { z } from "zod";
import { currency, type Money, major } from "@/lib/platform/base/money";
import { sheetFormat } from "@/lib/platform/base/paging";
import type { Columns } from "@/lib/platform/base/sheet";

/** Payments and recalls of a supplier in one month and currency. */
export type PaymentMonth = {
  /** For example 2026-03. */
  readonly month: string;
  readonly currency: string;
  readonly payments: number;
  readonly receivedMinor: number;
  /** Days from travel end to payment: the sum over all payments, and those of the fastest and the slowest one. */
  readonly days: number;
  readonly fastest: number | null;
  readonly slowest: number | null;
  /** The number of payments after which their booking still had an outstanding amount. */
  readonly partial: number;
  readonly recalled: number;
  readonly recalledMinor: number;
};

/** The median number of days from travel end to payment in one month. */
export type MonthMedian = { readonly month: string; readonly median: number; readonly payments: number };

/** Everything that a supplier has paid to any agent. */
export type PaymentHistory = {
  /** The newest first. */
  readonly months: readonly PaymentMonth[];
  /** The median number of days from travel end to payment; null with fewer than three payments. */
  readonly learnedLagDays: number | null;
  /** The days to pay of the latest payments, for a plot. */
  readonly delays: readonly number[];
  /** The medians of the latest months with payments, the oldest first. */
  readonly medians: readonly MonthMedian[];
};

const YEAR = 12;

/**
 * Returns the year up to the last month with payments, or the part of it since the first; a month without payments has
 * a null median.
 */
export function lastYearOf(
  medians: readonly MonthMedian[],
): readonly { readonly month: string; readonly median: number | null }[] {
  const [first, last] = [medians[0], medians.at(-1)];
  if (!first || !last) return [];
  const end = countOf(last.month);
  const from = Math.max(countOf(first.month), end - YEAR + 1);
  return Array.from({ length: end - from + 1 }, (_, index) => {
    const month = monthAt(from + index);
    return { month, median: medians.find((one) => one.month === month)?.median ?? null };
  });
}

/** Returns the number of months since the year 0. */
function countOf(month: string): number {
  return Number(month.slice(0, 4)) * YEAR + Number(month.slice(5)) - 1;
}

function monthAt(count: number): string {
  return `${Math.floor(count / YEAR)}-${String((count % YEAR) + 1).padStart(2, "0")}`;
}

/** Returns the average number of days to pay, rounded; null if nothing was paid. */
export function averageDays({ days, payments }: Pick<PaymentMonth, "days" | "payments">): number | null {
  return payments === 0 ? null : Math.round(days / payments);
}

export function receivedIn(month: PaymentMonth): Money {
  return { minor: month.receivedMinor, currency: currency.parse(month.currency) };
}

export function recalledIn(month: PaymentMonth): Money {
  return { minor: month.recalledMinor, currency: currency.parse(month.currency) };
}

/** The query of a supplier's report. */
export const supplierReportQuery = z.object({ format: sheetFormat });

/** The columns of a supplier's report; amounts are in major units. */
export const PAYMENT_COLUMNS: Columns<PaymentMonth> = [
  ["Month", ({ month }) => month],
  ["Currency", ({ currency }) => currency],
  ["Payments", ({ payments }) => payments],
  ["Received", (month) => major(receivedIn(month))],
  ["Days to pay, average", averageDays],
  ["Fastest", ({ fastest }) => fastest],
  ["Slowest", ({ slowest }) => slowest],
  ["Partial payments", ({ partial }) => partial],
  ["Recalls", ({ recalled }) => recalled],
  ["Recalled", (month) => major(recalledIn(month))],
];
