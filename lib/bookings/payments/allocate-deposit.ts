import "server-only";
import { dayIn } from "@/lib/base/calendar-date";
import { Failure } from "@/lib/base/failure";
import { formatMoney, type Money } from "@/lib/base/money";
import { ownerOf, type Tx } from "@/lib/context/transaction";
import type { Booking } from "../booking.model";
import { factsOf } from "../booking.model";
import { outstandingMinor } from "../booking-status.model";
import { updateBooking } from "../booking-write.sql";
import { owesAgain, withReceived } from "../moves/booking-moves.model";
import { selectTimeZone } from "../overdue/overdue.sql";
import { recordBookingChange } from "../record-booking-change";
import { lockPresent } from "../update-booking";
import { type Deposit, overMinorOf, receivedOf, replacedBy, type StandingPayment } from "./deposit.model";
import { insertDeposit, markAllReversed, nextPaymentNo, selectStanding } from "./deposit.sql";
import { tellItIsOwedAgain } from "./record-payment";
import { tellPayout } from "./tell-payout";

/**
 * Writes down what a link or a statement brings a booking, in a transaction on its agent's rows; a closed or cancelled
 * booking takes it too. It takes the place of self-reported payments, and tells the agent once for each link. NOT_FOUND
 * for a deleted booking; CONFLICT, with the fact `overMinor`, for more than is owed that nobody accepted.
 */
export async function allocateDeposit(tx: Tx, deposit: Deposit): Promise<Booking> {
  const owner = ownerOf(tx);
  const before = await lockPresent(tx, owner, { id: deposit.bookingId, version: null });
  const [standing, paymentNo, zone] = await Promise.all([
    selectStanding(tx, owner, before.id),
    nextPaymentNo(tx, owner, before.id),
    selectTimeZone(tx, owner),
  ]);
  const { after, replaced, overMinor } = paid(before, standing, deposit);
  if (overMinor > 0 && deposit.acceptedBy === null) refuseOver(before, overMinor);
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
  const today = dayIn(tx.now, zone);
  const booking = await updateBooking(tx, owner, after, today);
  await tell(tx, before, booking, deposit);
  if (owesAgain(before, after, today)) await tellItIsOwedAgain(tx, before, deposit.id);
  return booking;
}

/** Whether a deposit was refused because it is more than its booking is owed. */
export function isTooMuch(error: unknown): boolean {
  return error instanceof Failure && error.detail.facts?.overMinor !== undefined;
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
  await tellPayout(tx, deposit);
}

function refuseOver(booking: Booking, overMinor: number): never {
  const over = formatMoney({ minor: overMinor, currency: booking.commission.currency });
  const message = `This is ${over} more than booking ${booking.confirmationNumber} is owed. Accept the over-payment to link it.`;
  throw new Failure("CONFLICT", message, { facts: { overMinor } });
}
