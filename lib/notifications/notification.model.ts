export type NotificationType = "BOOKING_REVIEWED" | "ADVISOR_PAYOUT" | "EMAIL_PARSED" | "SYSTEM";

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
