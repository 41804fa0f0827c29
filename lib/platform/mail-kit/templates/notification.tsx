import type { MailTemplate } from "../mail-template";
import { MailHeading, MailLink, MailText } from "../parts";
import { MailTable } from "../table";
import {
  type NotificationFacts,
  Notifications,
  NotificationsEnd,
  SAMPLE_NOTIFICATIONS,
} from "./notifications";

/** The email about something that just happened: one notification, or a few that came together. */
export const NOTIFICATION: MailTemplate<NotificationFacts> = {
  subject: ({ entries, more }) =>
    entries.length === 1 ? (entries[0]?.title ?? "") : `${entries.length + more} new notifications`,
  preview: ({ entries }) => entries[0]?.message ?? "",
  Body: (facts) => {
    const [first, ...others] = facts.entries;
    if (!first || others.length > 0) {
      return (
        <>
          <MailHeading>New notifications</MailHeading>
          <Notifications {...facts} />
          <NotificationsEnd {...facts}>You get emails as soon as something happens.</NotificationsEnd>
        </>
      );
    }
    return (
      <>
        <MailHeading>{first.title}</MailHeading>
        <MailText>{first.message}</MailText>
        {first.figures ? <MailTable {...first.figures} /> : null}
        <MailLink href={first.lead.href}>{first.lead.text}</MailLink>
        <NotificationsEnd {...facts}>You get an email as soon as something happens.</NotificationsEnd>
      </>
    );
  },
  sample: { ...SAMPLE_NOTIFICATIONS, entries: SAMPLE_NOTIFICATIONS.entries.slice(0, 1) },
};
