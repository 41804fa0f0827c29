import type { ReactNode } from "react";
import { useUrlState } from "@/components/shared/table/url-state";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/links/link-button";
import { PageLink } from "@/components/ui/links/page-link";
import type { Review } from "@/lib/inbox/ai-review/review.model";
import { REVIEWS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { valueIn } from "@/lib/reader/missing-fields.model";
import { Comparison } from "./comparison";
import { PRIORITIES, saidOf } from "./review-words.model";

/** A review: the agent, the extracted values, the agent's values, and the possible decisions. */
export function ReviewCard({
  review,
  busy,
  isAside,
  tick,
  onApprove,
  onReject,
  onReopen,
}: {
  readonly review: Review;
  readonly busy: boolean;
  /** Whether several reviews are selected, so that the actions for the selection are the screen's main actions. */
  readonly isAside: boolean;
  /** The checkbox before the heading, where the review can be selected. */
  readonly tick: ReactNode;
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly onReopen: () => void;
}) {
  const { href } = useUrlState(REVIEWS_URL);
  const { id, email, agent, priority, status } = review;
  const subject = email.subject ?? "No Subject";
  const headingId = `review-${id}`;
  const supplier = valueIn(review.parsed, "supplier.name");
  return (
    <Card role="article" data-row={id} aria-labelledby={headingId} className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        {tick}
        <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
          <h2 id={headingId} className="font-semibold text-md">
            <PageLink
              href={href({ item: id, edit: null })}
              scroll={false}
              className="hover:underline"
              data-review-link=""
            >
              {subject}
            </PageLink>
          </h2>
          <p className="text-muted-foreground text-sm">
            <PageLink
              href={href({ agent: agent.id })}
              className="underline decoration-dotted underline-offset-4"
              aria-label={`Only ${agent.name}`}
            >
              {agent.name}
            </PageLink>
            {supplier ? `, ${String(supplier)}` : null}, <InstantText value={review.createdAt} />
          </p>
        </div>
        <Badge tone={PRIORITIES[priority].tone}>{PRIORITIES[priority].label}</Badge>
      </div>
      {review.bookings > 1 ? (
        <p className="text-sm">
          Booking {review.position + 1} of {review.bookings} in this email.
        </p>
      ) : null}
      <Comparison said={saidOf(review)} />
      {review.adminNotes ? (
        <p className="border-l-2 border-l-warn-foreground pl-2 text-sm">
          <span className="font-medium">Admin notes: </span>
          {review.adminNotes}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {status === "pending" ? (
          <Button
            size="sm"
            variant={isAside ? "outline" : "primary"}
            disabled={busy}
            aria-label={`Approve & Send Back: ${subject}`}
            onClick={onApprove}
          >
            Approve &amp; Send Back
          </Button>
        ) : null}
        {status === "pending" ? (
          <LinkButton
            size="sm"
            variant="outline"
            href={href({ item: id, edit: "yes" })}
            scroll={false}
            aria-label={`Edit & Correct: ${subject}`}
          >
            Edit &amp; Correct
          </LinkButton>
        ) : null}
        <LinkButton
          size="sm"
          variant="outline"
          href={href({ item: id, edit: null })}
          scroll={false}
          aria-label={`View Email: ${subject}`}
        >
          View Email
        </LinkButton>
        {status === "pending" ? (
          <Button
            size="sm"
            variant="outline"
            disabled={busy}
            aria-label={`Reject: ${subject}`}
            onClick={onReject}
          >
            Reject
          </Button>
        ) : (
          <Button
            size="sm"
            variant="outline"
            disabled={busy}
            aria-label={`Decide again: ${subject}`}
            onClick={onReopen}
          >
            Decide again
          </Button>
        )}
      </div>
    </Card>
  );
}
