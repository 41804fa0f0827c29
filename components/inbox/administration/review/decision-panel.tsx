import { ItemChooser } from "@/components/inbox/emails/reading/item-chooser";
import type { useHighlights } from "@/components/inbox/emails/viewer/use-highlights";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import type { ReviewDetail } from "@/lib/inbox/ai-review/review.model";
import { Comparison } from "./comparison";
import { PRIORITIES, STATUS_LABELS, saidOf, saidOfOther } from "./review-words.model";
import type { Desk } from "./use-desk";

const { OnDemand: EditReview } = onDemand(() => import("./edit-review"));
const { OnDemand: RejectReview } = onDemand(() => import("./reject-review"));

type Props = {
  readonly detail: ReviewDetail;
  readonly desk: Desk;
  readonly highlights: ReturnType<typeof useHighlights>;
  /** The position of the shown booking among the email's bookings. */
  readonly position: number;
  readonly onPosition: (position: number) => void;
};

/** The panel next to the email: the extracted values, the agent's values, and the decision. */
export function DecisionPanel(props: Props) {
  const { review } = props.detail;
  return (
    <section
      aria-labelledby="decision"
      className="flex min-h-0 flex-col gap-3 overflow-y-auto border-t p-4 lg:border-t-0 lg:border-l"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="decision" className="mr-auto font-semibold text-md">
          Review
        </h2>
        {review.status === "pending" || review.status === "withdrawn" ? null : (
          <Badge tone={review.status === "approved" ? "ok" : "danger"}>{STATUS_LABELS[review.status]}</Badge>
        )}
        <Badge tone={PRIORITIES[review.priority].tone}>{PRIORITIES[review.priority].label}</Badge>
      </div>
      <p className="text-muted-foreground text-sm">
        {review.agent.name} sent it, <InstantText value={review.createdAt} />
      </p>
      <WhatIsSaid {...props} />
      {review.adminNotes ? (
        <p className="border-l-2 border-l-warn-foreground pl-2 text-sm">
          <span className="font-medium">Admin notes: </span>
          {review.adminNotes}
        </p>
      ) : null}
      {review.status === "pending" ? <Decide {...props} /> : null}
    </section>
  );
}

/** The comparison for one of the email's bookings. */
function WhatIsSaid({ detail, highlights, position, onPosition }: Props) {
  const { review, mail } = detail;
  const { flash, marked, locate } = highlights;
  const item = mail.items.find((one) => one.position === position) ?? null;
  const isMeant = item === null || position === review.position;
  const locating = (field: string) => {
    const id = `${position}:${field}`;
    if (!marked.has(id)) return undefined;
    const finding = item?.findings.find((one) => one.field === field && one.chosen);
    return () => locate([id], finding?.document ?? null);
  };
  return (
    <>
      {mail.items.length > 1 ? (
        <div>
          <ItemChooser items={mail.items} chosen={item} onItem={onPosition} />
          <p className="mt-2 text-muted-foreground text-sm">
            {isMeant ? "The agent means this one." : "The agent has said nothing about this one."}
          </p>
        </div>
      ) : null}
      <Comparison
        key={position}
        said={isMeant ? saidOf(review) : saidOfOther(review, item)}
        flash={flash?.startsWith(`${position}:`) ? flash.slice(flash.indexOf(":") + 1) : null}
        onLocate={locating}
      />
    </>
  );
}

function Decide({ detail, desk, position, onPosition }: Props) {
  const { review, mail } = detail;
  const seen = { id: review.id, email: { ...review.email, version: mail.version } };
  if (desk.isEditing) {
    return (
      <EditReview
        {...{ detail, position, onPosition }}
        onClose={() => desk.edit(false)}
        onSent={desk.advance}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2 border-t pt-3">
      <Button size="sm" aria-keyshortcuts="a" aria-disabled={desk.busy} onClick={desk.approve}>
        Approve &amp; Send Back
        <Kbd>A</Kbd>
      </Button>
      <Button size="sm" variant="outline" aria-keyshortcuts="e" onClick={() => desk.edit(true)}>
        Edit &amp; Correct
      </Button>
      <Button size="sm" variant="outline" aria-keyshortcuts="t" onClick={() => desk.setRejecting(true)}>
        Reject
      </Button>
      {desk.rejecting ? (
        <RejectReview review={seen} onClose={() => desk.setRejecting(false)} onSent={desk.advance} />
      ) : null}
    </div>
  );
}
