"use client";

import { MailWarningIcon, XIcon } from "lucide-react";
import Link from "next/link";
import { useLayoutEffect, useState } from "react";
import { Alert, AlertAction, AlertDescription } from "@/components/ui/alert";
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
    <Alert
      tone="warn"
      className="grid-cols-[auto_1fr_auto] rounded-none border-x-0 border-t-0 py-1.5 [&>svg]:self-center"
    >
      <MailWarningIcon aria-hidden="true" />
      <AlertDescription>
        No forwarding address is verified yet.{" "}
        <Link href="/help/email-setup" className="font-medium underline underline-offset-4">
          Set up e-mail forwarding
        </Link>
      </AlertDescription>
      <AlertAction className="col-start-3 row-start-1 mt-0 sm:row-span-1">
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
