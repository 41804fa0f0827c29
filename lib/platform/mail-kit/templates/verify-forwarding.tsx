import type { MailTemplate } from "../mail-template";
import { MailAction, MailHeading, MailNote, MailText } from "../parts";

type Facts = { readonly address: string; readonly link: string; readonly hours: number };

/**
 * The email that verifies an address from which somebody wants to forward booking confirmations. It names nobody,
 * because the address may be a stranger's.
 */
export const VERIFY_FORWARDING: MailTemplate<Facts> = {
  subject: () => "Verify your forwarding address",
  preview: ({ address }) => `Confirm that booking confirmations may be forwarded from ${address}.`,
  Body: ({ address, link, hours }) => (
    <>
      <MailHeading>Verify your forwarding address</MailHeading>
      <MailText>
        Somebody with a Tallyport account wants to forward booking confirmations from {address}. If that is
        you, open this link; emails from this address then go to that account.
      </MailText>
      <MailAction href={link}>Verify this address</MailAction>
      <MailNote>
        It works once, for {hours} hours. If you didn&apos;t ask for this, don&apos;t open it: without it,
        nothing is forwarded.
      </MailNote>
    </>
  ),
  sample: {
    address: "bookings@fern-travel.example",
    link: "https://app.tallyport.example/settings/email-forwarding/verify?token=sample",
    hours: 24,
  },
};
