import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { withQuestion } from "@/components/shared/questions/question";
import { QuestionPrompt } from "@/components/shared/questions/question-prompt";
import { DayText, InstantText } from "@/components/shared/text/date-text";
import { StatusBadge } from "@/components/shared/text/status-badge";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatMoney } from "@/lib/platform/base/money";
import type { Claim, ClaimGroup } from "@/lib/reconciliation/unclaimed-commission/claim.model";
import type { ClaimDecision } from "@/lib/reconciliation/unclaimed-commission/offer-state.model";
import { approve, reopen } from "./claim-mutations";

const { OnDemand: DeclineClaim } = onDemand(() => import("./decline-claim"));

/** One agent's claim: the agent, the booking, and the decision. */
export function ClaimRow({
  claim,
  subject,
}: {
  readonly claim: Claim;
  readonly subject: ClaimGroup["subject"];
}) {
  const { agent, booking, decision } = claim;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
        <p>
          <span className="font-medium">{agent.name}</span>{" "}
          <span className="text-muted-foreground">
            {agent.email}, <InstantText value={claim.claimedAt} />
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-mono">{booking.confirmationNumber}</span>
          {booking.clientName ? <span>{booking.clientName}</span> : null}
          {booking.supplierName ? <span>{booking.supplierName}</span> : null}
          {booking.isDeleted ? <Badge tone="danger">Deleted</Badge> : <StatusBadge status={booking.status} />}
          {claim.isFitting ? null : <Badge tone="warn">Chosen by the agent</Badge>}
        </p>
        <p className="text-muted-foreground text-sm">
          <DayText value={booking.travelStart} /> – <DayText value={booking.travelEnd} />, expects{" "}
          {formatMoney(booking.expected)}, {formatMoney(booking.outstanding)} outstanding
        </p>
        {claim.note ? <p>{claim.note}</p> : null}
      </div>
      {decision === null ? (
        <Decide claim={claim} version={subject.version} />
      ) : (
        <Decided claim={claim} decision={decision} />
      )}
      <div className="w-full empty:hidden">
        <QuestionPrompt about={claim.id} />
      </div>
    </li>
  );
}

function Decide({ claim, version }: { readonly claim: Claim; readonly version: number }) {
  const { mutate, busy } = useMutation();
  const label = `${claim.agent.name}, ${claim.booking.confirmationNumber}`;
  const run = (one: Mutation) => void mutate(one);
  const settle = () =>
    run(withQuestion(claim.id, {}, ({ overReason }) => approve(claim, version, overReason), run));
  return (
    <div className="flex gap-2">
      <Button size="sm" disabled={busy} aria-label={`Approve ${label}`} onClick={settle}>
        Approve
      </Button>
      <DialogButton
        size="sm"
        variant="outline"
        disabled={busy}
        aria-label={`Decline ${label}`}
        dialog={(close) => <DeclineClaim claim={claim} onClose={close} />}
      >
        Decline
      </DialogButton>
    </div>
  );
}

const DECISIONS: Readonly<
  Record<ClaimDecision, { readonly tone: "ok" | "grey" | "danger"; readonly words: string }>
> = {
  approved: { tone: "ok", words: "Approved" },
  declined: { tone: "danger", words: "Declined" },
  settled: { tone: "grey", words: "Matched to another booking" },
  reverted: { tone: "grey", words: "Match taken back" },
};

function Decided({ claim, decision }: { readonly claim: Claim; readonly decision: ClaimDecision }) {
  const { mutate, busy } = useMutation();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone={DECISIONS[decision].tone}>{DECISIONS[decision].words}</Badge>
      {decision === "settled" ? null : (
        <Button
          size="sm"
          variant="outline"
          disabled={busy}
          aria-label={`Decide again: ${claim.agent.name}, ${claim.booking.confirmationNumber}`}
          onClick={() => void mutate(reopen(claim))}
        >
          Decide again
        </Button>
      )}
    </div>
  );
}
