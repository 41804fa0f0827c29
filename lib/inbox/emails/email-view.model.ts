import { z } from "zod";
import type { Money } from "@/lib/platform/base/money";
import type { CommissionEntry, CommissionStatement } from "@/lib/reader/payload.model";
import type { Email, EmailItem } from "./email.model";
import type { Cancellation, CommissionChoice } from "./reading/commission-terms.model";
import type { Difference } from "./reading/proposal.model";

/** The parts of an email that can be shown. */
export const BODY_KINDS = ["html", "text", "attachments"] as const;
export type BodyKind = (typeof BODY_KINDS)[number];

/** The parts that the viewer can show, and the one it shows first; null if there is nothing to show. */
export type BodyChoice = { readonly shown: BodyKind | null; readonly available: readonly BodyKind[] };

/** The booking that a reading refers to or was converted to, and what converting would change. */
export type KnownBooking = {
  readonly id: string;
  readonly confirmationNumber: string;
  readonly status: string;
  readonly differences: readonly Difference[];
  readonly commission: Money;
  readonly receivedMinor: number;
  /** The amounts that its commission may become; if there are any, one has to be chosen. */
  readonly choices: readonly CommissionChoice[];
  /** The remainder of the booking's money once this email has cancelled it. */
  readonly cancellation: Cancellation | null;
};

/** A reading with the outcome that converting it would have now. */
export type EmailItemView = EmailItem & { readonly known: KnownBooking | null };

/** Returns the name of one of an email's readings. */
export function itemName(item: Pick<EmailItem, "confirmationNumber" | "position">): string {
  return item.confirmationNumber ?? `Booking ${item.position + 1}`;
}

/** Tells whether a reading was converted to a booking that still exists; otherwise it can be converted again. */
export function isConverted(item: Pick<EmailItemView, "bookingId" | "known">): boolean {
  return item.bookingId !== null && item.known !== null;
}

/** Returns the next reading to convert, skipping the one with the id `but`; null if none is left. */
export function nextItemOf(items: readonly EmailItemView[], but?: string): EmailItemView | null {
  return items.find((item) => item.id !== but && !isConverted(item)) ?? null;
}

/**
 * A commission statement. An entry's `bookingId` is the agent's own booking with that number. Amounts are decimal
 * numbers.
 */
export type StatementView = Omit<CommissionStatement, "entries"> & {
  readonly entries: readonly (CommissionEntry & { readonly bookingId: string | null })[];
};

/** An email as the Emails page holds it; its body is a separate document. */
export type EmailView = Omit<
  Email,
  "html" | "text" | "attachmentsText" | "documents" | "items" | "commissionReport"
> & {
  readonly items: readonly EmailItemView[];
  readonly statement: StatementView | null;
  readonly bodies: BodyChoice;
};

/** The query of `GET /emails/{id}/body`. */
export const bodyQuery = z.object({
  as: z.enum(BODY_KINDS, { error: "as must be html, text or attachments" }).optional(),
  images: z.enum(["blocked", "shown"], { error: "images must be blocked or shown" }).default("blocked"),
});
export type BodyQuery = z.output<typeof bodyQuery>;

/**
 * Attachment text is shown instead of the body only if it is longer than this many characters and longer than the body.
 */
const RICH_ATTACHMENT = 1_000;
/** The minimum length, in characters, of attachment text for an email without a body. */
const LONE_ATTACHMENT = 100;
/** If the plain text is longer than the HTML part by this factor, the HTML is only a stub. */
const STUB_FACTOR = 2;

/** The length of each part's readable text, in characters. */
export type BodyLengths = Readonly<Record<BodyKind, number>>;

/**
 * Returns the parts that have content, with the richest as the one shown first (agent-area.md 5). An HTML part also
 * counts if it consists of `pictures` only.
 */
export function bodyChoiceOf(lengths: BodyLengths, pictures = false): BodyChoice {
  const available = BODY_KINDS.filter(
    (kind) => lengths[kind] > minimumOf(kind, lengths) || (kind === "html" && pictures),
  );
  const written = lengths.text > lengths.html * STUB_FACTOR ? "text" : "html";
  const body = lengths[written];
  if (lengths.attachments > RICH_ATTACHMENT && lengths.attachments > body) {
    return { shown: "attachments", available };
  }
  if (body > 0) return { shown: written, available };
  return { shown: available.find((kind) => lengths[kind] > 0) ?? available[0] ?? null, available };
}

function minimumOf(kind: BodyKind, lengths: BodyLengths): number {
  const isLone = lengths.html === 0 && lengths.text === 0;
  return kind === "attachments" && isLone ? LONE_ATTACHMENT : 0;
}
