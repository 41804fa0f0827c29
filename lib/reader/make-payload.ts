import type { Choice } from "./choose-values";
import { CONFIDENCE } from "./confidence";
import type { Candidate } from "./evidence/layout/candidate";
import { bookingStateOf } from "./missing-fields.model";
import type {
  Agent,
  BookingState,
  CommissionStatement,
  EmailType,
  Field,
  Payload,
  Product,
} from "./payload.model";
import { alphanumericKey } from "./words/fold";

const MAX_NAMES = 5;

/** Builds the contract's payload from the chosen values. */
export function payloadOf(facts: {
  emailType: EmailType;
  product: Product | undefined;
  choice: Choice;
  candidates: readonly Candidate[];
  agents: readonly Agent[];
  commissionReport?: CommissionStatement | undefined;
}): Payload {
  const text = (field: Field) => optionalText(facts.choice.best.get(field)?.value);
  const number = (field: Field) => optionalNumber(facts.choice.best.get(field)?.value);
  const isStay = facts.product === "hotel";
  const names = supplierNames(facts.candidates);
  const bookingState = stateOf(facts);
  return defined({
    emailType: bookingState ? typeOfState(facts.emailType, bookingState) : facts.emailType,
    product: facts.product,
    bookingState,
    optionUntil: bookingState === "option" ? text("optionUntil") : undefined,
    confirmationNumber: text("confirmationNumber"),
    customer: part({ name: text("customer.name") }),
    pricing: part({
      total: number("pricing.total"),
      currency: number("pricing.total") === undefined ? undefined : text("pricing.currency"),
    }),
    estimatedCommission: part({
      amount: number("estimatedCommission.amount"),
      currency:
        number("estimatedCommission.amount") === undefined ? undefined : text("estimatedCommission.currency"),
    }),
    cancellation:
      bookingState === "cancelled"
        ? part({
            charge: number("cancellation.charge"),
            recalled: number("cancellation.recalled"),
            currency: text("cancellation.currency"),
            commission: text("cancellation.commission"),
          })
        : undefined,
    itinerary: part({
      ...(isStay
        ? { checkIn: text("itinerary.startDate"), checkOut: text("itinerary.endDate") }
        : { startDate: text("itinerary.startDate"), endDate: text("itinerary.endDate") }),
      hotel: part({ name: text("itinerary.hotel.name"), address: text("itinerary.hotel.address") }),
    }),
    room: part({ type: text("room.type") }),
    guests: part({ primary: text("guests.primary"), total: number("guests.total") }),
    flight: part({
      number: text("flight.number"),
      departure: text("flight.departure"),
      arrival: text("flight.arrival"),
    }),
    supplier: part({ name: text("supplier.name") }),
    possibleSupplierNames: names.length > 0 ? names : undefined,
    agents: facts.agents.length > 0 ? facts.agents : undefined,
    commissionReport: facts.commissionReport,
  }) as Payload;
}

/** Returns the booking's state. Nothing counts as booked unless the email says so. */
function stateOf({
  emailType,
  choice,
}: {
  readonly emailType: EmailType;
  readonly choice: Choice;
}): BookingState | undefined {
  if (emailType === "commission_statement" || emailType === "other") return undefined;
  const read = choice.best.get("bookingState")?.value as BookingState | undefined;
  if (read) return read;
  const told = bookingStateOf({ emailType });
  return told === "confirmed" ? "unclear" : told;
}

/**
 * Returns the email type that fits the state: a quote that is now booked is a confirmation; a confirmation of something
 * only offered, requested, held or declined is a quote.
 */
function typeOfState(emailType: EmailType, state: BookingState): EmailType {
  if (state === "cancelled") return "cancellation";
  if (state === "unclear") return emailType;
  if (state === "confirmed") return emailType === "quote" ? "confirmation" : emailType;
  return emailType === "confirmation" ? "quote" : emailType;
}

function supplierNames(candidates: readonly Candidate[]): string[] {
  const names = candidates
    .filter((one) => one.field === "supplier.name" && one.confidence >= CONFIDENCE.bar.shown)
    .sort((a, b) => b.confidence - a.confidence);
  const seen = new Set<string>();
  return names
    .map((one) => String(one.value))
    .filter((name) => !seen.has(alphanumericKey(name)) && seen.add(alphanumericKey(name)))
    .slice(0, MAX_NAMES);
}

function optionalText(value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

function optionalNumber(value: string | number | undefined): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function part<T extends Record<string, unknown>>(record: T): T | undefined {
  const kept = defined(record);
  return Object.keys(kept).length > 0 ? (kept as T) : undefined;
}

function defined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
