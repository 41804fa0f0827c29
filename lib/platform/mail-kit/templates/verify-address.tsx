import type { MailTemplate } from "../mail-template";
import { MailAction, MailHeading, MailNote, MailText } from "../parts";

type Facts = { readonly link: string; readonly hours: number };

/**
 * The email that verifies an account's own address. It contains no name: whoever opens the account chooses that, and
 * the address may be a stranger's.
 */
export const VERIFY_ADDRESS: MailTemplate<Facts> = {
  subject: () => "Verify your email address",
  preview: () => "One click, and emails can be sent in your name.",
  Body: ({ link, hours }) => (
    <>
      <MailHeading>Verify your email address</MailHeading>
      <MailText>
        Open this link and press Verify, so that Tallyport may send emails in your name and replies reach you.
      </MailText>
      <MailAction href={link}>Verify your address</MailAction>
      <MailNote>
        It works once, for {hours} hours, and only while you are signed in to your own account. If you
        didn&apos;t ask for this, somebody has typed your address by mistake: there is nothing to do.
      </MailNote>
    </>
  ),
  sample: { link: "https://app.tallyport.example/verify-email?token=sample", hours: 24 },
};
