import { nextAt } from "@/lib/platform/base/dates/time-of-day";
import type { MailFrequency } from "@/lib/platform/base/settings/settings-choices";
import type { NotificationTopic } from "../notification.model";

/** What an agent wants to be mailed of their notifications, and how often. */
export type MailPreferences = {
  readonly emailNotifications: boolean;
  readonly bookingAlerts: boolean;
  readonly commissionUpdates: boolean;
  readonly frequency: MailFrequency;
};

/** Whom mails go to; null for an account that gets none: closed, or with an address that nobody has proved to be theirs. */
export type MailReader = {
  readonly email: string;
  readonly isAdmin: boolean;
  readonly timeZone: string;
  readonly preferences: MailPreferences;
};

const MORNING = 8;
const MONDAY = 1;

/** What the agent is mailed of at all. */
export function wantedTopics(preferences: MailPreferences): readonly NotificationTopic[] {
  const { emailNotifications, bookingAlerts, commissionUpdates } = preferences;
  if (!emailNotifications) return [];
  return [
    "account",
    ...(bookingAlerts ? (["bookings"] as const) : []),
    ...(commissionUpdates ? (["commission"] as const) : []),
  ];
}

/** When what is told at `told` leaves: at once, or at eight in the agent's next morning, or next Monday's. */
export function leavesAt(told: Date, { preferences, timeZone }: MailReader): Date {
  const { frequency } = preferences;
  if (frequency === "instant") return told;
  return nextAt(told, MORNING, timeZone, frequency === "weekly" ? MONDAY : undefined);
}
