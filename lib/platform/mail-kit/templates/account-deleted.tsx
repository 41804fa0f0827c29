import type { MailTemplate } from "../mail-template";
import { MailHeading, MailLink, MailNote, MailText } from "../parts";

type Facts = { readonly link: string };

/** The email about a deleted account, the last one its owner receives. */
export const ACCOUNT_DELETED: MailTemplate<Facts> = {
  subject: () => "Your Tallyport account is deleted",
  preview: () => "What was yours is gone.",
  Body: ({ link }) => (
    <>
      <MailHeading>Your account is deleted</MailHeading>
      <MailText>
        Your bookings, payments, emails, settings and everything else that was yours are gone, as you asked.
        This can&apos;t be undone. An agency that paid you keeps its own record of that.
      </MailText>
      <MailLink href={link}>Begin anew, should you come back</MailLink>
      <MailNote>
        Please turn off forwarding in your mailbox: the private address no longer exists. This is the last
        email that you get from us.
      </MailNote>
    </>
  ),
  sample: { link: "https://app.tallyport.example/sign-up" },
};
