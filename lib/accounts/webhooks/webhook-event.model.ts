import type { ActivityType, NewActivity } from "@/lib/accounts/activity/activity.model";
import type { WebhookEvent } from "./webhook.model";

/**
 * A fact to announce to endpoints. `importId` stands for all bookings of an import that the transaction has written.
 */
export type Announcement = {
  readonly event: WebhookEvent;
  readonly bookingId: string | null;
  readonly emailId: string | null;
  readonly importId: string | null;
  readonly payoutId?: string;
  readonly changes: Readonly<Record<string, unknown>>;
};

/** The webhook event of each type of activity. */
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

/**
 * Returns the announcements for activities that were recorded together: a booking's changes are merged into one, and a
 * new booking is announced only as new.
 */
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

/**
 * Returns the announcement that a booking, or the bookings of an import, were deleted or restored, for which there is
 * no activity.
 */
export function deletionOf(
  what: { readonly bookingId: string } | { readonly importId: string },
  deleted: boolean,
): Announcement {
  const changes = { deleted: { from: !deleted, to: deleted } };
  return { event: "booking.updated", bookingId: null, emailId: null, importId: null, ...what, changes };
}
