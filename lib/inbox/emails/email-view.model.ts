import { z } from "zod";
import type { Money } from "@/lib/platform/base/money";
import type { CommissionEntry, CommissionStatement } from "@/lib/reader/payload.model";
import type { Email, EmailItem } from "./email.model";
import type { Cancellation, CommissionChoice } from "./reading/commission-terms.model";
import type { Difference } from "./reading/proposal.model";

/** The parts of a mail that can be shown. */
export const BODY_KINDS = ["html", "text", "attachments"] as const;
export type BodyKind = (typeof BODY_KINDS)[number];

/** What the viewer can show of a mail and what it shows first; null when there is nothing to show. */
export type Bodies = { readonly shown: BodyKind | null; readonly available: readonly BodyKind[] };

/** The booking that a reading speaks of, or has become, and what converting would change of it. */
export type KnownBooking = {
  readonly id: string;
  readonly confirmationNumber: string;
  readonly status: string;
  readonly differences: readonly Difference[];
  readonly commission: Money;
  readonly receivedMinor: number;
  /** What its commission may become; one of them is to be chosen unless there are none. */
  readonly choices: readonly CommissionChoice[];
  /** What is left of its money once this mail has cancelled it. */
  readonly cancellation: Cancellation | null;
};

/** A reading with what converting it would do as things stand now. */
export type EmailItemView = EmailItem & { readonly known: KnownBooking | null };

/** What one of a mail's several readings is called. */
export function itemName(item: Pick<EmailItem, "confirmationNumber" | "position">): string {
  return item.confirmationNumber ?? `Booking ${item.position + 1}`;
}

/** Whether a booking stands for a reading; one whose booking was deleted since can be converted anew. */
export function isConverted(item: Pick<EmailItemView, "bookingId" | "known">): boolean {
  return item.bookingId !== null && item.known !== null;
}

/** The reading that is next to be converted, `but` for this one; null once there is none. */
export function nextItemOf(items: readonly EmailItemView[], but?: string): EmailItemView | null {
  return items.find((item) => item.id !== but && !isConverted(item)) ?? null;
}

/** A commission statement; an entry's `bookingId` is the agent's own booking of that number. Amounts are decimal numbers. */
export type StatementView = Omit<CommissionStatement, "entries"> & {
  readonly entries: readonly (CommissionEntry & { readonly bookingId: string | null })[];
};

/** A mail as the Emails page has it in hand; its body is a document of its own. */
export type EmailView = Omit<
  Email,
  "html" | "text" | "attachmentsText" | "documents" | "items" | "commissionReport"
> & {
  readonly items: readonly EmailItemView[];
  readonly statement: StatementView | null;
  readonly bodies: Bodies;
};

/** The query of `GET /emails/{id}/body`. */
export const bodyQuery = z.object({
  as: z.enum(BODY_KINDS, { error: "as must be html, text or attachments" }).optional(),
  images: z.enum(["blocked", "shown"], { error: "images must be blocked or shown" }).default("blocked"),
});
export type BodyQuery = z.output<typeof bodyQuery>;

/** Attachment text takes the body's place only above this many characters, and only when it is longer than the body. */
const RICH_ATTACHMENT = 1_000;
/** A mail that is its attachments alone is shown from this many characters. */
const LONE_ATTACHMENT = 100;
/** A plain text that says this many times more than the HTML part: the HTML is a stub. */
const STUB_FACTOR = 2;

/** How much each part says, in characters of readable text. */
export type BodyLengths = Readonly<Record<BodyKind, number>>;

/** The richest of the parts first (agent-area.md 5), and every part that says something; an HTML part also where it is `pictures` alone. */
export function bodiesOf(lengths: BodyLengths, pictures = false): Bodies {
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
