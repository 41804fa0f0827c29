import type { Booking } from "@/lib/ledger/bookings/booking.model";
import { CLOSE_REASONS } from "@/lib/ledger/bookings/booking-status.model";
import type { Uncancelled } from "@/lib/ledger/bookings/moves/booking-moves.model";
import { currency } from "@/lib/platform/base/money";
import type { ConvertUndo } from "../email.model";

type Kept = NonNullable<ConvertUndo["before"]>;

/** What is kept of a booking that a mail cancels, so that it can be taken back. */
export function keptOf({ commission, cancelledAt, closedAt, closeReason }: Booking): Kept {
  return {
    ...leftOf({ commission, cancelledAt }),
    closedAt: closedAt?.toISOString() ?? null,
    closeReason,
  };
}

/** What a conversion has made of a booking, by which is told whether somebody has changed that since. */
export function leftOf({ commission, cancelledAt }: Pick<Booking, "commission" | "cancelledAt">) {
  return {
    commissionMinor: commission.minor,
    commissionCurrency: commission.currency,
    cancelledAt: cancelledAt?.toISOString() ?? null,
  };
}

/** Whether a booking still is what a conversion made of it; of one of before this was kept, nobody knows better. */
export function isAsLeft(left: Kept | undefined, booking: Booking): boolean {
  const now: Kept = leftOf(booking);
  return Object.entries(left ?? {}).every(([name, value]) => now[name] === value);
}

/** The same as it was; undefined for a cancelling that had only closed its booking. */
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
