import { LoadFailed } from "@/components/shared/states/load-failed";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Dialog } from "@/components/ui/dialog";
import type { EmailState, OutboundEmailJson } from "@/lib/accounts/outbound-emails/outbound-email.model";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";
import { callAction } from "@/lib/platform/api-client/run-action";
import { listChaseEmailsAction } from "./actions";

type Email = OutboundEmailJson & { readonly body: string };

/** A dialog with the emails sent to one supplier from here, each with its text. */
export default function SentEmailsDialog({
  supplierId,
  supplierName,
  onClose,
}: {
  readonly supplierId: string;
  readonly supplierName: string;
  readonly onClose: () => void;
}) {
  const sent = useResource(emailsTo(supplierId));
  return (
    <Dialog
      title={`Emails to ${supplierName}`}
      description="As they were sent from here, the newest first."
      className="sm:max-w-2xl"
      body={{ tabIndex: 0, role: "region", "aria-label": "Emails", "aria-busy": sent.isPending }}
      onClose={onClose}
    >
      <Body sent={sent} />
    </Dialog>
  );
}

function emailsTo(supplierId: string): Resource<readonly Email[]> {
  return {
    key: ["emails-to", supplierId],
    ask: () => callAction(listChaseEmailsAction, { supplierId }),
  };
}

function Body({ sent }: { readonly sent: ReturnType<typeof useResource<readonly Email[]>> }) {
  if (sent.error) return <LoadFailed message={sent.error.message} onRetry={() => void sent.refetch()} />;
  if (!sent.data) {
    return (
      <p role="status" className="py-16 text-center text-muted-foreground">
        Loading emails...
      </p>
    );
  }
  return (
    <ul className="divide-y">
      {sent.data.map((email) => (
        <li key={email.id} className="py-3 first:pt-0 last:pb-0">
          <Entry email={email} />
        </li>
      ))}
    </ul>
  );
}

const STATES: Readonly<Record<EmailState, readonly [BadgeTone, string]>> = {
  waiting: ["info", "Waiting"],
  sending: ["info", "On its way"],
  sent: ["ok", "Sent"],
  failed: ["danger", "Not sent"],
  withdrawn: ["grey", "Taken back"],
};

function Entry({ email }: { readonly email: Email }) {
  const [tone, word] = STATES[email.state];
  return (
    <details>
      <summary className="cursor-pointer rounded-sm">
        <span className="font-medium">{email.subject}</span>{" "}
        <Badge tone={tone}>{email.via === "outbox" ? "In the outbox" : word}</Badge>
        <span className="mt-0.5 block text-muted-foreground text-sm">
          to {email.to}, <InstantText value={email.at} />
        </span>
      </summary>
      {email.reason ? <p className="mt-2 text-danger-foreground text-sm">{email.reason}</p> : null}
      <p className="mt-2 whitespace-pre-wrap break-words rounded-md bg-muted p-3 text-sm">{email.body}</p>
    </details>
  );
}
