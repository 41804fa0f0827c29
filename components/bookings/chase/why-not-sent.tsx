"use client";

import { MailCheckIcon } from "lucide-react";
import { useState } from "react";
import { useMove } from "@/components/shared/moves/move";
import { Button } from "@/components/ui/button";
import { runAction } from "@/lib/api-client/run-action";
import { sendVerificationEmailAction } from "./actions";
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
        <Unverified way={way} />
      )}
    </div>
  );
}

function Unverified({ way: { replyTo, unproved } }: { readonly way: MailWay }) {
  const [sent, setSent] = useState(false);
  const { move, busy } = useMove();
  const send = async () => {
    if (busy) return;
    const run = () => runAction(sendVerificationEmailAction, {});
    if (await move({ run, failed: "The verification e-mail was not sent" })) setSent(true);
  };
  return (
    <>
      <p role="status" className="min-w-0 flex-1 basis-80 break-words">
        {sent
          ? `A verification e-mail is on its way to ${replyTo}. Open the link in it while you are signed in here.`
          : `To send e-mails from here, verify that ${replyTo} is yours: the replies go there. Until then, copy the e-mail or write it in your own mail program.`}
        {unproved === "elsewhere" ? " You verify it where you manage your account." : null}
      </p>
      {unproved === "by-mail" && !sent ? (
        <Button size="sm" onClick={() => void send()} aria-disabled={busy}>
          <MailCheckIcon aria-hidden="true" />
          {busy ? "Sending..." : "Send verification e-mail"}
        </Button>
      ) : null}
    </>
  );
}
