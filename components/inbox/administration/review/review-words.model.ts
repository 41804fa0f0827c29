import type { Review, ReviewPriority, ReviewStatus } from "@/lib/inbox/ai-review/review.model";
import { type CorrectedField, feedbackOf } from "@/lib/inbox/emails/decisions/corrected-data.model";
import type { EmailItem } from "@/lib/inbox/emails/email.model";
import type { Payload } from "@/lib/reader/payload.model";

export const STATUS_LABELS: Readonly<Record<ReviewStatus, string>> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};

export const PRIORITIES: Readonly<
  Record<ReviewPriority, { readonly label: string; readonly tone: "danger" | "warn" | "grey" }>
> = {
  high: { label: "High priority", tone: "danger" },
  medium: { label: "Medium priority", tone: "warn" },
  low: { label: "Low priority", tone: "grey" },
};

/** A row of the comparison: a value, or an amount with its currency. `field` is the field's name in the panel. */
export type Line = {
  readonly label: string;
  readonly name: CorrectedField;
  readonly currency?: CorrectedField;
  readonly kind: "text" | "day" | "money";
  readonly field: string;
  /** Shown only if the agent or administrator gave a value for it, or on demand. */
  readonly isMore?: true;
};

export const LINES: readonly Line[] = [
  {
    label: "Commission amount",
    name: "expectedCommissionAmount",
    currency: "expectedCommissionCurrency",
    kind: "money",
    field: "estimatedCommission.amount",
  },
  { label: "Client name", name: "clientName", kind: "text", field: "customer.name" },
  { label: "Travel start", name: "startDate", kind: "day", field: "itinerary.startDate" },
  { label: "Travel end", name: "endDate", kind: "day", field: "itinerary.endDate" },
  { label: "Confirmation number", name: "confirmationNumber", kind: "text", field: "confirmationNumber" },
  {
    label: "Total amount",
    name: "totalBookingAmount",
    currency: "totalBookingCurrency",
    kind: "money",
    field: "pricing.total",
    isMore: true,
  },
  { label: "Supplier", name: "supplierName", kind: "text", field: "supplier.name", isMore: true },
  { label: "Booking status", name: "bookingState", kind: "text", field: "bookingState", isMore: true },
];

/** Values by the field names of the feedback; empty if not given. */
export type ReviewedValues = Readonly<Record<CorrectedField, string>>;

/** The extracted values of a booking, the agent's values, and those an administrator decided on. */
export type Versions = {
  readonly position: number;
  readonly read: ReviewedValues;
  readonly agent: Partial<ReviewedValues>;
  readonly decided: ReviewedValues | null;
};

/** Returns the versions for the booking under review. */
export function saidOf({ position, parsed, feedback, correctedData }: Review): Versions {
  return { position, agent: textsOf(feedback), ...decidedOn(parsed, correctedData) };
}

/** Returns the versions for another booking of the email, about which the agent gave no feedback. */
export function saidOfOther({ others }: Review, { position, payload }: EmailItem): Versions {
  const done = others.find((one) => one.position === position);
  return { position, agent: {}, ...decidedOn(done?.parsed ?? payload, done?.correctedData ?? null) };
}

function decidedOn(parsed: Payload, corrected: Review["correctedData"]) {
  const read = feedbackOf(parsed);
  return { read, decided: corrected && { ...read, ...given(textsOf(corrected)) } };
}

/** Returns the form's initial values for a booking: the agent's, otherwise the extracted ones. */
export function proposalOf(review: Review, position: number, present: ReviewedValues): ReviewedValues {
  return position === review.position ? { ...present, ...given(textsOf(review.feedback)) } : present;
}

function textsOf(data: Readonly<Record<string, unknown>>): Partial<ReviewedValues> {
  const texts = Object.entries(data).map(([name, value]) => [name, String(value ?? "").trim()]);
  return Object.fromEntries(texts) as Partial<ReviewedValues>;
}

function given(said: Partial<ReviewedValues>): Partial<ReviewedValues> {
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== ""),
  ) as Partial<ReviewedValues>;
}
