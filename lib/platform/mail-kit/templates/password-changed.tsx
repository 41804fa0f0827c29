import type { MailTemplate } from "../mail-template";
import { MailAction, MailHeading, MailNote, MailText } from "../parts";

type Facts = { readonly link: string; readonly wasForgotten: boolean };

/** The email that tells agents of a new password, which somebody else may have chosen. */
export const PASSWORD_CHANGED: MailTemplate<Facts> = {
  subject: () => "Your password was changed",
  preview: () => "If it wasn't you, choose another one at once.",
  Body: ({ link, wasForgotten }) => (
    <>
      <MailHeading>Your password was changed</MailHeading>
      <MailText>Your Tallyport account has a new password. Your other devices were signed out.</MailText>
      {wasForgotten ? (
        <MailText>
          API keys, webhooks, the calendar address and two-factor sign-in have ended too, except what you kept
          right after.
        </MailText>
      ) : null}
      <MailNote>If it wasn&apos;t you who changed it, choose another one at once.</MailNote>
      <MailAction href={link}>It wasn&apos;t me</MailAction>
    </>
  ),
  sample: { link: "https://app.tallyport.example/sign-in/forgot", wasForgotten: true },
};
