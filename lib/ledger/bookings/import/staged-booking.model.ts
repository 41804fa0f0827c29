import type { SupplierFacts } from "@/lib/ledger/suppliers/supplier.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { newId } from "@/lib/platform/base/id";
import type { Money } from "@/lib/platform/base/money";
import { numberKey, searchTextOf } from "../booking.model";
import { type BookingStatus, dueDateOf, statusOf } from "../booking-status.model";

/** A booking as a row of a file tells it; `row` is where it stands there. */
export type BookingInRow = {
  readonly row: number;
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly total: Money;
  readonly commission: Money;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
};

/** Everything that is stored of a new booking, before it is. */
export type StagedBooking = BookingInRow & {
  readonly id: string;
  readonly numberKey: string;
  readonly supplierId: string | null;
  readonly dueOn: CalendarDate;
  readonly status: BookingStatus;
  readonly search: string;
};

/** A row whose number is taken at its supplier: by a booking, or by the row `above` in the same file. */
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

/** Applies to many rows the rules that one new booking goes through, working out each due date once. */
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
