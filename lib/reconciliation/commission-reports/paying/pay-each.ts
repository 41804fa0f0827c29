import "server-only";
import { allocateDeposit } from "@/lib/ledger/bookings/payments/allocate-deposit";
import type { Deposit } from "@/lib/ledger/bookings/payments/deposit.model";
import type { Answers } from "@/lib/ledger/bookings/payments/difference-reason.model";
import {
  overMinorIn,
  overpaymentQuestion,
  recalledIn,
  secondRecall,
} from "@/lib/ledger/bookings/payments/payment-questions.model";
import type { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import type { Money } from "@/lib/platform/base/money";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import type { LockedReport } from "../report.sql";
import { depositOverWords, overWords } from "./entry-payment.model";
import { type ReportLink, selectCurrencies } from "./pay-entries.sql";
import type { DecidedEntry, PaymentPart } from "./payment-parts";

type Payment = {
  readonly report: LockedReport;
  readonly link: ReportLink | undefined;
  readonly answers: Answers | null;
  /** Whether entries with open questions stay unpaid, while the others are paid. */
  readonly leavesOpen: boolean;
  /** The amount by which the deposit exceeds the report's net, if nobody has given a reason. */
  readonly depositOver: Money | null;
};
type Over = { readonly entry: DecidedEntry; readonly minor: number };

/**
 * Pays entries, ordered by the ids of agent and booking, which is the order in which all code locks them. All questions
 * are asked at once, for all entries.
 */
export async function payEach(tx: Tx, payment: Payment, parts: readonly PaymentPart[]): Promise<void> {
  const asked: Asked[] = [];
  const ordered = [...parts].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  for (const { entry, ...part } of ordered) {
    const deposited = depositOf(payment, entry, part);
    const question = await inTenant(tx, entry.booking.userId, (tenant) =>
      payOrAsk(tenant, deposited, payment.leavesOpen),
    );
    if (question) asked.push({ entry, ...question });
  }
  const over = asked.flatMap(({ entry, minor }) => (minor === undefined ? [] : { entry, minor }));
  if (over.length > 0 || payment.depositOver) throw await overQuestion(tx, over, payment.depositOver);
  const recalled = asked.flatMap(({ recalled: words }) => words ?? []);
  if (recalled.length > 0) throw secondRecall(recalled.join(" "));
}

type Refused = { readonly minor: number | undefined; readonly recalled: string | undefined };
type Asked = Refused & { readonly entry: DecidedEntry };

/** Pays an entry. Returns the question that must be asked first, unless it is left open. */
async function payOrAsk(tenant: Tx, deposit: Deposit, leavesOpen: boolean): Promise<Refused | undefined> {
  try {
    await allocateDeposit(tenant, deposit);
    return undefined;
  } catch (error) {
    const refused = { minor: overMinorIn(error), recalled: recalledIn(error) };
    if (refused.minor === undefined && refused.recalled === undefined) throw error;
    if (leavesOpen) return undefined;
    // The entry is paid as if confirmed, so that further entries of the same booking are compared with the right
    // balance. The question then rolls everything back.
    const by = deposit.answers?.by ?? tenant.owner ?? "";
    const taken = { by, overReason: "overpayment", isSecondRecall: true } as const;
    await allocateDeposit(tenant, { ...deposit, answers: taken });
    return refused;
  }
}

function depositOf(
  { report, link, answers }: Payment,
  entry: DecidedEntry,
  part: Omit<PaymentPart, "entry">,
): Deposit {
  return {
    ...part,
    bookingId: entry.booking.bookingId,
    id: newId(),
    linkId: link?.id ?? null,
    entryId: entry.id,
    receivedOn: link?.bookedOn ?? report.receivedOn,
    source: link ? "deposit" : "statement",
    payer: link?.payer ?? report.supplierName,
    reference: report.referenceNumber,
    payoutId: link?.transactionId ?? null,
    answers,
  };
}

async function overQuestion(tx: Tx, over: readonly Over[], depositOver: Money | null): Promise<Failure> {
  const currencies = await selectCurrencies(
    tx,
    over.map(({ entry }) => entry.booking),
  );
  const lines = over.flatMap(({ entry, minor }) => {
    const currency = currencies.get(entry.booking.bookingId);
    if (!currency) return [];
    return [{ name: entry.confirmationNumber ?? `line ${entry.line}`, amount: { minor, currency } }];
  });
  const words = [
    ...(depositOver ? [depositOverWords(depositOver)] : []),
    ...(lines.length > 0 ? [overWords(lines)] : []),
  ];
  return overpaymentQuestion(
    words.join(" "),
    over.reduce((sum, { minor }) => sum + minor, depositOver?.minor ?? 0),
  );
}

function placeOf({ entry }: PaymentPart): string {
  // Among several entries of one booking, incoming amounts come before recalls.
  const isRecall = entry.grossMinor < 0 ? 1 : 0;
  return `${entry.booking.userId}:${entry.booking.bookingId}:${isRecall}:${entry.id}`;
}
