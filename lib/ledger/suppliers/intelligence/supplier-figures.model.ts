import { type Currency, currency, formatMoney, type Money, major } from "@/lib/platform/base/money";
import type { Columns } from "@/lib/platform/base/sheet";
import type { Supplier } from "../supplier.model";

/** What bookings at one supplier, or at all, come to in one pair of currencies. */
export type FigureGroup = {
  readonly totalCurrency: string;
  readonly commissionCurrency: string;
  readonly count: number;
  readonly totalMinor: number;
  readonly commissionMinor: number;
  /** Commission that is still expected. */
  readonly awaitedMinor: number;
};

/** Commission as a share of the total, in percent to two decimals, of the bookings that have both in this currency. */
export type CommissionRate = { readonly currency: string; readonly percent: number };

/** What bookings come to, a figure for each currency: they are never added up across them. */
export type SupplierFigures = {
  readonly bookingCount: number;
  readonly value: readonly Money[];
  readonly due: readonly Money[];
  readonly rates: readonly CommissionRate[];
};

/** The figures of all suppliers, with how many there are. */
export type PlatformFigures = SupplierFigures & {
  readonly suppliers: number;
  readonly verified: number;
  /** Created in the last 30 days. */
  readonly recent: number;
};

/** Puts groups together; the currency of most bookings comes first. */
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

/** A supplier as the administrators' list shows it, its figures in words. */
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

/** The figures as people read them. */
export function figureWords({ value, due, rates }: SupplierFigures) {
  return {
    value: value.map(formatMoney),
    due: due.map(formatMoney),
    rates: rates.map(({ percent, currency: code }) =>
      rates.length > 1 ? `${percent.toFixed(2)}% ${code}` : `${percent.toFixed(2)}%`,
    ),
  };
}

/** What the contract's answer carries beside the supplier. */
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

/** The export's lines of a supplier, one a currency: amounts of two never stand in one column without it. */
export function figureLines(supplier: Figured): readonly FigureLine[] {
  const { value, due } = supplier.figures;
  const codes = new Set([...value, ...due].map((sum) => sum.currency));
  return (codes.size > 0 ? [...codes] : [null]).map((code) => ({ ...supplier, code }));
}
