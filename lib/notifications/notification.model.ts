import { EMAILS_URL } from "@/lib/base/addresses.model";

export const NOTIFICATION_TYPES = ["BOOKING_REVIEWED", "ADVISOR_PAYOUT", "EMAIL_PARSED", "SYSTEM"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** A message to tell an agent once: `dedupeKey` names the fact, and a second one of the same fact is dropped. */
export type NewNotification = {
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly dedupeKey: string;
  readonly bookingId?: string;
  readonly emailTransformedId?: string;
  readonly payoutId?: string;
};

/** A message as the REST contract and the screens carry it; instants are ISO texts, `readAt` null is unread. */
export type Notification = {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly bookingId: string | null;
  readonly emailTransformedId: string | null;
  readonly payoutId: string | null;
  readonly createdAt: string;
  readonly readAt: string | null;
};

export const NOTIFICATION_TABS = ["unread", "all", "read"] as const;
export type NotificationTab = (typeof NOTIFICATION_TABS)[number];
export type NotificationCounts = Readonly<Record<NotificationTab, number>>;
export type NotificationPage = {
  readonly data: readonly Notification[];
  readonly counts: NotificationCounts;
};

/** How many a screen shows at a time. */
export const NOTIFICATIONS_SHOWN = 50;

/** The specification's category and priority of each type. */
export const CATEGORIES = {
  ADVISOR_PAYOUT: { category: "payment", priority: "high" },
  BOOKING_REVIEWED: { category: "booking", priority: "medium" },
  EMAIL_PARSED: { category: "email", priority: "low" },
  SYSTEM: { category: "system", priority: "medium" },
} as const satisfies Record<NotificationType, { readonly category: string; readonly priority: string }>;

/** Where a message leads and by what words (domain.md 6): a payout is a transaction to an administrator, and to others a booking. */
export function leadOf(
  { bookingId, emailTransformedId, payoutId }: Notification,
  isAdmin: boolean,
): { readonly text: string; readonly href: string } | null {
  if (payoutId !== null) {
    const booking = bookingId === null ? "/bookings/open" : `/bookings/${bookingId}`;
    return { text: "View Payment", href: isAdmin ? `/admin/transactions/${payoutId}` : booking };
  }
  if (bookingId !== null) return { text: "View Booking", href: `/bookings/${bookingId}` };
  if (emailTransformedId === null) return null;
  return { text: "View Email", href: EMAILS_URL.href("/emails", { emailId: emailTransformedId }) };
}

/** A page of messages once one of them, or without an id all, is read: what a press shows before the server has answered. */
export function withRead(
  page: NotificationPage,
  tab: NotificationTab,
  now: string,
  id: string | null,
): NotificationPage {
  const isMeant = (one: Notification) => one.readAt === null && (id === null || one.id === id);
  const count = id === null ? page.counts.unread : page.data.filter(isMeant).length;
  const data = page.data.map((one) => (isMeant(one) ? { ...one, readAt: now } : one));
  const { unread, all, read } = page.counts;
  return {
    data: tab === "unread" ? data.filter((one) => one.readAt === null) : data,
    counts: { unread: Math.max(0, unread - count), all, read: read + count },
  };
}
