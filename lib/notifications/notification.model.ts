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
