"use client";

import { EmptyState } from "@/components/shared/states/empty-state";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { Card } from "@/components/ui/card";
import { LinkTabs } from "@/components/ui/tabs";
import { CLAIMS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { counted } from "@/lib/platform/base/text";
import type { ClaimCounts, ClaimGroup, Claims } from "@/lib/reconciliation/unclaimed-commission/claim.model";
import { totalOf } from "@/lib/reconciliation/unclaimed-commission/offer-state.model";
import { ClaimRow } from "./claim-row";
import { SubjectFacts } from "./subject-facts";

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
