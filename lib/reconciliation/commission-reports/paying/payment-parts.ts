import "server-only";
import {
  byKnownRate,
  type Exchange,
  type PaidRate,
  reportRate,
  statedPart,
} from "@/lib/ledger/bookings/payments/exchange.model";
import { loadRates } from "@/lib/ledger/exchange-rates/read-rates";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import type { Currency, Money } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { BookingOfAgent, ReportEntry } from "../report.model";
import type { LockedReport } from "../report.sql";
import { canPay, type EntryPart, entryShare } from "./entry-payment.model";
import { type ReportLink, selectCurrencies, sumLines } from "./pay-entries.sql";

/** An entry whose booking is matched. */
export type DecidedEntry = ReportEntry & { readonly booking: BookingOfAgent };

/** The payment of an entry's booking: the credit in the booking's currency, deposit and fee in the deposit's. */
export type PaymentPart = {
  readonly entry: DecidedEntry;
  readonly creditMinor: number;
  readonly paidRate: PaidRate | null;
  readonly deposit: Money | null;
  readonly feeMinor: number;
  /** In the booking's currency, like the credit. */
  readonly keptMinor: number;
};

/**
 * What pays a report: its transaction and the amount already given to entries, or no transaction of ours; and whether
 * to ask about the exchange rate.
 */
export type Paying = {
  readonly report: LockedReport;
  readonly link: ReportLink | undefined;
  readonly already: number;
  readonly rate: Pick<Exchange, "isAsking" | "isUnusualRate">;
};

/**
 * Returns the payments of the entries that are due. Throws CONFLICT if the deposit can't pay them, an exchange rate is
 * unknown, or a rate must be confirmed.
 */
export async function partsOf(tx: Tx, paying: Paying, due: readonly DecidedEntry[]): Promise<PaymentPart[]> {
  const { report, link, rate } = paying;
  // A person who links by hand is asked about the rate once, even if no entries are matched yet.
  if (due.length === 0 && !rate.isAsking) return [];
  if (link && !canPay(report.netMinor, link)) {
    throw new Failure("CONFLICT", "This deposit can't pay a report of that net amount.");
  }
  const lines = link && (await sumLines(tx, report.id, link.deposit.minor > 0));
  const rated = await rateOfReport(tx, paying);
  const day = link?.bookedOn ?? report.receivedOn;
  const bookings = due.map(({ booking }) => booking);
  const credit = await creditIn(tx, report.currency, day, bookings);
  const parts = due.map((entry): PaymentPart => {
    const part = link && lines ? entryShare(entry, { ...report, ...lines }, link) : paidOutside(entry);
    const credited = credit(part.creditMinor, entry.booking);
    return {
      entry,
      ...credited,
      paidRate: credited.paidRate ?? rated(part.depositMinor + part.feeMinor, part.creditMinor),
      deposit: link ? { minor: part.depositMinor, currency: link.deposit.currency } : null,
      feeMinor: part.feeMinor,
      keptMinor:
        part.keptMinor === 0 ? 0 : Math.round((credited.creditMinor * part.keptMinor) / part.creditMinor),
    };
  });
  if (link) refuseTooMuch(link, paying.already, parts);
  return parts.filter(({ creditMinor }) => creditMinor !== 0);
}

/**
 * Returns the exchange rate of a report in another currency than its deposit. Report and deposit determine the rate by
 * their own amounts, and the difference from the known rate is a gain or loss.
 */
async function rateOfReport(
  tx: Tx,
  { report, link, rate }: Paying,
): Promise<(partMinor: number, creditMinor: number) => PaidRate | null> {
  if (!link || link.deposit.currency === report.currency) return () => null;
  const { deposit, feeMinor, bookedOn: day } = link;
  const rates = await loadRates(tx, [{ from: report.currency, to: deposit.currency, day }]);
  const known = rates.lookUp(report.currency, deposit.currency, day);
  const exchange = { known, day, given: undefined, ...rate };
  const stated = { minor: report.netMinor, currency: report.currency };
  const made = reportRate({ ...deposit, minor: deposit.minor + feeMinor }, stated, exchange);
  return (partMinor, creditMinor) =>
    statedPart({ ...deposit, minor: partMinor }, { ...stated, minor: creditMinor }, made, exchange);
}

function paidOutside({ feeMinor, taxMinor, grossMinor }: DecidedEntry): EntryPart {
  const taken = feeMinor + taxMinor;
  return { depositMinor: 0, feeMinor: taken, creditMinor: grossMinor, keptMinor: taken };
}

function refuseTooMuch(link: ReportLink, already: number, parts: readonly PaymentPart[]): void {
  const sum = parts.reduce((all, { deposit }) => all + (deposit?.minor ?? 0), already);
  if (Math.abs(sum) <= Math.abs(link.deposit.minor)) return;
  throw new Failure(
    "CONFLICT",
    "The report's entries come to more than the deposit. Correct or ignore some.",
  );
}

/**
 * Returns a function that converts an amount to a booking's currency. Throws CONFLICT if the exchange rate is unknown.
 */
async function creditIn(
  tx: Tx,
  code: Currency,
  day: CalendarDate,
  wanted: readonly BookingOfAgent[],
): Promise<(minor: number, booking: BookingOfAgent) => Pick<PaymentPart, "creditMinor" | "paidRate">> {
  const currencies = await selectCurrencies(tx, wanted);
  const others = [...new Set(currencies.values())].filter((one) => one !== code);
  const rates = await loadRates(
    tx,
    others.map((from) => ({ from, to: code, day })),
  );
  return (minor, { bookingId }) => {
    const to = currencies.get(bookingId);
    if (!to) throw new Failure("CONFLICT", "A booking of this report is deleted. Unmatch its entry first.");
    if (to === code) return { creditMinor: minor, paidRate: null };
    const known = rates.lookUp(to, code, day);
    if (!known) throw new Failure("CONFLICT", `There is no exchange rate from ${code} to ${to}.`);
    return byKnownRate({ minor, currency: code }, to, known);
  };
}
