"use client";

import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { withQuestion } from "@/components/shared/questions/question";
import { QuestionPrompt } from "@/components/shared/questions/question-prompt";
import { EmptyState } from "@/components/shared/states/empty-state";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { DayText, InstantText } from "@/components/shared/text/date-text";
import { StatusBadge } from "@/components/shared/text/status-badge";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LinkTabs } from "@/components/ui/tabs";
import { CLAIMS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import type {
  Claim,
  ClaimCounts,
  ClaimGroup,
  Claims,
} from "@/lib/reconciliation/unclaimed-commission/claim.model";
import { type ClaimDecision, totalOf } from "@/lib/reconciliation/unclaimed-commission/offer-state.model";
import { approve, reopen } from "./claim-mutations";
import { SubjectFacts } from "./subject-facts";

const { OnDemand: DeclineClaim } = onDemand(() => import("./decline-claim"));

/** One agent's claim: the agent, the booking, and the decision. */
function ClaimRow({ claim, subject }: { readonly claim: Claim; readonly subject: ClaimGroup["subject"] }) {
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

/** The agents' claims to decide, with all data of each payment, and the decided claims in pages. */
export function ClaimList({ claims, total }: { readonly claims: Claims; readonly total: number }) {
  const { waiting, decided, counts } = claims;
  const { search } = useUrlState(CLAIMS_URL).values;
  const isEmpty = search === "" && counts.waiting + counts.decided === 0;
  return (
    <div className="flex flex-col gap-6">
      {isEmpty ? null : <ClaimTools counts={counts} />}
      <section aria-label="To decide" className="flex flex-col gap-4">
        <p role="status" className="text-muted-foreground">
          {counts.waiting === 0
            ? "No claim waits for a decision."
            : `${counted(counts.waiting, "payment waits", "payments wait")} for a decision.`}
        </p>
        {waiting.map((group) => (
          <ClaimCard key={group.subject.id} group={group} level="h2" />
        ))}
        {waiting.length + decided.length === 0 ? (
          <div className="rounded-lg border bg-card">
            {search === "" ? (
              <NoClaims />
            ) : (
              <NoResults title="No claims found" url={CLAIMS_URL} without={{ search: null }} />
            )}
          </div>
        ) : null}
      </section>
      {decided.length > 0 ? (
        <section aria-labelledby="claims-decided" className="flex flex-col gap-4">
          <h2 id="claims-decided" className="font-semibold text-md">
            Decided
          </h2>
          {decided.map((group) => (
            <ClaimCard key={group.subject.id} group={group} level="h3" />
          ))}
        </section>
      ) : null}
      {isEmpty ? null : <Pagination url={CLAIMS_URL} total={total} noun="payment" />}
    </div>
  );
}

function ClaimTools({ counts }: { readonly counts: ClaimCounts }) {
  const { values, href } = useUrlState(CLAIMS_URL);
  const tab = (show: typeof values.show, label: string) => ({
    label,
    count: totalOf(counts, show),
    href: href({ show }),
    active: values.show === show,
  });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex">
        <SearchBox
          url={CLAIMS_URL}
          label="Search claims"
          placeholder="Search by supplier, agent, client or number..."
        />
      </div>
      <LinkTabs
        label="Claims by decision"
        tabs={[tab(null, "All"), tab("waiting", "To decide"), tab("decided", "Decided")]}
      />
    </div>
  );
}

function NoClaims() {
  return (
    <EmptyState illustration="ledger" title="No claims to decide">
      Commission without a booking is offered to the agents it may belong to. Their claims appear here.
    </EmptyState>
  );
}

function ClaimCard({
  group: { subject, claims },
  level,
}: {
  readonly group: ClaimGroup;
  readonly level: "h2" | "h3";
}) {
  const headingId = `came-${subject.id}`;
  return (
    <Card role="group" aria-labelledby={headingId} className="p-0" data-focus-group={subject.id}>
      <SubjectFacts subject={subject} headingId={headingId} level={level} />
      <ul data-cards="" aria-label="Claims" className="divide-y border-t">
        {claims.map((claim) => (
          <ClaimRow key={claim.id} claim={claim} subject={subject} />
        ))}
      </ul>
    </Card>
  );
}
