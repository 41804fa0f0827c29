import type { MailTemplate } from "../mail-template";
import { MailAction, MailHeading, MailNote, MailText } from "../parts";

type Facts = { readonly link: string };

/** The email to the owner of an account whose address somebody has used to sign up again. */
export const ACCOUNT_EXISTS: MailTemplate<Facts> = {
  subject: () => "You already have a Tallyport account",
  preview: () => "Somebody has tried to create another one with your address.",
  Body: ({ link }) => (
    <>
      <MailHeading>You already have an account</MailHeading>
      <MailText>
        Somebody, hopefully you, has tried to create a Tallyport account with your address. You have one: sign
        in with your password.
      </MailText>
      <MailAction href={link}>Forgot your password?</MailAction>
      <MailNote>If it wasn&apos;t you, there is nothing to do: your account stays as it is.</MailNote>
    </>
  ),
  sample: { link: "https://app.tallyport.example/sign-in/forgot" },
};
