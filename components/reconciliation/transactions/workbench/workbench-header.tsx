import { ArrowLeftIcon, ChevronLeftIcon, ChevronRightIcon, ListIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/links/link-button";
import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { waitingWords } from "./queue-pane";
import type { Decisions } from "./use-decisions";
import type { WorkQueue } from "./use-queue";

/**
 * The header of the workbench: the position in the list, the link back, and the actions for the whole transaction.
 */
export function WorkbenchHeader({
  detail,
  queue,
  decisions,
  listHref,
  onSplit,
  onCategory,
  onOffer,
}: {
  readonly detail: TransactionDetail | null;
  readonly queue: WorkQueue;
  readonly decisions: Decisions | null;
  /** The address of the list with its filter. */
  readonly listHref: string;
  readonly onSplit: () => void;
  readonly onCategory: () => void;
  readonly onOffer: () => void;
}) {
  const router = useRouter();
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="ghost" size="sm" className="-ml-2" onClick={() => router.push(listHref)}>
          <ArrowLeftIcon />
          Back
        </Button>
        <LinkButton variant="ghost" size="sm" href="/admin/transactions">
          <ListIcon />
          View all transactions
        </LinkButton>
        <span role="status" className="ml-auto text-muted-foreground text-sm">
          {queue.at >= 0 ? `${queue.at + 1} of ${queue.count} · ` : ""}
          {waitingWords(queue)}
        </span>
        <Step label="Previous transaction" go={queue.previous}>
          <ChevronLeftIcon />
        </Step>
        <Step label="Next transaction" go={queue.next}>
          <ChevronRightIcon />
        </Step>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="font-semibold text-xl">Bank Transaction</h1>
        {detail && decisions ? (
          <div className="flex flex-wrap gap-2">
            <DecisionButtons {...{ detail, decisions, onSplit, onCategory, onOffer }} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** The actions for a whole transaction. */
export function DecisionButtons({
  detail: { target, status, amount },
  decisions: { confirm, unlink, ignore, restore, lookAgain },
  onSplit,
  onCategory,
  onOffer,
}: {
  readonly detail: TransactionDetail;
  readonly decisions: Decisions;
  readonly onSplit: () => void;
  /** Asks for the category; undefined while rows are selected, to which the key then applies. */
  readonly onCategory: (() => void) | undefined;
  readonly onOffer: () => void;
}) {
  const isOpen = target === null && status !== "IGNORED";
  const actions = [
    { label: "Split", act: isOpen ? onSplit : undefined },
    { label: target?.kind === "report" ? "Unlink Report" : "Unlink Booking", act: unlink },
    { label: "Look again", act: lookAgain },
    { label: "Offer to agents", act: isOpen && amount.minor > 0 ? onOffer : undefined },
    { label: "Set category", act: target === null ? onCategory : undefined },
    { label: "Ignore", act: ignore },
    { label: "Restore", act: restore },
  ];
  return (
    <>
      {confirm ? <Button onClick={confirm}>Confirm match</Button> : null}
      {actions.map(({ label, act }) =>
        act ? (
          <Button key={label} variant="outline" onClick={act}>
            {label}
          </Button>
        ) : null,
      )}
    </>
  );
}

/** A button that moves along the list. */
export function Step({
  label,
  go,
  children,
}: {
  readonly label: string;
  readonly go: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  // At either end it does nothing but stays focusable.
  return (
    <Button variant="outline" size="icon-sm" aria-label={label} aria-disabled={!go} onClick={go}>
      {children}
    </Button>
  );
}
