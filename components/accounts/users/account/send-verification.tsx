"use client";

import { MailCheckIcon } from "lucide-react";
import { useState } from "react";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { runAction } from "@/lib/platform/api-client/run-action";
import { sendVerificationEmailAction } from "./actions";

type Props = {
  readonly email: string;
  /** The reason for verifying the address, shown until the email is sent. */
  readonly why: string;
  /**
   * Whether the product itself sends a verification email; otherwise users verify the address where they manage
   * their account.
   */
  readonly isByMail: boolean;
};

/** Says that an agent's own address isn't verified, and sends the verification email. */
export function SendVerification({ email, why, isByMail }: Props) {
  const [sent, setSent] = useState(false);
  const { mutate, busy } = useMutation();
  const send = async () => {
    if (busy) return;
    const run = () => runAction(sendVerificationEmailAction, {});
    if (await mutate({ run, failed: "The verification email was not sent" })) setSent(true);
  };
  return (
    <>
      <p role="status" className="min-w-0 flex-1 basis-80 break-words">
        {sent
          ? `A verification email is on its way to ${email}. Open the link in it while you are signed in here.`
          : why}
        {isByMail ? null : " You verify it where you manage your account."}
      </p>
      {isByMail && !sent ? (
        <Button size="sm" onClick={() => void send()} aria-disabled={busy}>
          <MailCheckIcon />
          {busy ? "Sending..." : "Send verification email"}
        </Button>
      ) : null}
    </>
  );
}
