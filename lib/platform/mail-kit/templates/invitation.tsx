import type { MailTemplate } from "../mail-template";
import { MailAction, MailHeading, MailList, MailNote, MailQuote, MailText } from "../parts";

export type InvitationFacts = {
  readonly companyName: string;
  readonly inviterName: string;
  readonly message: string | null;
  readonly link: string;
  readonly days: number;
  /** The recipient's address. */
  readonly email: string;
};

/** The email with an invitation. */
export const INVITATION: MailTemplate<InvitationFacts> = {
  subject: ({ inviterName }) => `${inviterName} invites you to Tallyport`,
  preview: ({ days }) => `Accept within ${days} days, and see what you are owed.`,
  Body: ({ companyName, inviterName, message, link, days, email }) => (
    <>
      <MailHeading>You&apos;re invited to Tallyport</MailHeading>
      <MailText>
        {inviterName}
        {companyName === "Tallyport" ? null : ` of ${companyName}`} invites you to Tallyport, the back office
        of travel agents.
      </MailText>
      {message ? <MailQuote>{message}</MailQuote> : null}
      <MailList items={FEATURES} />
      <MailAction href={link}>Accept invitation</MailAction>
      <MailNote>
        This invitation works once and expires in {days} days. It was sent to {email}; if you didn&apos;t
        expect it, there is nothing to do.
      </MailNote>
    </>
  ),
  sample: {
    companyName: "Harbour Travel",
    inviterName: "Ines Harbour",
    message: "Welcome aboard!\nYour bookings of last year are waiting.",
    link: "https://app.tallyport.example/invite/accept?token=sample",
    days: 7,
    email: "ada@fern-travel.example",
  },
};

const FEATURES = [
  { title: "Bookings from your mailbox", words: "Forward a confirmation and we read it for you." },
  { title: "Every commission in sight", words: "See what is expected, by when, and what has arrived." },
  { title: "Overdue suppliers", words: "See who owes you, and ask for it with one click." },
  { title: "Nothing lost", words: "Every change is recorded and can be undone." },
];
