import type { Booking } from "@/lib/ledger/bookings/booking.model";
import { CLOSE_REASONS } from "@/lib/ledger/bookings/booking-status.model";
import type { Uncancelled } from "@/lib/ledger/bookings/moves/booking-moves.model";
import { currency } from "@/lib/platform/base/money";
import type { ConvertUndo } from "../email.model";

type Kept = NonNullable<ConvertUndo["before"]>;

/** Returns what is stored of a booking that an email cancels, so that the cancellation can be undone. */
export function keptOf({ commission, cancelledAt, closedAt, closeReason }: Booking): Kept {
  return {
    ...leftOf({ commission, cancelledAt }),
    closedAt: closedAt?.toISOString() ?? null,
    closeReason,
  };
}

/** Returns the values that a conversion left on a booking; they tell later whether somebody has changed them. */
export function leftOf({ commission, cancelledAt }: Pick<Booking, "commission" | "cancelledAt">) {
  return {
    commissionMinor: commission.minor,
    commissionCurrency: commission.currency,
    cancelledAt: cancelledAt?.toISOString() ?? null,
  };
}

/**
 * Tells whether a booking still has the values that a conversion left. Conversions from before these were stored count
 * as unchanged.
 */
export function isAsLeft(left: Kept | undefined, booking: Booking): boolean {
  const now: Kept = leftOf(booking);
  return Object.entries(left ?? {}).every(([name, value]) => now[name] === value);
}

/**
 * Returns the values from before the cancellation; undefined for an old cancellation that merely closed its booking.
 */
export function beforeOf(kept: Kept | undefined): Uncancelled | undefined {
  if (typeof kept?.commissionMinor !== "number") return undefined;
  return {
    commission: { minor: kept.commissionMinor, currency: currency.parse(kept.commissionCurrency) },
    cancelledAt: instant(kept.cancelledAt),
    closedAt: instant(kept.closedAt),
    closeReason: CLOSE_REASONS.find((reason) => reason === kept.closeReason) ?? null,
  };
}

function instant(value: string | number | null | undefined): Date | null {
  return typeof value === "string" ? new Date(value) : null;
}
