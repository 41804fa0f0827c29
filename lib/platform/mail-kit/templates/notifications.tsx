import { Fragment, type ReactNode } from "react";
import { MailDivider, MailLead, MailLink, MailNote } from "../parts";
import { type MailFigures, MailTable } from "../table";

/** The contents of emails about notifications. Links are absolute addresses. */
export type NotificationFacts = {
  readonly entries: readonly {
    readonly id: string;
    readonly title: string;
    readonly message: string;
    readonly priority: "urgent" | "high" | "medium" | "low";
    /** The day on which it happened, in the agent's time zone. */
    readonly day: string;
    readonly lead: { readonly text: string; readonly href: string };
    /** The figures of the notification, row by row. */
    readonly figures?: MailFigures | undefined;
  }[];
  /** The number of further notifications that are not among the entries. */
  readonly more: number;
  readonly all: string;
  readonly settings: string;
  readonly unsubscribe: string;
};

/** Shows the notifications one after the other, each with its link. */
export function Notifications({
  entries,
  more,
  all,
  hasDays,
}: NotificationFacts & { readonly hasDays?: boolean }) {
  return (
    <>
      {entries.map(({ id, title, message, priority, day, lead, figures }) => (
        <Fragment key={id}>
          <MailLead
            title={title}
            detail={hasDays ? day : undefined}
            isUrgent={isUrgent(priority)}
            lead={lead}
          >
            {message}
          </MailLead>
          {figures ? <MailTable {...figures} /> : null}
        </Fragment>
      ))}
      <MailLink href={all}>
        {more > 0 ? `View all notifications, ${more} more` : "View all notifications"}
      </MailLink>
    </>
  );
}

/** Explains why the reader gets the email, and how to change that or unsubscribe. */
export function NotificationsEnd({
  settings,
  unsubscribe,
  children,
}: NotificationFacts & { readonly children: ReactNode }) {
  return (
    <>
      <MailDivider />
      <MailNote>{children}</MailNote>
      <MailLink href={settings} isQuiet>
        Change how often
      </MailLink>
      <MailLink href={unsubscribe} isQuiet>
        Unsubscribe
      </MailLink>
    </>
  );
}

function isUrgent(priority: string): boolean {
  return priority === "urgent" || priority === "high";
}

const APP = "https://app.tallyport.example";

export const SAMPLE_NOTIFICATIONS: NotificationFacts = {
  entries: [
    {
      id: "1",
      title: "Commission received",
      message: "USD 155.00 from Harbour Hotels for booking HB-20491.",
      priority: "high",
      day: "Mon, Nov 23",
      lead: { text: "View Payment", href: `${APP}/bookings/sample` },
      figures: {
        head: ["Booking", "Share"],
        rows: [["HB-20491, Ines Moreau", "USD 93.00"]],
        total: ["Total", "USD 93.00"],
      },
    },
    {
      id: "2",
      title: "Commission overdue",
      message: "EUR 80.00 from Cove Cruises for booking CC-7781 was expected by 2026-11-20.",
      priority: "medium",
      day: "Sun, Nov 22",
      lead: { text: "View Booking", href: `${APP}/bookings/another-sample` },
    },
    {
      id: "3",
      title: "Booking email read",
      message: "Confirmation LX-99812 is ready to review.",
      priority: "low",
      day: "Mon, Nov 23",
      lead: { text: "View Email", href: `${APP}/emails?emailId=sample` },
    },
  ],
  more: 4,
  all: `${APP}/notifications`,
  settings: `${APP}/settings/notifications`,
  unsubscribe: `${APP}/unsubscribe?token=sample`,
};
