import { ArrowLeftIcon, DownloadIcon, ShieldQuestionIcon, XIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { judgeSenderAction } from "@/components/inbox/forwarding/actions";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { InstantText } from "@/components/shared/text/date-text";
import { StatusBadge } from "@/components/shared/text/status-badge";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { EmailSummary } from "@/lib/inbox/emails/email.model";
import { STATUS_LABELS, senderOf } from "@/lib/inbox/emails/email-words.model";
import { typeLabel } from "@/lib/inbox/emails/reading/reading-words.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { IntakeBadge, NumberBadge } from "../list/email-badges";

/** The header of an email: status, kind, number, subject, sender, date and actions. */
export function ViewerHeader({
  email,
  documents,
  isOwn,
  onClose,
  actions,
}: {
  readonly email: EmailSummary;
  readonly documents: string;
  /** Whether it is the user's own email, whose sender they may trust or block. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
}) {
  return (
    <header className="shrink-0 border-b bg-card px-4 py-3">
      <div className="flex flex-wrap items-center gap-2 max-md:items-start">
        <Button variant="ghost" size="sm" onClick={onClose} className="-ml-2 md:hidden">
          <ArrowLeftIcon />
          Back
        </Button>
        <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-1.5 max-md:order-last max-md:basis-full">
          <StatusBadge status={email.status} label={STATUS_LABELS[email.status]} />
          {email.type ? <Badge>{typeLabel(email.type)}</Badge> : null}
          <NumberBadge number={email.confirmationNumber} />
          <IntakeBadge email={email} />
          {isOwn ? <SenderTrust email={email} /> : null}
        </div>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2 max-md:flex-1 max-md:basis-40">
          {actions}
          <Button asChild variant="ghost" size="icon-sm">
            <a
              href={`${documents}/original`}
              download
              aria-label="Download the original email (.eml)"
              data-tooltip="Download .eml"
            >
              <DownloadIcon />
            </a>
          </Button>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label="Close email"
            onClick={onClose}
            className="group-data-reviewing/detail:hidden max-md:hidden"
          >
            <XIcon />
          </Button>
        </div>
      </div>
      <h2 className="mt-2 break-words font-semibold text-md">{email.subject ?? "No Subject"}</h2>
      <p className="mt-0.5 break-words text-muted-foreground text-sm">
        {senderOf(email)}
        {email.fromName && email.fromAddress ? ` <${email.fromAddress}>` : null}
        {" · "}
        {(email.sentAt ?? email.createdAt) ? (
          <InstantText value={email.sentAt ?? email.createdAt} />
        ) : (
          "Unknown Date"
        )}
      </p>
      {isOwn && email.adminNotes ? (
        <p className="mt-2 border-l-2 border-l-warn-foreground pl-2 text-sm [overflow-wrap:anywhere]">
          <span className="font-medium">Admin note: </span>
          {email.adminNotes}
        </p>
      ) : null}
    </header>
  );
}

type Standing = "trusted" | "blocked" | "unverified";

/**
 * Warns that an email came from an unverified sender to the agent's address, and lets the agent trust or block the
 * sender.
 */
function SenderTrust({ email }: { readonly email: EmailSummary }) {
  const { mutate } = useMutation();
  const [judged, setJudged] = useState<Standing>("unverified");
  if (email.senderTrust !== "unverified" || judged === "trusted") return null;
  const judgement = (standing: Standing, said: string): Mutation => ({
    paint: () => {
      setJudged(standing);
      return () => setJudged("unverified");
    },
    run: () => runAction(judgeSenderAction, { id: email.id, standing }),
    tells: () => ({
      said,
      undo: standing === "unverified" ? undefined : judgement("unverified", "Taken back"),
    }),
  });
  return (
    <MenuButton
      variant="ghost"
      size="sm"
      align="start"
      className="h-6 gap-1 rounded-full bg-grey px-2 text-grey-foreground text-xs"
      items={[
        { label: "Trust this sender", onSelect: () => void mutate(judgement("trusted", "Sender trusted")) },
        {
          label: "Block this sender",
          destructive: true,
          onSelect: () => void mutate(judgement("blocked", "Sender blocked: later emails go to quarantine")),
        },
      ]}
    >
      <ShieldQuestionIcon className="size-3" />
      {judged === "blocked" ? "Sender blocked" : "Sender not verified"}
    </MenuButton>
  );
}
