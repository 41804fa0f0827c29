"use client";

import { CircleAlertIcon, CircleCheckIcon } from "lucide-react";
import { useActionState } from "react";
import { Alert, AlertDescription } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/links/link-button";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { verifyAddressAction } from "./actions";

const CHASE = BOOKINGS_URL.href("/bookings/open", { view: "chase" });

/** A form that submits the link's token, which verifies the address. It works before its script has loaded. */
export function VerifyAddress({
  token,
  isVerified,
}: {
  readonly token: string;
  readonly isVerified: boolean;
}) {
  const [outcome, send, pending] = useActionState(verifyAddressAction, null);
  const done = isVerified || outcome?.ok === true;
  return (
    <form action={send} className="flex flex-col items-start gap-4">
      <input type="hidden" name="token" value={token} />
      {done ? (
        <Alert tone="ok">
          <CircleCheckIcon />
          <AlertDescription>
            Your email address is verified. Emails can be sent in your name.
          </AlertDescription>
        </Alert>
      ) : null}
      {!done && outcome?.ok === false ? (
        <Alert tone="danger">
          <CircleAlertIcon />
          <AlertDescription>{outcome.failure.message}</AlertDescription>
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {done ? null : (
          <Button type="submit" aria-disabled={pending} aria-busy={pending}>
            {pending ? "Verifying..." : "Verify"}
          </Button>
        )}
        <LinkButton variant={done ? "primary" : "outline"} href={CHASE}>
          Go to Chase
        </LinkButton>
      </div>
    </form>
  );
}
