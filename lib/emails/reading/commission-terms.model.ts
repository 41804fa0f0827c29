import { amountProblem, currency, isSameMoney, type Money, money } from "@/lib/base/money";
import type { Booking } from "@/lib/bookings/booking.model";
import { sureValue, valueIn } from "@/lib/extraction/missing-fields.model";
import type { Finding, Payload } from "@/lib/extraction/payload.model";

type Read = { readonly payload: Payload; readonly findings: readonly Finding[] };
type Known = Pick<Booking, "total" | "commission" | "receivedMinor">;

/** What a cancellation leaves of a booking's money. */
export type Cancellation = {
  /** What the client or the agent is charged; null where the mail names nothing. */
  readonly charge: Money | null;
  /** The commission that is still expected; null while that is asked. */
  readonly kept: Money | null;
  /** What it may be, where the mail says it in two ways or not plainly; else empty. */
  readonly choices: readonly Money[];
};

/**
 * What a booking's commission may become where a mail changes its total and says nothing of the commission: as it is, or
 * the same part of the new total. Empty where nothing is open.
 */
export function commissionChoices(read: Read, { total, commission }: Known): readonly Money[] {
  const to = readMoney(read, "pricing.total", "pricing.currency", total.currency);
  const isTold =
    sureValue(read, "estimatedCommission.amount") !== undefined ||
    impliedCommission(read, { total, commission }) !== null;
  if (!to || isTold || commission.minor === 0 || total.minor <= 0) return [];
  if (isSameMoney(to, total)) return [];
  const other = workedOut(read) ?? proportional(to, total, commission);
  if (!other) return [commission];
  return isSameMoney(other, commission) ? [] : [commission, other];
}

/** The same percentage of the new total as the commission was of the old one: what the mail names is then what is meant. */
export function impliedCommission(
  read: Read,
  { total, commission }: Omit<Known, "receivedMinor">,
): Money | null {
  const worked = read.findings.find(
    (one) => one.field === "estimatedCommission.amount" && one.chosen,
  )?.worked;
  if (!worked || worked.base !== valueIn(read.payload, "pricing.total")) return null;
  const isSame = Math.abs((total.minor * worked.rate) / 100 - commission.minor) <= 1;
  return isSame && total.currency === commission.currency ? workedOut(read) : null;
}

/** A percentage of an amount, both of which the mail names. */
function workedOut({ payload, findings }: Read): Money | null {
  const isWorked = findings.some(
    (one) => one.field === "estimatedCommission.amount" && one.chosen && one.worked,
  );
  return isWorked
    ? moneyOf(payload.estimatedCommission?.amount, payload.estimatedCommission?.currency)
    : null;
}

function proportional(to: Money, total: Money, commission: Money): Money | null {
  if (commission.currency !== total.currency || to.currency !== total.currency) return null;
  return { minor: Math.round((commission.minor * to.minor) / total.minor), currency: commission.currency };
}

/** A commission that is named as kept; else what is left of one that is taken back in part; else none. */
export function cancellationOf(read: Read, booking: Known): Cancellation {
  const { commission } = booking;
  const { cancellation = {} } = read.payload;
  const charge = moneyOf(cancellation.charge, cancellation.currency);
  const none = { minor: 0, currency: commission.currency };
  const kept = readMoney(
    read,
    "estimatedCommission.amount",
    "estimatedCommission.currency",
    commission.currency,
  );
  const settled = (amount: Money) => ({ charge, kept: amount, choices: [] });
  const asked = (...choices: Money[]) => ({ charge, kept: null, choices });
  if (kept)
    return kept.minor < commission.minor || kept.currency !== commission.currency
      ? settled(kept)
      : asked(kept, none);
  const left = leftOf(cancellation.recalled, booking);
  if (left) return asked(left, none);
  if (cancellation.commission === "protected") return asked(commission, none);
  const open = openAmounts(read, commission);
  return open.length > 0 ? asked(none, ...open) : settled(none);
}

/** What a recall of less than all leaves. */
function leftOf(recalled: number | undefined, { commission }: Known): Money | null {
  const taken = moneyOf(recalled, commission.currency);
  const left = taken ? commission.minor - taken.minor : 0;
  return left > 0 ? { minor: left, currency: commission.currency } : null;
}

/** Commissions that stand in the mail without a word of what becomes of them; the booking's own is what it was. */
function openAmounts({ payload, findings }: Read, commission: Money): Money[] {
  const code = valueIn(payload, "estimatedCommission.currency") ?? commission.currency;
  return findings
    .filter((one) => one.field === "estimatedCommission.amount")
    .flatMap((one) => moneyOf(one.value, code) ?? [])
    .filter((one) => one.minor !== commission.minor)
    .slice(0, 2);
}

function readMoney(
  read: Read,
  amount: "pricing.total" | "estimatedCommission.amount",
  code: "pricing.currency" | "estimatedCommission.currency",
  otherwise: string,
): Money | null {
  return moneyOf(sureValue(read, amount), sureValue(read, code) ?? otherwise);
}

/** Null for what is no amount of a currency. */
function moneyOf(value: unknown, code: unknown): Money | null {
  const known = currency.safeParse(code);
  if (typeof value !== "number" || !known.success || amountProblem(value, known.data)) return null;
  return money(value, known.data);
}

/** Of received money what a supplier may take back of a booking that is cancelled, in minor units. */
export function recallable({ receivedMinor }: Pick<Booking, "receivedMinor">, kept: Money): number {
  return Math.max(0, receivedMinor - kept.minor);
}
