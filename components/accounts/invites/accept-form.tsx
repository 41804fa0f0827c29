"use client";

import { CircleAlertIcon } from "lucide-react";
import { useActionState } from "react";
import { Alert, AlertDescription } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { acceptInvitationAction } from "./actions";

/** A form that submits the link's token, which grants the role. It works before its script has loaded. */
export function AcceptForm({ token }: { readonly token: string }) {
  const [failure, send, pending] = useActionState(acceptInvitationAction, null);
  return (
    <form action={send} className="flex flex-col gap-4">
      <input type="hidden" name="token" value={token} />
      {failure ? (
        <Alert tone="danger">
          <CircleAlertIcon />
          <AlertDescription>{failure.message}</AlertDescription>
        </Alert>
      ) : null}
      <Button type="submit" size="lg" aria-disabled={pending} aria-busy={pending}>
        {pending ? "Accepting..." : "Accept invitation"}
      </Button>
    </form>
  );
}
