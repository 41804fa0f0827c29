import { SendVerification } from "@/components/accounts/users/account/send-verification";
import type { MailWay } from "./mail-way.model";

/** Says in place of the button that sends what has to happen before it is there. */
export function WhyNotSent({ way }: { readonly way: MailWay }) {
  return (
    <div
      data-print="none"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-muted-foreground text-sm"
    >
      {way.via === null ? (
        <p>
          To send e-mails from here, whoever runs this installation sets RESEND_API_KEY and MAIL_FROM. Until
          then, copy the e-mail or write it in your own mail program.
        </p>
      ) : (
        <SendVerification
          email={way.replyTo}
          isByMail={way.unproved === "by-mail"}
          why={`To send e-mails from here, verify that ${way.replyTo} is yours: the replies go there. Until then, copy the e-mail or write it in your own mail program.`}
        />
      )}
    </div>
  );
}
