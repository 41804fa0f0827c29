import { EMAILS_URL } from "@/lib/platform/base/addresses/addresses.model";
import type { NotificationCategory } from "./notification-address.model";

export const NOTIFICATION_TYPES = ["BOOKING_REVIEWED", "ADVISOR_PAYOUT", "EMAIL_PARSED", "SYSTEM"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The topics that the email preferences distinguish; "account" goes to everybody who wants any emails. */
export const NOTIFICATION_TOPICS = ["bookings", "commission", "account"] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** A notification for an agent. `dedupeKey` identifies the fact: another notification of the same fact is dropped. */
export type NewNotification = {
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly dedupeKey: string;
  readonly bookingId?: string;
  readonly emailTransformedId?: string;
  readonly payoutId?: string;
  /** A path in the product, for notifications where no id determines the link. */
  readonly detailsPath?: string;
  /** By default the topic of its type. */
  readonly topic?: NotificationTopic;
};

/** A notification, as in the API and on screen; instants are ISO texts, and `readAt` is null for an unread one. */
export type Notification = {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly bookingId: string | null;
  readonly emailTransformedId: string | null;
  readonly payoutId: string | null;
  readonly detailsPath: string | null;
  readonly createdAt: string;
  readonly readAt: string | null;
};

export const NOTIFICATION_TABS = ["unread", "all", "read"] as const;
export type NotificationTab = (typeof NOTIFICATION_TABS)[number];
export type NotificationCounts = Readonly<Record<NotificationTab, number>>;
export type NotificationPage = {
  readonly data: readonly Notification[];
  readonly counts: NotificationCounts;
  /** The number in the tab, of the requested category if there is one. */
  readonly count: number;
};

/** The number of notifications shown at a time. */
export const NOTIFICATIONS_SHOWN = 50;

export type NotificationPriority = "urgent" | "high" | "medium" | "low";

/** The specification's category and priority of each type, and the default topic. */
export const CATEGORIES: Readonly<
  Record<
    NotificationType,
    {
      readonly category: NotificationCategory;
      readonly priority: NotificationPriority;
      readonly topic: NotificationTopic;
    }
  >
> = {
  ADVISOR_PAYOUT: { category: "payment", priority: "high", topic: "commission" },
  BOOKING_REVIEWED: { category: "booking", priority: "medium", topic: "bookings" },
  EMAIL_PARSED: { category: "email", priority: "low", topic: "bookings" },
  SYSTEM: { category: "system", priority: "medium", topic: "account" },
};

/** Returns the types of a category. */
export function typesIn(category: NotificationCategory): readonly NotificationType[] {
  return NOTIFICATION_TYPES.filter((type) => CATEGORIES[type].category === category);
}

/**
 * Returns a notification's link and its label. A payout with a path leads there; otherwise `payoutId` is a bank
 * transaction, to which it leads administrators, and others to the booking.
 */
export function notificationLinkOf(
  {
    bookingId,
    emailTransformedId,
    payoutId,
    detailsPath,
  }: Pick<Notification, "bookingId" | "emailTransformedId" | "payoutId" | "detailsPath">,
  isAdmin: boolean,
): { readonly text: string; readonly href: string } {
  if (payoutId !== null && detailsPath !== null) return { text: "View Statement", href: detailsPath };
  if (payoutId !== null) {
    const booking = bookingId === null ? "/bookings/open" : `/bookings/${bookingId}`;
    return { text: "View Payment", href: isAdmin ? `/admin/transactions/${payoutId}` : booking };
  }
  if (bookingId !== null) return { text: "View Booking", href: `/bookings/${bookingId}` };
  if (emailTransformedId === null) return { text: "View Details", href: detailsPath ?? "/notifications/all" };
  return { text: "View Email", href: EMAILS_URL.href("/emails", { emailId: emailTransformedId }) };
}

/** The title of the notification that a confirmation was read and waits for the agent. */
export const EMAIL_READ = "Booking email read";
/** For titles whose notifications are grouped when there are many: the words that follow their number. */
const TOGETHER: Readonly<Record<string, string>> = {
  [EMAIL_READ]: "booking emails read",
  "An email could not be read": "emails could not be read",
  "Option ends": "options end",
  "Your correction was approved": "corrections approved",
  "Your correction was rejected": "corrections rejected",
  "Commission overdue": "commissions overdue",
  "Commission received": "commissions received",
  "Commission is owed again": "commissions owed again",
  "Is this commission yours?": "commissions that may be yours",
  "CSV import finished": "CSV imports finished",
};
/** The least number of notifications that are grouped. */
const FEWEST_GROUPED = 3;

/** Notifications that are shown as one entry, and its title. */
export type MessageGroup = { readonly words: string; readonly messages: readonly Notification[] };

/** Groups the notifications of a day, or of the bell: many of one kind become one entry at the place of the newest. */
export function groupedMessages(day: readonly Notification[]): readonly MessageGroup[] {
  const alike = Map.groupBy(day, ({ title }) => title);
  return day.flatMap((one) => {
    const messages = alike.get(one.title) ?? [];
    const words = TOGETHER[one.title];
    if (!words || messages.length < FEWEST_GROUPED) return [{ words: one.title, messages: [one] }];
    return messages[0] === one ? [{ words: `${messages.length} ${words}`, messages }] : [];
  });
}

/**
 * Returns a page of notifications after some of them, or all if `ids` is null, are marked as read: shown on a click,
 * before the server has responded.
 */
export function withRead(
  page: NotificationPage,
  tab: NotificationTab,
  now: string,
  ids: readonly string[] | null,
): NotificationPage {
  const isMeant = (one: Notification) => one.readAt === null && (ids === null || ids.includes(one.id));
  const count = ids === null ? page.counts.unread : page.data.filter(isMeant).length;
  const data = page.data.map((one) => (isMeant(one) ? { ...one, readAt: now } : one));
  const { unread, all, read } = page.counts;
  const left = ids === null ? 0 : Math.max(0, page.count - count);
  return {
    data: tab === "unread" ? data.filter((one) => one.readAt === null) : data,
    count: tab === "unread" ? left : page.count,
    counts: { unread: Math.max(0, unread - count), all, read: read + count },
  };
}
