import { nextAt } from "@/lib/platform/base/dates/time-of-day";
import type { MailFrequency } from "@/lib/platform/base/settings/settings-choices";
import type { NotificationTopic } from "../notification.model";

/** What an agent wants to be notified of by email, and how often. */
export type MailPreferences = {
  readonly emailNotifications: boolean;
  readonly bookingAlerts: boolean;
  readonly commissionUpdates: boolean;
  readonly frequency: MailFrequency;
};

/** The recipient of notification emails. */
export type MailReader = {
  readonly email: string;
  readonly isAdmin: boolean;
  readonly timeZone: string;
  readonly preferences: MailPreferences;
};

const MORNING = 8;
const MONDAY = 1;

/** Returns the topics of which the agent wants to be notified by email. */
export function wantedTopics(preferences: MailPreferences): readonly NotificationTopic[] {
  const { emailNotifications, bookingAlerts, commissionUpdates } = preferences;
  if (!emailNotifications) return [];
  return [
    "account",
    ...(bookingAlerts ? (["bookings"] as const) : []),
    ...(commissionUpdates ? (["commission"] as const) : []),
  ];
}

/**
 * Returns when an email about something that happened at `told` is due: immediately, at eight the agent's next morning,
 * or at eight next Monday.
 */
export function leavesAt(told: Date, { preferences, timeZone }: MailReader): Date {
  const { frequency } = preferences;
  if (frequency === "instant") return told;
  return nextAt(told, MORNING, timeZone, frequency === "weekly" ? MONDAY : undefined);
}
