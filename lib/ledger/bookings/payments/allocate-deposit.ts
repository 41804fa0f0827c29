import "server-only";
import { updateNotification } from "@/lib/accounts/notifications/notify-agent";
import { readPersonDates } from "@/lib/accounts/users/settings";
import { settleShares } from "@/lib/payouts/shares/shares";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { dayInWords } from "@/lib/platform/base/dates/day-in-words";
import { Failure } from "@/lib/platform/base/failure";
import { formatMoney, type Money } from "@/lib/platform/base/money";
import type { DateFormat } from "@/lib/platform/base/settings/settings-choices";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { type Booking, factsOf } from "../booking.model";
import { outstandingMinor } from "../booking-status.model";
import { updateBooking } from "../booking-write.sql";
import { owesAgain, withReceived } from "../moves/booking-moves.model";
import { recordBookingChange } from "../record-booking-change";
import { lockCurrentBooking } from "../update-booking";
import { type Deposit, overMinorOf, receivedOf, replacedBy, type StandingPayment } from "./deposit.model";
import {
  insertDeposit,
  markAllReversed,
  nextPaymentNo,
  selectLinkParts,
  selectUnreversed,
} from "./deposit.sql";
import { depositMessage } from "./deposit-message.model";
import { overpaymentQuestion, secondRecall } from "./payment-questions.model";
import { notifyOwedAgain } from "./record-payment";

/**
 * Records what a link or a commission report pays a booking, in a transaction on the agent's rows; closed and cancelled
 * bookings accept it too. The payment replaces self-reported payments for the same money. The agent is notified once
 * per link. Throws NOT_FOUND for a deleted booking; CONFLICT if more is recalled than was received; and CONFLICT with
 * the fact `question` if more is paid than is outstanding, or for a second recall, until an administrator confirms it.
 */
export async function allocateDeposit(tx: Tx, deposit: Deposit): Promise<Booking> {
  const owner = ownerOf(tx);
  const before = await lockCurrentBooking(tx, owner, { id: deposit.bookingId, version: null });
  const [standing, paymentNo, { timeZone, dateFormat }] = await Promise.all([
    selectUnreversed(tx, owner, before.id),
    nextPaymentNo(tx, owner, before.id),
    readPersonDates(tx, owner),
  ]);
  if ((deposit.deposit?.minor ?? 0) < 0) refuseUnpaidRecall(before, deposit.creditMinor);
  if (deposit.creditMinor < 0 && !deposit.answers?.isSecondRecall)
    refuseSecondRecall(before, standing, dateFormat);
  const { after, replaced, overMinor } = paid(before, standing, deposit);
  if (overMinor > 0 && !deposit.answers?.overReason) refuseOver(before, overMinor);
  await markAllReversed(
    tx,
    owner,
    replaced.map(({ id }) => id),
  );
  await insertDeposit(tx, owner, {
    ...deposit,
    currency: before.commission.currency,
    paymentNo,
    overMinor,
    replaces: replaced,
  });
  const today = dayIn(tx.now, timeZone);
  const booking = await updateBooking(tx, owner, after, today);
  await settleShares(tx, [booking.id], today);
  await tell(tx, before, booking, deposit);
  if (owesAgain(before, after, today)) await notifyOwedAgain(tx, before, deposit.id);
  return booking;
}

function paid(before: Booking, standing: readonly StandingPayment[], deposit: Deposit) {
  const replaced = replacedBy(deposit.creditMinor, outstandingMinor(factsOf(before)), standing);
  const kept = standing.filter((payment) => !replaced.includes(payment));
  const without = { ...before, ...receivedOf(kept) };
  const overMinor = overMinorOf(deposit.creditMinor, outstandingMinor(factsOf(without)));
  const credit = { amountMinor: deposit.creditMinor, receivedOn: deposit.receivedOn };
  const shortPayMinor = before.shortPayMinor + (deposit.shortPayMinor ?? 0);
  const after = withReceived({ ...before, shortPayMinor }, receivedOf([...kept, credit]));
  return { after, replaced, overMinor };
}

async function tell(tx: Tx, before: Booking, booking: Booking, deposit: Deposit): Promise<void> {
  const amount: Money = { minor: deposit.creditMinor, currency: before.commission.currency };
  await recordBookingChange(tx, before, booking, {
    action: "booking.deposit",
    ...(deposit.reason === undefined ? {} : { reason: deposit.reason }),
    activities: [
      {
        type: "COMMISSION_RECEIVED",
        changeSet: {
          received: { from: before.receivedMinor, to: booking.receivedMinor },
          amount,
          payer: deposit.payer,
          reference: deposit.reference,
        },
      },
    ],
  });
  await notifyOfDeposit(tx, deposit);
}

function refuseOver(booking: Booking, overMinor: number): never {
  const over = formatMoney({ minor: overMinor, currency: booking.commission.currency });
  throw overpaymentQuestion(
    `This is ${over} more than booking ${booking.confirmationNumber} is owed.`,
    overMinor,
  );
}

function refuseSecondRecall(
  booking: Booking,
  standing: readonly StandingPayment[],
  dateFormat: DateFormat,
): void {
  const before = standing.find(({ amountMinor }) => amountMinor < 0);
  if (!before) return;
  const recalled = formatMoney({ ...booking.commission, minor: -before.amountMinor });
  throw secondRecall(
    `${recalled} was recalled for booking ${booking.confirmationNumber} on ${dayInWords(before.receivedOn, dateFormat)} already.`,
  );
}

/** Money that left the account can only take back what was received, so a recall can't exceed it. */
function refuseUnpaidRecall(booking: Booking, creditMinor: number): void {
  if (booking.receivedMinor + creditMinor >= 0) return;
  const came = formatMoney({ ...booking.commission, minor: booking.receivedMinor });
  const message = `${came} came for booking ${booking.confirmationNumber}, and more than that can't be recalled.`;
  throw new Failure("CONFLICT", message);
}

/** Notifies the agent, once per link, of what it paid them; a later payment of the same link updates that message. */
async function notifyOfDeposit(
  tx: Tx,
  { linkId, payoutId, payer }: Pick<Deposit, "linkId" | "payoutId" | "payer">,
): Promise<void> {
  if (linkId === null || payoutId === null) return;
  const parts = await selectLinkParts(tx, ownerOf(tx), linkId);
  const [first] = parts;
  if (!first) return;
  await updateNotification(tx, {
    type: "ADVISOR_PAYOUT",
    ...depositMessage(parts, payer),
    dedupeKey: `payout:${linkId}`,
    bookingId: first.bookingId,
    payoutId,
  });
}
