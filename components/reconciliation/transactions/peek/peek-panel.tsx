import { ChevronLeftIcon, ChevronRightIcon, XIcon } from "lucide-react";
import { useEffect } from "react";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { QuestionPrompt } from "@/components/shared/questions/question-prompt";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { useUrlState } from "@/components/shared/table/url-state";
import { Button } from "@/components/ui/button";
import { ScrollRegion } from "@/components/ui/focus/scroll-region";
import { LinkButton } from "@/components/ui/links/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useResource } from "@/lib/platform/api-client/resource";
import { WORKBENCH_URL } from "@/lib/platform/base/addresses/addresses.model";
import type {
  TransactionDetail,
  TransactionRow,
} from "@/lib/reconciliation/bank-transactions/transaction.model";
import type { TransactionStatus } from "@/lib/reconciliation/bank-transactions/transaction-status.model";
import { dialogNamed, type WorkbenchDialog } from "../dialogs/dialog-name.model";
import { useRowStates } from "../list/row-states";
import { useDetailHref } from "../list/use-detail-href";
import { ChoiceLists } from "../workbench/choice-lists";
import { LinkedEntities } from "../workbench/facts";
import { LineCard } from "../workbench/line-card";
import { PaidParts } from "../workbench/paid-parts";
import { neighboursOf, nextWaiting } from "../workbench/queue.model";
import { approach, KEPT, transactionOf } from "../workbench/transaction-resource";
import { useCandidateChoice } from "../workbench/use-candidate-choice";
import { useDecisions } from "../workbench/use-decisions";
import { useWorkbenchKeys } from "../workbench/use-workbench-keys";
import { DecisionButtons, Step } from "../workbench/workbench-header";
import { PeekFrame } from "./peek-frame";
import { closePeek, goTo, tick } from "./rows";

const { OnDemand: Dialogs } = onDemand(() => import("../dialogs/workbench-dialogs"));

/** The peeked transaction and its decisions. A decision moves on to the next waiting row. */
function PeekedTransaction({
  detail,
  rows,
}: {
  readonly detail: TransactionDetail;
  readonly rows: readonly TransactionRow[];
}) {
  const { values, show } = useUrlState(WORKBENCH_URL);
  const { isChoosing } = useRowStates();
  const hrefOf = useDetailHref();
  const dialog = dialogNamed(values.dialog);
  const decide = useRowDecision(detail.id, rows);
  const ask = (dialog: WorkbenchDialog) => () => show({ dialog });
  const all = useDecisions(detail, { decide }, ask("split"));
  // While rows are selected, Ignore, Confirm and the category apply to the selection.
  const decisions = isChoosing
    ? { ...all, ignore: undefined, confirm: undefined, lookAgain: undefined }
    : all;
  const choose = (index: number) => show({ candidate: index + 1 }, "replace");
  const taking = useCandidateChoice(detail, decisions, values.candidate - 1, choose);
  const choice = detail.target ? undefined : taking.choices[taking.chosen];
  useWorkbenchKeys({ detail, decisions, taking, ask, isChoosing });
  useShortcuts({ select: () => tick(detail.id) });
  return (
    <>
      <LineCard detail={detail} candidate={choice?.kind === "booking" ? choice.candidate : undefined} />
      <QuestionPrompt about={detail.id} />
      <div className="flex flex-wrap gap-2">
        <DecisionButtons
          {...{ detail, decisions }}
          onSplit={ask("split")}
          onCategory={isChoosing ? undefined : ask("category")}
          onOffer={ask("offer")}
        />
        <LinkButton variant="outline" href={hrefOf(detail.id)}>
          Open Details
        </LinkButton>
      </div>
      <PaidParts paid={detail.paid} />
      {detail.target ? null : <ChoiceLists {...{ detail, taking }} showsNoReports={false} />}
      <LinkedEntities
        detail={detail}
        onSupplier={ask("supplier")}
        onBooking={ask("link-booking")}
        onReport={ask("link-report")}
      />
      {dialog ? (
        <Dialogs
          dialog={dialog}
          detail={detail}
          onClose={() => show({ dialog: null }, "replace")}
          onDecided={decide}
        />
      ) : null}
    </>
  );
}

/** Shows the result in the list and moves to the next waiting row. The returned function reverts both. */
function useRowDecision(id: string, rows: readonly TransactionRow[]) {
  const { becomes } = useRowStates();
  return (status: TransactionStatus) => {
    const asItWas = becomes([id], status === "IGNORED" ? { status, target: null } : { status });
    const waits = nextWaiting(rows, id);
    if (waits) goTo(waits);
    return () => {
      asItWas();
      goTo(id);
    };
  };
}

const NOT_FOUND = 404;

/**
 * One transaction of the list with its candidates. It is decided with the workbench's shortcuts, while
 * the list stays where it is.
 */
export default function PeekPanel({
  id,
  rows,
}: {
  readonly id: string;
  readonly rows: readonly TransactionRow[];
}) {
  const { data, error, refetch } = useResource(transactionOf(id), KEPT);
  const { previous, next } = neighboursOf(rows, id);
  const waits = nextWaiting(rows, id);
  const to = (other: string | null) => (other === null ? undefined : () => goTo(other));
  const steps = { previous: to(previous), next: to(next) };
  useShortcuts({ ...steps, escape: () => closePeek(id) });
  useEffect(() => {
    for (const near of new Set([waits, next])) if (near) void approach(near);
  }, [waits, next]);
  return (
    <PeekFrame>
      <div className="flex items-center gap-2 border-b bg-card px-4 py-2">
        <h2 className="mr-auto font-semibold text-md">Peek</h2>
        <Step label="Previous transaction" go={steps.previous}>
          <ChevronLeftIcon />
        </Step>
        <Step label="Next transaction" go={steps.next}>
          <ChevronRightIcon />
        </Step>
        <Button variant="ghost" size="icon-sm" aria-label="Close the peek" onClick={() => closePeek(id)}>
          <XIcon />
        </Button>
      </div>
      <ScrollRegion label="The transaction" className="flex flex-col gap-3 overflow-y-auto p-3">
        {data ? <PeekedTransaction key={id} detail={data} rows={rows} /> : null}
        {!data && error ? (
          <LoadFailed
            message={error.status === NOT_FOUND ? "Transaction not found." : "Failed to load transaction."}
            onRetry={error.status === NOT_FOUND ? null : () => void refetch()}
          />
        ) : null}
        {data || error ? null : <Skeleton aria-busy="true" className="h-96" />}
      </ScrollRegion>
    </PeekFrame>
  );
}
