import { z } from "zod";
import {
  BODY_LENGTH,
  type OutboundEmailJson,
  SUBJECT_LENGTH,
} from "@/lib/accounts/outbound-emails/outbound-email.model";
import { type CalendarDate, dayIn, daysBetween } from "@/lib/platform/base/dates/calendar-date";
import { optionalText, requiredText, text } from "@/lib/platform/base/input";
import { formatMoney, type Money, type Sum, sumsOf } from "@/lib/platform/base/money";
import { calendarDateSchema } from "@/lib/platform/base/schemas";
import type { DateFormat, Language } from "@/lib/platform/base/settings/settings-choices";
import { type Booking, factsOf } from "../booking.model";
import { outstandingMinor } from "../booking-status.model";
import type { BookingFilter } from "../list/booking-list.model";
import { type ChaseLine, chaseLetterOf } from "./chase-letter.model";
import { type ChaseStep, dueStepOf } from "./chase-steps.model";

/** Which overdue bookings are chased; all of them without a filter. */
export type ChaseFilter = Partial<Pick<BookingFilter, "search" | "supplierId">> & {
  readonly ids?: readonly string[];
};

/** A supplier's contact and its chase history. */
export type ChaseContact = {
  readonly supplierId: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly lastContactedAt: string | null;
  /** The instants at which the supplier was contacted. */
  readonly askedAt: readonly string[];
  readonly snoozedUntil: CalendarDate | null;
  /** The day for which the supplier last promised its payment. */
  readonly promisedFor: CalendarDate | null;
  /**
   * The language chosen for this supplier; null means the agent's own language. Likewise, null `days` means CHASE_DAYS.
   */
  readonly language: Language | null;
  readonly days: readonly number[] | null;
};

/**
 * The overdue bookings of one supplier, and an email that asks for their commission. A null `supplierId` groups the
 * bookings without a supplier, for which nobody can be asked.
 */
export type ChaseGroup = {
  readonly supplierId: string | null;
  readonly supplierName: string;
  readonly contactName: string | null;
  readonly contactEmail: string | null;
  readonly lastContactedAt: string | null;
  readonly snoozedUntil: CalendarDate | null;
  readonly promisedFor: CalendarDate | null;
  readonly chase: ChaseStep;
  readonly sums: readonly Sum[];
  readonly oldestDays: number;
  readonly lines: readonly ChaseLine[];
  readonly mail: { readonly subject: string; readonly body: string };
  /** The newest email to the supplier, whether it was sent or failed. */
  readonly lastEmail: OutboundEmailJson | null;
  /** The contact's latest reply since then that arrived at the agent's private address. */
  readonly answer: ChaseAnswer | null;
};

/** An email from a supplier's contact. */
export type ChaseAnswer = {
  readonly emailId: string;
  readonly subject: string | null;
  readonly at: string;
};

/** `promised`: the supplier promised to pay on a day, and isn't chased until then. */
export const CHASE_KINDS = ["contacted", "snoozed", "promised"] as const;
export const CHASE_CHANNELS = ["email", "phone", "other"] as const;

/** A note that a supplier was contacted, or isn't to be chased until a day. */
export const chaseDraft = z
  .object({
    supplierId: z.uuid(),
    kind: z.enum(CHASE_KINDS),
    channel: z.enum(CHASE_CHANNELS).nullish(),
    until: calendarDateSchema.nullish(),
    note: optionalText(500),
  })
  .refine((draft) => draft.kind === "contacted" || Boolean(draft.until), {
    error: "Say until when",
    path: ["until"],
  });
export type ChaseDraft = z.output<typeof chaseDraft>;

/**
 * An email to a supplier, as its agent has checked it. The form generates `id`, so that submitting it twice doesn't
 * send it twice. `to` is the address that the agent was shown; it is only compared with the stored one.
 */
export const chaseEmailDraft = z.object({
  id: z.uuid().toLowerCase(),
  supplierId: z.uuid(),
  to: text(320),
  subject: requiredText("Subject is required", SUBJECT_LENGTH).refine(
    (subject) => !/[\p{Cc}\u2028\u2029]/u.test(subject),
    "Subject must be one line",
  ),
  body: requiredText("Text is required", BODY_LENGTH).transform((body) => body.replace(/\r\n?/g, "\n")),
});
export type ChaseEmailDraft = z.output<typeof chaseEmailDraft>;

