"use client";

import { CircleAlertIcon } from "lucide-react";
import { useActionState } from "react";
import { AuthCard } from "@/components/accounts/users/auth/auth-card";
import { Alert, AlertDescription } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/links/link-button";
import { unsubscribeAction } from "./actions";

const SETTINGS = "/settings/notifications";

/**
 * A form that submits the token of an email's link, which ends such emails. It works before its script has loaded.
 */
export function UnsubscribeForm({ token }: { readonly token: string }) {
  const [outcome, send, pending] = useActionState(unsubscribeAction, null);
  if (outcome?.ok) {
    return (
      <AuthCard
        title="You are unsubscribed"
        description="Tallyport will no longer email you about notifications."
        footer="The notifications themselves stay in Tallyport."
      >
        <LinkButton size="lg" href={SETTINGS}>
          Notification settings
        </LinkButton>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Unsubscribe from notification emails?"
      description="You will no longer get emails about your bookings, emails and commissions."
      footer="You can switch them on again in your settings at any time."
    >
      <form action={send} className="flex flex-col gap-4">
        <input type="hidden" name="token" value={token} />
        {outcome ? (
          <Alert tone="danger">
            <CircleAlertIcon />
            <AlertDescription>{outcome.failure.message}</AlertDescription>
          </Alert>
        ) : null}
        <Button type="submit" size="lg" aria-disabled={pending} aria-busy={pending}>
          {pending ? "Unsubscribing..." : "Unsubscribe"}
        </Button>
        <LinkButton variant="outline" size="lg" href={SETTINGS}>
          Change how often instead
        </LinkButton>
      </form>
    </AuthCard>
  );
}
