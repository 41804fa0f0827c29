"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { useMutation } from "@/components/shared/mutations/mutation";
import { EmptyState } from "@/components/shared/states/empty-state";
import { ChoiceFilter } from "@/components/shared/table/choice-filter";
import { Pagination } from "@/components/shared/table/pagination";
import { SelectionBar } from "@/components/shared/table/selection-bar";
import { useUrlState } from "@/components/shared/table/url-state";
import { useSelection } from "@/components/shared/table/use-selection";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { Review, ReviewAgent, ReviewDetail, ReviewStatus } from "@/lib/inbox/ai-review/review.model";
import { REVIEW_PRIORITIES } from "@/lib/platform/base/addresses/addresses.model";
import { REVIEWS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { ReviewCard } from "./review-card";
import { approve, approveAll, undoing } from "./review-mutations";
import { STATUS_LABELS } from "./review-words.model";

const ReviewDesk = dynamic(() => import("./review-desk"));
const { OnDemand: RejectReview } = onDemand(() => import("./reject-review"));

type Props = {
  readonly status: ReviewStatus;
  readonly rows: readonly Review[];
  readonly total: number;
  readonly agents: readonly ReviewAgent[];
  /** The review named in the address. */
  readonly given: ReviewDetail | null;
};

/** The cards of a tab or, in their place, the open review. */
export function ReviewScreen(props: Props) {
  const { values } = useUrlState(REVIEWS_URL);
  const [decided] = useState(() => new Set<string>());
  return values.item ? (
    <ReviewDesk key={values.item} id={values.item} rows={props.rows} decided={decided} given={props.given} />
  ) : (
    <ReviewCards {...props} />
  );
}

function ReviewCards({ status, rows, total, agents }: Props) {
  const { values } = useUrlState(REVIEWS_URL);
  const { mutate, busy } = useMutation();
  const [rejecting, setRejecting] = useState<Review | null>(null);
  const selection = useSelection(rows);
  const { ids, toggle, clear } = selection;
  const waits = status === "pending";
  useShortcuts({
    next: () => walk(1),
    previous: () => walk(-1),
    open: () => undefined,
    ...(waits ? { select: () => toggleFocused(toggle) } : {}),
  });
  const approveChosen = () => {
    clear();
    void mutate(approveAll(rows.filter(({ id }) => ids.includes(id))));
  };
  const hasFilter = values.priority !== null || values.agent !== "";
  return (
    <>
      {ids.length > 0 ? (
        <div className="sticky top-14 z-10 mb-4 flex min-h-9 bg-background py-1">
          <SelectionBar selection={selection} of={rows.length} found={undefined}>
            <Button size="sm" disabled={busy} onClick={approveChosen}>
              Approve &amp; Send Back
            </Button>
          </SelectionBar>
        </div>
      ) : (
        <ReviewFilters agents={agents} />
      )}
      <div data-cards="" className="flex flex-col gap-4">
        {rows.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            busy={busy}
            isAside={ids.length > 0}
            tick={
              waits ? (
                <Checkbox
                  aria-label={`Select ${review.email.subject ?? "No Subject"}`}
                  checked={selection.has(review.id)}
                  onChange={() => undefined}
                  onClick={(event) => toggle(review.id, event.shiftKey)}
                />
              ) : null
            }
            onApprove={() => void mutate(approve(review))}
            onReject={() => setRejecting(review)}
            onReopen={() => void mutate({ subject: `reviews/${review.id}`, ...undoing([review.id]) })}
          />
        ))}
      </div>
      {rows.length === 0 ? (
        <div className="rounded-lg border bg-card">
          <Nothing status={status} hasFilter={hasFilter} />
        </div>
      ) : (
        <Pagination url={REVIEWS_URL} total={total} noun="review" />
      )}
      {rejecting ? <RejectReview review={rejecting} onClose={() => setRejecting(null)} /> : null}
    </>
  );
}

function Nothing({ status, hasFilter }: { readonly status: ReviewStatus; readonly hasFilter: boolean }) {
  const { go } = useUrlState(REVIEWS_URL);
  if (hasFilter) {
    return (
      <EmptyState
        illustration="envelope"
        title={`No ${STATUS_LABELS[status]} Reviews`}
        action={
          <Button variant="outline" onClick={() => go({ priority: null, agent: null })}>
            Clear filters
          </Button>
        }
      >
        None of this priority and agent.
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration="envelope" title={`No ${STATUS_LABELS[status]} Reviews`}>
      {status === "pending"
        ? "All AI parsing corrections have been reviewed"
        : `What is ${status} stands here.`}
    </EmptyState>
  );
}

/** Moves the focus between cards, for J and K. Enter follows the card's own link. */
function walk(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-review-link]")];
  const at = links.findIndex((link) => link.matches(":focus"));
  const next = at < 0 ? links[0] : links[Math.min(Math.max(at + step, 0), links.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

function toggleFocused(toggle: (id: string) => void): void {
  const id = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;
  if (id) toggle(id);
}

const LABELS = { high: "High", medium: "Medium", low: "Low" } as const;

/** The filters by priority and by agent. */
function ReviewFilters({ agents }: { readonly agents: readonly ReviewAgent[] }) {
  const { values, go } = useUrlState(REVIEWS_URL);
  const ids = agents.map(({ id }) => id);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <ChoiceFilter
        label="Priority"
        all="All priorities"
        choices={REVIEW_PRIORITIES}
        words={(one) => LABELS[one]}
        value={values.priority}
        className="w-44 max-sm:w-auto max-sm:flex-1"
        onChoose={(priority) => go({ priority })}
      />
      <ChoiceFilter
        label="Agent"
        all="All agents"
        choices={values.agent && !ids.includes(values.agent) ? [values.agent, ...ids] : ids}
        words={(one) => agents.find(({ id }) => id === one)?.name ?? "Chosen agent"}
        value={values.agent}
        className="w-56 max-sm:w-auto max-sm:flex-1"
        onChoose={(agent) => go({ agent })}
      />
    </div>
  );
}
