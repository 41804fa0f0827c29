import type { MailTemplate } from "../mail-template";
import { MailAction, MailHeading, MailNote, MailText } from "../parts";

type Facts = { readonly day: string; readonly link: string };

/** The email that says until when people who asked to delete their account can change their mind. */
export const LEAVING_ACCOUNT: MailTemplate<Facts> = {
  subject: ({ day }) => `Your Tallyport account will be deleted on ${day}`,
  preview: () => "Until then it is closed, and you can keep it.",
  Body: ({ day, link }) => (
    <>
      <MailHeading>Your account will be deleted</MailHeading>
      <MailText>
        You asked us to delete your account and everything in it. That happens on {day}. Until then the
        account is closed: nobody works with it, and nothing is sent from it.
      </MailText>
      <MailAction href={link}>Keep or download</MailAction>
      <MailNote>
        Sign in there to keep your account or to download your data. If it wasn&apos;t you who asked, keep the
        account and choose another password.
      </MailNote>
    </>
  ),
  sample: { day: "Tuesday, December 8, 2026", link: "https://app.tallyport.example/leaving" },
};
