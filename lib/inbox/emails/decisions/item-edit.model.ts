import { z } from "zod";
import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { invalidField } from "@/lib/platform/base/failure";
import { decimalNumber, requiredText } from "@/lib/platform/base/input";
import { currency } from "@/lib/platform/base/money";
import { capitalised, spelledOut } from "@/lib/platform/base/text";
import { bookingStateOf, valueIn } from "@/lib/reader/missing-fields.model";
import {
  BOOKING_STATES,
  type BookingState,
  EMAIL_TYPES,
  FIELDS,
  type Field,
  type Finding,
  type Payload,
  PRODUCTS,
} from "@/lib/reader/payload.model";

type Value = string | number;
type Read = { readonly payload: Payload; readonly findings: readonly Finding[] };

/** A field's new value; null clears it. Amounts are decimal numbers, dates YYYY-MM-DD. */
export const fieldChange = z.object({
  field: z.enum(FIELDS),
  value: z.union([z.string().max(500), z.number(), z.null()]),
});
export type FieldChange = z.output<typeof fieldChange>;

const MAX_AMOUNT = 1_000_000_000_000;
const wrongAmount = "must be a valid number";
const amount = decimalNumber(wrongAmount, -MAX_AMOUNT, MAX_AMOUNT);
const noLess = amount.refine((value) => value >= 0, "must not be negative");
const day = z.string().refine(isCalendarDate, "must be a date as YYYY-MM-DD");
const guests = "must be a whole number from 1 to 1,000";
const code = z.string().refine((text) => currency.safeParse(text).success, "must be an ISO 4217 code");
const words = requiredText("must not be empty", 200);

const KINDS: Partial<Record<Field, z.core.$ZodType<Value>>> = {
  emailType: z.enum(EMAIL_TYPES),
  bookingState: z.enum(BOOKING_STATES),
  optionUntil: day,
  product: z.enum(PRODUCTS),
  "pricing.total": noLess,
  "pricing.currency": code,
  "estimatedCommission.amount": amount,
  "estimatedCommission.currency": code,
  "cancellation.charge": noLess,
  "cancellation.recalled": noLess,
  "cancellation.currency": code,
  "itinerary.startDate": day,
  "itinerary.endDate": day,
  "guests.total": decimalNumber(guests, 1, 1_000).refine(Number.isInteger, guests),
};

/**
 * Returns the change with its value converted to the field's type. Throws INVALID_INPUT under the name `called` if the
 * value is invalid.
 */
export function checkedChange({ field, value }: FieldChange, called: string = field): FieldChange {
  if (value === null || value === "") return { field, value: null };
  const result = z.safeParse(KINDS[field] ?? words, value);
  if (result.success) return { field, value: result.data };
  const name =
    called === field ? "The value" : capitalised(spelledOut(called.slice(called.lastIndexOf(".") + 1)));
  const message = `${name} ${result.error.issues[0]?.message ?? "is not valid"}`;
  throw invalidField(called, message);
}

/**
 * Returns a reading with one value corrected. A finding with the same value becomes the chosen one, with full
 * confidence; without one, the field has no source but the person.
 */
export function withChange(read: Read, change: FieldChange): Read {
  const changed = withValueOf(read, change);
  const implied = impliedBy(change, changed.payload);
  return implied ? withValueOf(changed, implied) : changed;
}

/**
 * Returns the change that another one implies: the type of an email implies the state of its booking, and the other
 * way round.
 */
function impliedBy({ field, value }: FieldChange, payload: Payload): FieldChange | null {
  if (field === "emailType") {
    const state = STATE_OF[String(value)];
    return state && state !== bookingStateOf(payload) ? { field: "bookingState", value: state } : null;
  }
  if (field !== "bookingState") return null;
  const isCancelled = value === "cancelled";
  if (isCancelled === (payload.emailType === "cancellation")) return null;
  return { field: "emailType", value: isCancelled ? "cancellation" : "confirmation" };
}

const STATE_OF: Readonly<Record<string, BookingState>> = {
  confirmation: "confirmed",
  amendment: "confirmed",
  receipt: "confirmed",
  quote: "quoted",
  cancellation: "cancelled",
};

function withValueOf(read: Read, { field, value }: FieldChange): Read {
  const same = read.findings.find((one) => one.field === field && String(one.value) === String(value));
  return {
    payload: withValue(read.payload, field, value ?? undefined),
    findings: read.findings.map((one) => (one.field === field ? settled(one, one === same) : one)),
  };
}

/** Returns a field's value as a correction stores it. */
export function writtenValue(payload: Payload, field: Field): string | null {
  const value = valueIn(payload, field);
  return value === undefined ? null : String(value);
}

function settled({ note: _, ...finding }: Finding, chosen: boolean): Finding {
  return chosen ? { ...finding, chosen, state: "ok", confidence: 1 } : { ...finding, chosen };
}

function withValue(payload: Payload, field: Field, value: Value | undefined): Payload {
  if (field.startsWith("agents.")) return withAgent(payload, field.slice("agents.".length), value);
  const isStay = payload.itinerary?.checkIn !== undefined || payload.product === "hotel";
  const path = isStay ? (STAY_PATHS[field] ?? field) : field;
  const cleared =
    field === "supplier.name" && value === undefined ? { ...payload, possibleSupplierNames: [] } : payload;
  // `checkedChange` has validated the value against the field.
  return withPath(cleared, path.split("."), value) as Payload;
}

const STAY_PATHS: Partial<Record<Field, string>> = {
  "itinerary.startDate": "itinerary.checkIn",
  "itinerary.endDate": "itinerary.checkOut",
};

function withAgent(payload: Payload, key: string, value: Value | undefined): Payload {
  const [first = {}, ...others] = payload.agents ?? [];
  return { ...payload, agents: [withPath(first, [key], value), ...others] };
}

type Tree = Readonly<Record<string, unknown>>;

function withPath(tree: Tree, [key = "", ...rest]: readonly string[], value: unknown): Tree {
  const { [key]: present, ...others } = tree;
  if (rest.length > 0) return { ...others, [key]: withPath((present ?? {}) as Tree, rest, value) };
  return value === undefined ? others : { ...others, [key]: value };
}
