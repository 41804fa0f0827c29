import type { Booking } from "@/lib/ledger/bookings/booking.model";
import { amountProblem, currency, isSameMoney, type Money, money } from "@/lib/platform/base/money";
import { sureValue, valueIn } from "@/lib/reader/missing-fields.model";
import type { Finding, Payload } from "@/lib/reader/payload.model";

type Read = { readonly payload: Payload; readonly findings: readonly Finding[] };
type Known = Pick<Booking, "total" | "commission">;

/**
 * An amount that the commission may become, and its origin: the previous one, the same proportion of the new total,
 * computed from the email, what a recall leaves, named by the email without explanation, or none.
 */
export type CommissionChoice = {
  readonly amount: Money;
  readonly as: "before" | "proportion" | "worked" | "left" | "named" | "none";
};

/** The remainder of a booking's money after a cancellation. */
export type Cancellation = {
  /** The charge to the client or the agent; null if the email names none. */
  readonly charge: Money | null;
  /** The commission that is still expected; null while that has to be asked. */
  readonly kept: Money | null;
  /** The possible amounts if the email is ambiguous; else empty. */
  readonly choices: readonly CommissionChoice[];
};

/**
 * Returns the amounts that a booking's commission may become if an email changes the total without naming the
 * commission: the present one, or the same proportion of the new total. Empty if there is nothing to decide.
 */
export function commissionChoices(read: Read, { total, commission }: Known): readonly CommissionChoice[] {
  const to = readMoney(read, "pricing.total", "pricing.currency", total.currency);
  const isTold =
    sureValue(read, "estimatedCommission.amount") !== undefined ||
    impliedCommission(read, { total, commission }) !== null;
  if (!to || isTold || commission.minor === 0 || total.minor <= 0) return [];
  if (isSameMoney(to, total)) return [];
  const before = { amount: commission, as: "before" } as const;
  const other = otherChoice(read, to, { total, commission });
  if (!other) return [before];
  return isSameMoney(other.amount, commission) ? [] : [before, other];
}

function otherChoice(read: Read, to: Money, { total, commission }: Known): CommissionChoice | null {
  const worked = workedOut(read);
  if (worked) return worked.currency === commission.currency ? { amount: worked, as: "worked" } : null;
  const amount = proportional(to, total, commission);
  return amount && { amount, as: "proportion" };
}

/**
 * Returns the commission computed by the email if its percentage is the one that the commission had of the old total:
 * then the named amount is what is meant. Null otherwise.
 */
export function impliedCommission(read: Read, { total, commission }: Known): Money | null {
  const worked = read.findings.find(
    (one) => one.field === "estimatedCommission.amount" && one.chosen,
  )?.worked;
  if (!worked || worked.base !== valueIn(read.payload, "pricing.total")) return null;
  const isSame = Math.abs((total.minor * worked.rate) / 100 - commission.minor) <= 1;
  return isSame && total.currency === commission.currency ? workedOut(read) : null;
}

/** Returns the commission computed as a percentage of an amount, both named in the email. */
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

/**
 * Determines what a cancellation leaves: the commission that the email names as kept, else what remains after a
 * partial recall, else nothing.
 */
export function cancellationOf(read: Read, booking: Known): Cancellation {
  const { commission } = booking;
  const { cancellation = {} } = read.payload;
  const charge = moneyOf(cancellation.charge, cancellation.currency);
  const kept = readMoney(
    read,
    "estimatedCommission.amount",
    "estimatedCommission.currency",
    commission.currency,
  );
  if (kept && (kept.minor < commission.minor || kept.currency !== commission.currency))
    return { charge, kept, choices: [] };
  const none = { amount: { minor: 0, currency: commission.currency }, as: "none" } as const;
  const named = kept ? [{ amount: kept, as: asNamed(kept, commission) } as const] : [];
  const open = kept ? named : (openAfterRecall(read, commission) ?? openAmounts(read.findings, commission));
  return open.length > 0
    ? { charge, kept: null, choices: [...open, none] }
    : { charge, kept: none.amount, choices: [] };
}

const asNamed = (amount: Money, commission: Money) => (isSameMoney(amount, commission) ? "before" : "named");

/**
 * Returns the possible commissions if the email recalls a part of it or says that it is protected, plainly or not;
 * null if it says neither.
 */
function openAfterRecall(
  { payload: { cancellation = {} }, findings }: Read,
  commission: Money,
): CommissionChoice[] | null {
  const before = { amount: commission, as: "before" } as const;
  const taken = moneyOf(cancellation.recalled, cancellation.currency ?? commission.currency);
  // A recall in another currency leaves an unknown amount.
  if (taken && taken.currency !== commission.currency) return [before];
  const left = taken ? commission.minor - taken.minor : 0;
  if (left > 0) return [{ amount: { ...commission, minor: left }, as: "left" }];
  // An ambiguous sentence produces a finding but no value in the payload.
  if (findings.some((one) => one.field === "cancellation.commission" && !one.chosen))
    return [before, ...openAmounts(findings, commission)];
  return cancellation.commission === "protected" ? [before] : null;
}

/**
 * Returns commissions that the email names without saying what becomes of them; the booking's present commission is
 * left out.
 */
function openAmounts(findings: readonly Finding[], commission: Money): CommissionChoice[] {
  const codes = findings.filter((one) => one.field === "estimatedCommission.currency");
  return findings
    .filter((one) => one.field === "estimatedCommission.amount")
    .flatMap((one) => {
      const beside = codes.find((code) => code.document === one.document && code.offset === one.offset);
      return moneyOf(one.value, beside?.value ?? commission.currency) ?? [];
    })
    .filter((amount) => !isSameMoney(amount, commission))
    .slice(0, 2)
    .map((amount) => ({ amount, as: "named" }));
}

function readMoney(
  read: Read,
  amount: "pricing.total" | "estimatedCommission.amount",
  code: "pricing.currency" | "estimatedCommission.currency",
  otherwise: string,
): Money | null {
  return moneyOf(sureValue(read, amount), sureValue(read, code) ?? otherwise);
}

/** Returns an amount of money; null for anything else. */
function moneyOf(value: unknown, code: unknown): Money | null {
  const known = currency.safeParse(code);
  if (typeof value !== "number" || !known.success || amountProblem(value, known.data)) return null;
  return money(value, known.data);
}
