import type { SupplierFacts } from "@/lib/ledger/suppliers/supplier.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { newId } from "@/lib/platform/base/id";
import type { Money } from "@/lib/platform/base/money";
import { numberKey, searchTextOf } from "../booking.model";
import { type BookingStatus, dueDateOf, statusOf } from "../booking-status.model";

/** A booking read from a row of a file; `row` is the row's number there. */
export type BookingInRow = {
  readonly row: number;
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly total: Money;
  readonly commission: Money;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
};

/** All values of a new booking that are stored, before it is inserted. */
export type StagedBooking = BookingInRow & {
  readonly id: string;
  readonly numberKey: string;
  readonly supplierId: string | null;
  readonly dueOn: CalendarDate;
  readonly status: BookingStatus;
  readonly search: string;
};

/** A row whose number is taken at its supplier, either by a booking or by the row `above` in the same file. */
export type DuplicateRow = {
  readonly row: number;
  readonly confirmationNumber: string;
  readonly above: number | null;
};

const NOTHING_YET = {
  receivedMinor: 0,
  shortPayMinor: 0,
  nonCommissionable: false,
  isClosed: false,
  isArchived: false,
};

/**
 * Returns a function that applies the rules of a single new booking to many rows. It computes each distinct due date
 * only once.
 */
export function bookingStager(today: CalendarDate) {
  const dueDates = new Map<string, CalendarDate>();
  const dueOf = ({ travelStart, travelEnd }: BookingInRow, policy: SupplierFacts["policy"]): CalendarDate => {
    const key = `${travelStart} ${travelEnd} ${policy?.basis} ${policy?.lagDays}`;
    const known = dueDates.get(key);
    if (known) return known;
    const facts = { override: null, travelStart, travelEnd, bookedOn: today, finalPaymentOn: null };
    const dueOn = dueDateOf(facts, policy);
    dueDates.set(key, dueOn);
    return dueOn;
  };
  return (booking: BookingInRow, supplier: SupplierFacts | null): StagedBooking => {
    const dueOn = dueOf(booking, supplier?.policy ?? null);
    return {
      ...booking,
      id: newId(),
      numberKey: numberKey(booking.confirmationNumber),
      supplierId: supplier?.id ?? null,
      dueOn,
      status: statusOf({ ...NOTHING_YET, commissionMinor: booking.commission.minor, dueOn }, today),
      search: searchTextOf(booking, supplier?.name ?? null),
    };
  };
}
