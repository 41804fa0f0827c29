import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import type { Currency, Money } from "@/lib/platform/base/money";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { factsOf } from "../booking.model";
import { outstandingMinor } from "../booking-status.model";
import { lockCurrentBooking } from "../update-booking";
import { allocateDeposit } from "./allocate-deposit";
import { type Deposit, replacedBy } from "./deposit.model";
import { selectUnreversed } from "./deposit.sql";
import { type DifferenceChoice, depositShareOf } from "./deposit-share.model";
import type { Exchange } from "./exchange.model";
import type { FeeGrounds } from "./fee-limit.model";

/** A deposit that pays a single booking. */
export type WholeDeposit = Pick<
  Deposit,
  "bookingId" | "receivedOn" | "payer" | "reference" | "payoutId" | "answers"
> & {
  readonly linkId: string;
  /** Negative for money that left the account. */
  readonly amount: Money;
  /**
   * The credit that the matcher proposed, in the booking's currency, including the fee; null if it proposed nothing.
   */
  readonly proposed: { readonly creditMinor: number | null; readonly feeMinor: number } | null;
  /** The currency of the booking's commission that the person saw. */
  readonly seenIn: Currency;
  readonly exchange: Exchange;
  readonly choice: DifferenceChoice | undefined;
  readonly reason: string | undefined;
  readonly fees: FeeGrounds;
};

/**
 * Pays a single booking with a whole deposit, in a transaction on its agent's rows. Throws CONFLICT if the booking's
 * currency was changed meanwhile; otherwise throws as `allocateDeposit` does.
 */
export async function payBooking(tx: Tx, deposit: WholeDeposit): Promise<void> {
  const owner = ownerOf(tx);
  const booking = await lockCurrentBooking(tx, owner, { id: deposit.bookingId, version: null });
  if (booking.commission.currency !== deposit.seenIn) {
    const message = `The currency of booking ${booking.confirmationNumber} was changed meanwhile. Look at it again.`;
    throw new Failure("CONFLICT", message);
  }
  const standing = await selectUnreversed(tx, owner, booking.id);
  const outstanding = outstandingMinor(factsOf(booking));
  const { amount, proposed, seenIn: _, exchange, choice, reason, fees, payer, ...rest } = deposit;
  const share = depositShareOf({
    deposit: amount,
    owed: (credit) => ({
      minor: replacedBy(credit, outstanding, standing).reduce(
        (sum, one) => sum + one.amountMinor,
        outstanding,
      ),
      currency: booking.commission.currency,
    }),
    proposed,
    exchange,
    receivedMinor: booking.receivedMinor,
    choice,
    fees,
  });
  await allocateDeposit(tx, {
    ...rest,
    ...share,
    id: newId(),
    entryId: null,
    deposit: amount,
    source: "deposit",
    payer: payer ?? booking.supplier?.name ?? null,
    ...(reason ? { reason } : {}),
  });
}