/** The agent who asks: `sender` signs the emails, and `dateFormat` formats their dates. */
type Asking = {
  readonly sender: string;
  readonly today: CalendarDate;
  readonly timeZone: string;
  readonly dateFormat: DateFormat;
  /** The agent's own language, for suppliers without a language of their own. */
  readonly language: Language;
};

/** Groups overdue bookings by supplier, the longest overdue first. */
export function chaseGroups(
  bookings: readonly Booking[],
  contacts: readonly ChaseContact[],
  asking: Asking,
  emails: ReadonlyMap<string, OutboundEmailJson> = new Map(),
  answers: ReadonlyMap<string, ChaseAnswer> = new Map(),
): readonly ChaseGroup[] {
  const bySupplier = Map.groupBy(bookings, (booking) => booking.supplier?.id ?? "");
  const groups = [...bySupplier].map(([id, group]) => {
    const contact = contacts.find((one) => one.supplierId === id) ?? UNKNOWN;
    return {
      ...groupOf(group, contact, asking),
      lastEmail: emails.get(id) ?? null,
      answer: answers.get(id) ?? null,
    };
  });
  return groups.toSorted((a, b) => b.oldestDays - a.oldestDays);
}

const UNKNOWN: Omit<ChaseContact, "supplierId"> = {
  name: null,
  email: null,
  lastContactedAt: null,
  askedAt: [],
  snoozedUntil: null,
  promisedFor: null,
  language: null,
  days: null,
};

function groupOf(
  bookings: readonly Booking[],
  contact: Omit<ChaseContact, "supplierId">,
  asking: Asking,
): Omit<ChaseGroup, "lastEmail" | "answer"> {
  const { today, sender, dateFormat } = asking;
  const supplier = bookings[0]?.supplier ?? null;
  const lines = bookings.map((booking) => lineOf(booking, today));
  const sums = sumsOf(bookings.map(owedOn));
  const chase = chaseStepOf(lines, contact, asking);
  const isSnoozed = contact.snoozedUntil && contact.snoozedUntil > today;
  return {
    supplierId: supplier?.id ?? null,
    supplierName: supplier?.name ?? "No supplier yet",
    contactName: contact.name,
    contactEmail: contact.email,
    lastContactedAt: contact.lastContactedAt,
    snoozedUntil: isSnoozed ? contact.snoozedUntil : null,
    sums,
    promisedFor: contact.promisedFor,
    chase,
    oldestDays: Math.max(...lines.map((line) => line.daysOverdue)),
    lines,
    mail: chaseLetterOf({
      language: contact.language ?? asking.language,
      step: chase.letter,
      contactName: contact.name,
      supplierName: supplier?.name ?? "",
      lines,
      sums,
      sender,
      dateFormat,
    }),
  };
}

/** Returns the chase step that follows from the longest overdue booking. */
function chaseStepOf(
  lines: readonly ChaseLine[],
  { askedAt, days }: Omit<ChaseContact, "supplierId">,
  { today, timeZone }: Asking,
): ChaseStep {
  const [oldest = today] = lines.map((line) => line.dueOn).sort();
  return dueStepOf(
    oldest,
    today,
    askedAt.map((at) => dayIn(new Date(at), timeZone)),
    days ?? undefined,
  );
}

function lineOf(booking: Booking, today: CalendarDate): ChaseLine {
  return {
    id: booking.id,
    confirmationNumber: booking.confirmationNumber,
    clientName: booking.clientName,
    travelStart: booking.travelStart,
    travelEnd: booking.travelEnd,
    dueOn: booking.dueOn,
    isCancelled: booking.cancelledAt !== null,
    daysOverdue: daysBetween(booking.dueOn, today),
    outstanding: formatMoney(owedOn(booking)),
  };
}

function owedOn(booking: Booking): Money {
  return { minor: outstandingMinor(factsOf(booking)), currency: booking.commission.currency };
}
