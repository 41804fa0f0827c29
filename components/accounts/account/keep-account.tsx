"use client";

import { CircleAlertIcon } from "lucide-react";
import { useActionState } from "react";
import { Alert, AlertDescription } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { keepAccountAction } from "./actions";

/** A form that reopens a closed account. It works before its script has loaded. */
export function KeepAccount() {
  const [outcome, keep, pending] = useActionState(keepAccountAction, null);
  return (
    <form action={keep} className="flex flex-col gap-3">
      {outcome?.ok === false ? (
        <Alert tone="danger">
          <CircleAlertIcon />
          <AlertDescription>{outcome.failure.message}</AlertDescription>
        </Alert>
      ) : null}
      <Button type="submit" size="lg" aria-disabled={pending} aria-busy={pending}>
        Keep my account
      </Button>
    </form>
  );
}
