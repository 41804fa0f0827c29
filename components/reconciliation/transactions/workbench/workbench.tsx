"use client";

import { usePathname } from "next/navigation";
import { useCallback, useRef } from "react";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { setCurrentAddress, useCurrentAddress } from "@/components/shared/mutations/current-address";
import { QuestionPrompt } from "@/components/shared/questions/question-prompt";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { useUrlState } from "@/components/shared/table/url-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useResource } from "@/lib/platform/api-client/resource";
import { WORKBENCH_URL } from "@/lib/platform/base/addresses/addresses.model";
import { TRANSACTIONS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { dialogNamed, type WorkbenchDialog } from "../dialogs/dialog-name.model";
import { BookingBeside } from "./booking-beside";
import { ChoiceLists } from "./choice-lists";
import { Facts, LinkedEntities, Metadata } from "./facts";
import { LineCard } from "./line-card";
import { PaidParts } from "./paid-parts";
import { QueuePane } from "./queue-pane";
import { KEPT, transactionOf } from "./transaction-resource";
import { useCandidateChoice } from "./use-candidate-choice";
import { useDecisions } from "./use-decisions";
import { useQueue, type WorkQueue } from "./use-queue";
import { useWorkbenchKeys } from "./use-workbench-keys";
import { WorkbenchHeader } from "./workbench-header";

const { OnDemand: Dialogs, preload } = onDemand(() => import("../dialogs/workbench-dialogs"));

const NOT_FOUND = 404;

/** One transaction with everything needed to decide on it. A decision opens the next one without loading a page. */
export function Workbench({ given }: { readonly given: TransactionDetail | null }) {
  usePreload(preload);
  const { id, open } = useOpened();
  const queue = useQueue(id, open);
  // Moving on works even while a transaction is loading.
  useShortcuts({ next: queue.next, previous: queue.previous });
  const { data, error, refetch } = useResource(transactionOf(id), {
    ...KEPT,
    initialData: given?.id === id ? given : undefined,
  });
  const { values } = useUrlState(TRANSACTIONS_URL);
  const { page, pageSize, ...kept } = values;
  const listHref = TRANSACTIONS_URL.href("/admin/transactions", kept);
  const hrefOf = (other: string) => TRANSACTIONS_URL.href(`/admin/bank-transactions/${other}`, kept);
  const message = error?.status === NOT_FOUND ? "Transaction not found." : "Failed to load transaction.";
  return (
    <div className="mx-auto max-w-[110rem] min-[90rem]:grid min-[90rem]:grid-cols-[18rem_minmax(0,1fr)] min-[90rem]:gap-4">
      <QueuePane {...{ queue, id, open, hrefOf }} />
      <div className="@container/bench min-w-0">
        {data ? (
          <Bench key={id} detail={data} {...{ queue, listHref }} />
        ) : (
          <>
            <WorkbenchHeader
              detail={null}
              decisions={null}
              onSplit={() => undefined}
              onCategory={() => undefined}
              onOffer={() => undefined}
              {...{ queue, listHref }}
            />
            {error ? (
              <LoadFailed
                message={message}
                onRetry={error.status === NOT_FOUND ? null : () => void refetch()}
              />
            ) : (
              <div aria-busy="true" className="flex flex-col gap-4">
                <Skeleton className="h-28" />
                <Skeleton className="h-96" />
              </div>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function Bench({
  detail,
  queue,
  listHref,
}: {
  readonly detail: TransactionDetail;
  readonly queue: WorkQueue;
  readonly listHref: string;
}) {
  const { values, show } = useUrlState(WORKBENCH_URL);
  const dialog = dialogNamed(values.dialog);
  const choose = (index: number) => show({ candidate: index + 1 }, "replace");
  const ask = (dialog: WorkbenchDialog) => () => show({ dialog });
  const decisions = useDecisions(detail, queue, ask("split"));
  const taking = useCandidateChoice(detail, decisions, values.candidate - 1, choose);
  const choice = detail.target ? undefined : taking.choices[taking.chosen];
  const candidate = choice?.kind === "booking" ? choice.candidate : undefined;
  const booking =
    detail.target?.kind === "booking" ? detail.target.booking : (candidate?.parts[0]?.booking ?? null);
  useWorkbenchKeys({ detail, decisions, taking, ask });
  return (
    <>
      <WorkbenchHeader
        {...{ detail, queue, decisions, listHref }}
        onSplit={ask("split")}
        onCategory={ask("category")}
        onOffer={ask("offer")}
      />
      <div className="grid @3xl/bench:grid-cols-[minmax(0,3fr)_minmax(19rem,2fr)] grid-cols-1 gap-4">
        <div className="flex min-w-0 flex-col gap-4">
          <LineCard detail={detail} candidate={candidate} />
          <QuestionPrompt about={detail.id} />
          <PaidParts paid={detail.paid} />
          <ChoiceLists {...{ detail, taking }} showsNoReports />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {booking ? <BookingBeside key={booking.id} id={booking.id} userId={booking.userId} /> : null}
          <LinkedEntities
            detail={detail}
            onSupplier={ask("supplier")}
            onBooking={ask("link-booking")}
            onReport={ask("link-report")}
          />
          <Metadata detail={detail} />
          <Facts detail={detail} />
        </div>
      </div>
      {dialog ? (
        <Dialogs
          dialog={dialog}
          detail={detail}
          onClose={() => show({ dialog: null }, "replace")}
          onDecided={queue.decide}
        />
      ) : null}
    </>
  );
}

const PATH = /^\/admin\/(?:bank-)?transactions\/([^/]+)$/;

/**
 * Returns the transaction named in the address, and a function that opens another one in the same frame. The list's
 * filter stays in the address.
 */
function useOpened(): { readonly id: string; readonly open: (id: string) => void } {
  const path = usePathname();
  const last = useRef(idIn(path) ?? "");
  const present = useCallback(() => {
    // While navigating to another page, keep the current transaction.
    last.current = idIn(window.location.pathname) ?? last.current;
    return last.current;
  }, []);
  return { id: useCurrentAddress(present, idIn(path) ?? ""), open };
}

function open(id: string): void {
  const { pathname, search } = window.location;
  const { page, pageSize, ...kept } = TRANSACTIONS_URL.read(new URLSearchParams(search));
  const base = pathname.slice(0, pathname.lastIndexOf("/"));
  setCurrentAddress(TRANSACTIONS_URL.href(`${base}/${id}`, kept), "replace");
}

function idIn(path: string): string | undefined {
  return PATH.exec(path)?.[1];
}
