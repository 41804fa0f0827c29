import type { ActivityType, NewActivity } from "@/lib/accounts/activity/activity.model";
import type { WebhookEvent } from "./webhook.model";

/** A fact that endpoints may want to know. `importId` stands for all bookings of an import that the transaction has written. */
export type Announcement = {
  readonly event: WebhookEvent;
  readonly bookingId: string | null;
  readonly emailId: string | null;
  readonly importId: string | null;
  readonly payoutId?: string;
  readonly changes: Readonly<Record<string, unknown>>;
};

/** What an entry of the feed is to an endpoint. */
const EVENT_OF: Partial<Record<ActivityType, WebhookEvent>> = {
  BOOKING_CREATED: "booking.created",
  BOOKING_UPDATED: "booking.updated",
  BOOKING_STATUS_CHANGED: "booking.updated",
  BOOKING_ARCHIVED: "booking.updated",
  BOOKING_UNARCHIVED: "booking.updated",
  COMMISSION_CALCULATED: "booking.updated",
  COMMISSION_RECEIVED: "payment.received",
  EMAIL_FORWARDED: "email.forwarded",
};

/** What endpoints are told of entries that were recorded together: of a booking's changes once, and of a new one that it is new. */
export function announcementsOf(entries: readonly NewActivity[]): Announcement[] {
  const told = new Map<string, Announcement>();
  const created = new Set(
    entries.filter(({ type }) => type === "BOOKING_CREATED").map(({ bookingId }) => bookingId),
  );
  for (const entry of entries) {
    const event = EVENT_OF[entry.type];
    if (!event || (event === "booking.updated" && created.has(entry.bookingId))) continue;
    const one = announcementOf(event, entry);
    const key = [event, one.bookingId, one.emailId, one.importId].join();
    told.set(key, { ...one, changes: { ...told.get(key)?.changes, ...one.changes } });
  }
  return [...told.values()];
}

function announcementOf(event: WebhookEvent, { bookingId, emailId, changeSet }: NewActivity): Announcement {
  const { importId, ...changes } = changeSet ?? {};
  return {
    event,
    bookingId: bookingId ?? null,
    emailId: emailId ?? null,
    importId: typeof importId === "string" ? importId : null,
    changes: event === "booking.created" ? {} : changes,
  };
}

export function payoutPaid(payoutId: string): Announcement {
  return { event: "payout.paid", bookingId: null, emailId: null, importId: null, payoutId, changes: {} };
}

/** What endpoints are told of a booking, or of those of an import, that was deleted or brought back: no entry of the feed tells of it. */
export function deletionOf(
  what: { readonly bookingId: string } | { readonly importId: string },
  deleted: boolean,
): Announcement {
  const changes = { deleted: { from: !deleted, to: deleted } };
  return { event: "booking.updated", bookingId: null, emailId: null, importId: null, ...what, changes };
}
