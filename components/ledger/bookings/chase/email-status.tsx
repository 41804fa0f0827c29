import { CircleAlertIcon } from "lucide-react";
import { useMutation } from "@/components/shared/mutations/mutation";
import { InstantText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import type { OutboundEmailJson } from "@/lib/accounts/outbound-emails/outbound-email.model";
import { secondTry, withdrawal } from "./chase-email-mutations";

/** The state of the last email to a supplier, with a button to withdraw it while it waits. */
export function EmailStatus({ email }: { readonly email: OutboundEmailJson }) {
  const { mutate } = useMutation();
  return (
    <div
      role="status"
      data-print="none"
      className="-mt-1 flex basis-full flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm"
    >
      <Words email={email} />
      {email.state === "waiting" ? (
        <Button variant="outline" size="sm" onClick={() => void mutate(withdrawal(email.id))}>
          Take it back
        </Button>
      ) : null}
      {email.state === "failed" ? (
        <Button variant="outline" size="sm" onClick={() => void mutate(secondTry(email.id))}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}

function Words({ email }: { readonly email: OutboundEmailJson }) {
  const when = <InstantText value={email.at} />;
  switch (email.state) {
    case "waiting":
      return <span>The email to {email.to} leaves in some seconds.</span>;
    case "sending":
      return <span>The email to {email.to} is on its way.</span>;
    case "sent":
      return (
        <span>
          {email.via === "outbox" ? "Email written to the outbox " : "Email sent "}
          {when}
        </span>
      );
    case "failed":
      return (
        <span className="flex items-start gap-1.5 text-danger-foreground">
          <CircleAlertIcon className="mt-0.5 size-3.5 shrink-0" />
          <span>
            The email was not sent ({when}). {email.reason}
          </span>
        </span>
      );
    case "withdrawn":
      return <span>Email taken back {when}</span>;
  }
}
