"use client";

import { EmptyState } from "@/components/shared/states/empty-state";
import { Card } from "@/components/ui/card";
import { counted } from "@/lib/base/text";
import type { ClaimGroup, Claims } from "@/lib/unclaimed-commission/claim.model";
import { ClaimRow } from "./claim-row";
import { SubjectFacts } from "./subject-facts";

/** What agents claim, with everything that came, to be decided; and what was decided lately. */
export function ClaimList({ claims: { waiting, count, decided } }: { readonly claims: Claims }) {
  return (
    <div className="flex flex-col gap-6">
      <section aria-label="To decide" className="flex flex-col gap-4">
        <p role="status" className="text-muted-foreground">
          {count === 0
            ? "No claim waits for a decision."
            : `${counted(count, "payment waits", "payments wait")} for a decision.`}
        </p>
        {waiting.map((group) => (
          <ClaimCard key={group.subject.id} group={group} level="h2" />
        ))}
        {waiting.length === 0 ? (
          <div className="rounded-lg border bg-card">
            <EmptyState illustration="ledger" title="No claims to decide">
              Commission without a booking is offered to the agents whose it may be. What they claim appears
              here.
            </EmptyState>
          </div>
        ) : null}
      </section>
      {decided.length > 0 ? (
        <section aria-labelledby="claims-decided" className="flex flex-col gap-4">
          <h2 id="claims-decided" className="font-semibold text-md">
            Decided lately
          </h2>
          {decided.map((group) => (
            <ClaimCard key={group.subject.id} group={group} level="h3" />
          ))}
        </section>
      ) : null}
    </div>
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
    <Card role="region" aria-labelledby={headingId} className="p-0" data-focus-group={subject.id}>
      <SubjectFacts subject={subject} headingId={headingId} level={level} />
      <ul aria-label="Claims" className="divide-y border-t">
        {claims.map((claim) => (
          <ClaimRow key={claim.id} claim={claim} subject={subject} />
        ))}
      </ul>
    </Card>
  );
}
