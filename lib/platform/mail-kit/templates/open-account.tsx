import type { MailTemplate } from "../mail-template";
import { MailAction, MailHeading, MailNote, MailText } from "../parts";

type Facts = { readonly link: string; readonly hours: number };

/** The email with a link that opens a new account. It contains no name, because the address may be a stranger's. */
export const OPEN_ACCOUNT: MailTemplate<Facts> = {
  subject: () => "Open your Tallyport account",
  preview: ({ hours }) => `The link works once, for ${hours} hours.`,
  Body: ({ link, hours }) => (
    <>
      <MailHeading>Open your account</MailHeading>
      <MailText>Somebody, hopefully you, is creating a Tallyport account with this address.</MailText>
      <MailAction href={link}>Open my account</MailAction>
      <MailNote>
        It works once, for {hours} hours. If you didn&apos;t ask for this, there is nothing to do: no account
        is made.
      </MailNote>
    </>
  ),
  sample: { link: "https://app.tallyport.example/sign-up/confirm?of=sample&token=sample", hours: 24 },
};
