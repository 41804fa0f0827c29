import type { MailTemplate } from "../mail-template";
import { MailAction, MailHeading, MailNote, MailText } from "../parts";

type Facts = { readonly link: string; readonly minutes: number };

/** The email with a link for a forgotten password. It contains no name, because the address may be a stranger's. */
export const NEW_PASSWORD: MailTemplate<Facts> = {
  subject: () => "Choose a new password",
  preview: ({ minutes }) => `The link works once, for ${minutes} minutes.`,
  Body: ({ link, minutes }) => (
    <>
      <MailHeading>Choose a new password</MailHeading>
      <MailText>Somebody, hopefully you, has asked for a new password for your Tallyport account.</MailText>
      <MailAction href={link}>Choose a new password</MailAction>
      <MailNote>
        It works once, for {minutes} minutes. If you didn&apos;t ask for this, there is nothing to do: your
        password stays as it is.
      </MailNote>
    </>
  ),
  sample: { link: "https://app.tallyport.example/reset-password?token=sample", minutes: 60 },
};
