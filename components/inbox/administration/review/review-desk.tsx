import { ArrowLeftIcon } from "lucide-react";
import { useState } from "react";
import { PendingDetail } from "@/components/inbox/emails/pending-detail";
import { EmailViewer } from "@/components/inbox/emails/viewer/email-viewer";
import { useHighlights } from "@/components/inbox/emails/viewer/use-highlights";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { Button } from "@/components/ui/button";
import type { Review, ReviewDetail } from "@/lib/inbox/ai-review/review.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";
import { DecisionPanel } from "./decision-panel";
import { type DecidedHere, useDesk } from "./use-desk";

type Props = {
  readonly id: string;
  /** The list from which the review was opened. */
  readonly rows: readonly Review[];
  readonly decided: DecidedHere;
  /** The review as loaded with the page. */
  readonly given: ReviewDetail | null;
};

/** One open review: the email next to the extracted values and the agent's values. */
export default function ReviewDesk({ id, rows, decided, given }: Props) {
  const { data, error, refetch } = useResource(reviewOf(id), {
    gcTime: 300_000,
    initialData: given?.review.id === id ? given : undefined,
  });
  const desk = useDesk({ id, rows, decided, detail: data ?? null });
  const highlights = useHighlights(nothing);
  const press = useShortcuts(desk.keys);
  const [chosen, setChosen] = useState<number | null>(null);
  const toField = (ids: readonly string[]) => {
    const [id = ""] = ids;
    setChosen(Number.parseInt(id, 10));
    highlights.toField(ids);
  };
  return (
    <>
      <nav aria-label="Reviews" className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Button variant="ghost" size="sm" onClick={desk.close} className="-ml-2">
          <ArrowLeftIcon />
          Back to the list
        </Button>
        <span className="flex gap-2">
          <Button variant="outline" size="sm" aria-disabled={!desk.previous} onClick={desk.previous}>
            Previous
          </Button>
          <Button variant="outline" size="sm" aria-disabled={!desk.next} onClick={desk.next}>
            Next
          </Button>
        </span>
      </nav>
      {data ? (
        <div className="grid grid-cols-1 overflow-hidden rounded-lg border bg-card lg:h-[max(32rem,calc(100dvh-15rem))] lg:grid-cols-[minmax(0,1fr)_27rem]">
          <div className="flex min-h-0 min-w-0 flex-col">
            <EmailViewer
              view={data.mail}
              documents={`/api/admin/review/${id}`}
              target={highlights.target}
              onMark={toField}
              onMarked={highlights.setMarked}
              onKey={press}
              onClose={desk.close}
            />
          </div>
          <DecisionPanel
            {...{ detail: data, desk, highlights }}
            position={chosen ?? data.review.position}
            onPosition={setChosen}
          />
        </div>
      ) : (
        <PendingDetail failure={error} onClose={desk.close} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** The panel needs no revealing: it is visible next to the email or below it. */
function nothing(): void {}

export function reviewOf(id: string): Resource<ReviewDetail> {
  return {
    key: ["review", id],
    ask: (signal) => fetchJson<ReviewDetail>(`/admin/review/${encodeURIComponent(id)}/details`, { signal }),
  };
}
