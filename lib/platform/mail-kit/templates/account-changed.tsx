import type { AccountChange } from "@/lib/platform/base/account-changes";
import type { MailTemplate } from "../mail-template";
import { MailAction, MailHeading, MailNote, MailText } from "../parts";

type Facts = { readonly about: AccountChange; readonly link: string };

type Words = { readonly title: string; readonly text: string; readonly remedy?: string };

const WORDS: Readonly<Record<AccountChange, Words>> = {
  "api-key": {
    title: "An API key was made",
    text: "A program that has it can work with your bookings and emails as you do.",
  },
  webhook: {
    title: "A webhook was added or changed",
    text: "A program is told of what happens with your bookings and emails.",
  },
  "calendar-feed": {
    title: "A calendar address was made",
    text: "Anyone who has it can see when your clients travel and when commission is expected.",
  },
  "two-factor-on": {
    title: "Two-factor sign-in was turned on",
    text: "Signing in to your Tallyport account now takes a code too.",
  },
  "two-factor-off": {
    title: "Two-factor sign-in was turned off",
    text: "Signing in to your Tallyport account takes your password alone.",
  },
  "backup-codes": {
    title: "New backup codes were made",
    text: "The backup codes you had before no longer sign you in.",
  },
  "payout-account": {
    title: "The account you are paid to was changed",
    text: "Your commission goes to another bank account from now on. Nothing is paid to a new one for two days.",
    remedy: "reset your password at once, then enter your own account again under Payouts.",
  },
  "payout-tax-details": {
    title: "Your tax details were changed",
    text: "Your agency now reports what it pays you under other details.",
    remedy: "reset your password at once, then enter your own details again under Payouts.",
  },
};

const RESET = "reset your password at once: that turns off whatever others have set up.";

/** The email that tells agents of a change that outlasts their session and that somebody else may have made. */
export const ACCOUNT_CHANGED: MailTemplate<Facts> = {
  subject: ({ about }) => WORDS[about].title,
  preview: () => "If it wasn't you, reset your password at once.",
  Body: ({ about, link }) => (
    <>
      <MailHeading>{WORDS[about].title}</MailHeading>
      <MailText>{WORDS[about].text}</MailText>
      <MailNote>If it wasn&apos;t you, {WORDS[about].remedy ?? RESET}</MailNote>
      <MailAction href={link}>It wasn&apos;t me</MailAction>
    </>
  ),
  sample: { about: "api-key", link: "https://app.tallyport.example/sign-in/forgot" },
};
