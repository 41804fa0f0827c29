import { counted } from "@/lib/platform/base/text";
import type { MailTemplate } from "../mail-template";
import { MailHeading, MailText } from "../parts";
import {
  type NotificationFacts,
  Notifications,
  NotificationsEnd,
  SAMPLE_NOTIFICATIONS,
} from "./notifications";

type Facts = NotificationFacts & { readonly frequency: "daily" | "weekly" };

const SINCE = { daily: "since yesterday morning", weekly: "in the last week" } as const;
const HEADINGS = { daily: "Your day at Tallyport", weekly: "Your week at Tallyport" } as const;

/** The digest of unread notifications since the previous morning, or since the previous Monday morning. */
export const NOTIFICATION_DIGEST: MailTemplate<Facts> = {
  subject: ({ frequency, ...facts }) => `${HEADINGS[frequency]}: ${counted(countOf(facts), "notification")}`,
  preview: ({ entries }) => entries.map(({ title }) => title).join(", "),
  Body: (facts) => (
    <>
      <MailHeading>{HEADINGS[facts.frequency]}</MailHeading>
      <MailText>
        {counted(countOf(facts), "notification")} {SINCE[facts.frequency]} that you haven&apos;t read yet.
      </MailText>
      <Notifications {...facts} hasDays />
      <NotificationsEnd {...facts}>
        You get this email {facts.frequency === "daily" ? "every morning" : "every Monday morning"} on which
        there is something to tell.
      </NotificationsEnd>
    </>
  ),
  sample: { ...SAMPLE_NOTIFICATIONS, frequency: "daily" },
};

function countOf({ entries, more }: NotificationFacts): number {
  return entries.length + more;
}
