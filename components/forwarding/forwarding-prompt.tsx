"use client";

import { MailWarningIcon, XIcon } from "lucide-react";
import Link from "next/link";
import { useLayoutEffect, useState } from "react";
import { Alert, AlertAction, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

const DISMISSED = "emailForwardingPromptDismissed";

/** Says that no forwarding address is verified yet, until it is dismissed for this browser session. */
export function ForwardingPrompt() {
  const [shown, setShown] = useState(true);
  useLayoutEffect(() => {
    if (sessionStorage.getItem(DISMISSED)) setShown(false);
  }, []);
  if (!shown) return null;
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED, "true");
    setShown(false);
  };
  return (
    <Alert tone="warn" className="rounded-none border-x-0 border-t-0 py-2">
      <MailWarningIcon aria-hidden="true" />
      <AlertTitle>Set up e-mail forwarding</AlertTitle>
      <AlertDescription>
        No forwarding address is verified yet.{" "}
        <Link href="/help/email-setup" className="font-medium underline underline-offset-4">
          See how to forward your booking e-mails
        </Link>
      </AlertDescription>
      <AlertAction>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Dismiss"
          onClick={dismiss}
          className="text-warn-foreground"
        >
          <XIcon />
        </Button>
      </AlertAction>
    </Alert>
  );
}
