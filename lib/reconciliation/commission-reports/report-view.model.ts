import { formatMoney, type Money, major } from "@/lib/platform/base/money";
import { ENTRY_REASON_WORDS } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { EntryBooking, EntryDetail, ReportDetail } from "./report-detail.model";
import type { Disagreement } from "./report-sums.model";

/** A booking as a report's page shows it, with formatted amounts. */
export type BookingView = Omit<EntryBooking, "expected" | "outstanding"> & {
  readonly expected: string;
  readonly outstanding: string;
};

function bookingView({ expected, outstanding, ...booking }: EntryBooking): BookingView {
  return { ...booking, expected: formatMoney(expected), outstanding: formatMoney(outstanding) };
}

/**
 * Builds an entry as its page shows it. `typed` contains its amounts in major units, as the initial values of a form.
 */
function entryView(entry: EntryDetail, currency: Money["currency"]) {
  const {
    grossMinor,
    feeMinor,
    taxMinor,
    netMinor,
    saleMinor,
    candidates,
    booking,
    variance,
    paid,
    ...rest
  } = entry;
  const words = (minor: number) => formatMoney({ minor, currency });
  const typed = (minor: number) => major({ minor, currency });
  return {
    ...rest,
    gross: words(grossMinor),
    fee: feeMinor === 0 ? null : words(feeMinor),
    tax: taxMinor === 0 ? null : words(taxMinor),
    net: words(netMinor),
    sale: saleMinor === null ? null : words(saleMinor),
    typed: { gross: typed(grossMinor), fee: typed(feeMinor), tax: typed(taxMinor) },
    booking: booking && bookingView(booking),
    isProposal: booking !== null && entry.matchSource === null,
    variance: variance && variance.minor !== 0 ? signed(variance) : null,
    paid: paid && formatMoney(paid),
    candidates: candidates.map((one) => ({ ...one, booking: bookingView(one.booking) })),
  };
}
export type EntryView = ReturnType<typeof entryView>;

/** Builds a report as its page shows it, with a page of its entries. */
export function reportView(report: ReportDetail) {
  const {
    transaction,
    disagreements,
    entries,
    createdAt,
    paidOutsideAt,
    transactionId: _,
    ...facts
  } = report;
  const { grossMinor, feeMinor, taxMinor, adjustmentMinor, netMinor, sums, differences, ...rest } = facts;
  const { currency } = rest;
  const words = (minor: number) => formatMoney({ minor, currency });
  const typed = (minor: number) => major({ minor, currency });
  return {
    ...rest,
    isPaidOutside: paidOutsideAt !== null,
    createdAt: createdAt.toISOString(),
    gross: words(grossMinor),
    fee: words(feeMinor),
    tax: words(taxMinor),
    adjustment: words(adjustmentMinor),
    net: words(netMinor),
    entriesNet: words(sums.netMinor),
    typed: {
      gross: typed(grossMinor),
      fee: typed(feeMinor),
      tax: typed(taxMinor),
      adjustment: typed(adjustmentMinor),
      net: typed(netMinor),
    },
    transaction: transaction && {
      id: transaction.id,
      bookedOn: transaction.bookedOn,
      memo: transaction.memo,
      payer: transaction.payer,
      amount: formatMoney(transaction.amount),
      fee:
        transaction.feeMinor === 0
          ? null
          : formatMoney({ minor: transaction.feeMinor, currency: transaction.amount.currency }),
    },
    differences: differences.map(
      ({ reason, amount }) =>
        `${reason === "unclaimed" ? "Unclaimed" : ENTRY_REASON_WORDS[reason]}: ${formatMoney(amount)}`,
    ),
    disagreements: disagreements.map((one) => disagreementWords(one, words)),
    entries: entries.map((entry) => entryView(entry, currency)),
  };
}
export type ReportView = ReturnType<typeof reportView>;

function disagreementWords(
  { what, statedMinor, countedMinor }: Disagreement,
  words: (minor: number) => string,
) {
  const whole = what === "totals" ? "Gross - fee - tax + adjustment" : "The entries' nets + adjustment";
  const off = words(Math.abs(countedMinor - statedMinor));
  return `${whole} comes to ${words(countedMinor)}, ${off} ${countedMinor > statedMinor ? "more" : "less"} than the net of ${words(statedMinor)}.`;
}

function signed(amount: Money): string {
  return `${amount.minor > 0 ? "+" : ""}${formatMoney(amount)}`;
}
