import { type Currency, currency, formatMoney, type Money, major } from "@/lib/platform/base/money";
import type { Columns } from "@/lib/platform/base/sheet";
import type { Supplier } from "../supplier.model";

/** The sums of the bookings at one supplier, or at all, for one pair of currencies. */
export type FigureGroup = {
  readonly totalCurrency: string;
  readonly commissionCurrency: string;
  readonly count: number;
  readonly totalMinor: number;
  readonly commissionMinor: number;
  /** Commission that is still expected. */
  readonly awaitedMinor: number;
};

/** Commission as a percentage of the total, to two decimals, over the bookings that have both in this currency. */
export type CommissionRate = { readonly currency: string; readonly percent: number };

/** The figures of bookings, one for each currency; amounts in different currencies are never added up. */
export type SupplierFigures = {
  readonly bookingCount: number;
  readonly value: readonly Money[];
  readonly due: readonly Money[];
  readonly rates: readonly CommissionRate[];
};

/** The figures of all suppliers, and the number of suppliers. */
export type PlatformFigures = SupplierFigures & {
  readonly suppliers: number;
  readonly verified: number;
  /** Created in the last 30 days. */
  readonly recent: number;
};

/** Adds up groups; the currency with the most bookings comes first. */
export function figuresOf(groups: readonly FigureGroup[]): SupplierFigures {
  const often = groups.toSorted(
    (a, b) => b.count - a.count || a.totalCurrency.localeCompare(b.totalCurrency),
  );
  const sums = (name: "totalCurrency" | "commissionCurrency", minor: (group: FigureGroup) => number) => {
    const found = new Map<string, number>();
    for (const group of often) found.set(group[name], (found.get(group[name]) ?? 0) + minor(group));
    return [...found].map(([code, sum]) => ({ minor: sum, currency: currency.parse(code) }));
  };
  return {
    bookingCount: groups.reduce((sum, { count }) => sum + count, 0),
    value: sums("totalCurrency", ({ totalMinor }) => totalMinor),
    due: sums("commissionCurrency", ({ awaitedMinor }) => awaitedMinor).filter(({ minor }) => minor !== 0),
    rates: often
      .filter((group) => group.totalCurrency === group.commissionCurrency && group.totalMinor > 0)
      .map(({ totalCurrency, commissionMinor, totalMinor }) => ({
        currency: totalCurrency,
        percent: Math.round((commissionMinor / totalMinor) * 10_000) / 100,
      })),
  };
}

/** A supplier as the administrators' list shows it, with its figures as text. */
export type FigureRow = {
  readonly id: string;
  readonly name: string;
  readonly isVerified: boolean;
  readonly bookingCount: number;
  readonly value: readonly string[];
  readonly due: readonly string[];
  readonly rates: readonly string[];
  readonly email: string | null;
};

export function figureRow(supplier: Supplier & { readonly figures: SupplierFigures }): FigureRow {
  const { id, name, isVerified, email, figures } = supplier;
  return { id, name, isVerified, email, bookingCount: figures.bookingCount, ...figureWords(figures) };
}

/** Formats the figures as text. */
export function figureWords({ value, due, rates }: SupplierFigures) {
  return {
    value: value.map(formatMoney),
    due: due.map(formatMoney),
    rates: rates.map(({ percent, currency: code }) =>
      rates.length > 1 ? `${percent.toFixed(2)}% ${code}` : `${percent.toFixed(2)}%`,
    ),
  };
}

/** Returns the figures in the format of the REST contract, to be added to the supplier. */
export function figuresJson({ value, due, rates }: SupplierFigures) {
  const amounts = (sums: readonly Money[]) =>
    sums.map((sum) => ({ amount: major(sum), currency: sum.currency }));
  return { totalBookingValue: amounts(value), commissionDue: amounts(due), averageCommissionRate: rates };
}

type Figured = Pick<Supplier, "id" | "name" | "isVerified" | "email"> & { readonly figures: SupplierFigures };
type FigureLine = Figured & { readonly code: Currency | null };

const amountIn = (sums: readonly Money[], code: Currency | null) => {
  const found = sums.find((sum) => sum.currency === code);
  return found ? major(found) : null;
};

/** The columns of the export. */
export const FIGURE_COLUMNS: Columns<FigureLine> = [
  ["Supplier", ({ name }) => name],
  ["Supplier id", ({ id }) => id],
  ["Status", ({ isVerified }) => (isVerified ? "Verified" : "Unverified")],
  ["Contact", ({ email }) => email],
  ["Bookings", ({ figures }) => figures.bookingCount],
  ["Currency", ({ code }) => code],
  ["Total booking value", ({ figures, code }) => amountIn(figures.value, code)],
  ["Commission due", ({ figures, code }) => amountIn(figures.due, code)],
  ["Avg commission %", ({ figures, code }) => figures.rates.find((rate) => rate.currency === code)?.percent],
];

/** Returns a supplier's lines of the export, one per currency, so that every amount has its currency beside it. */
export function figureLines(supplier: Figured): readonly FigureLine[] {
  const { value, due } = supplier.figures;
  const codes = new Set([...value, ...due].map((sum) => sum.currency));
  return (codes.size > 0 ? [...codes] : [null]).map((code) => ({ ...supplier, code }));
}
