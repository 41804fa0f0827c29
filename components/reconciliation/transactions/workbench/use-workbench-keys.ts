import type { ShortcutActions } from "@/components/shared/keyboard/shortcut.model";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { useQuestion } from "@/components/shared/questions/question";
import type { DifferenceChoice } from "@/lib/ledger/bookings/payments/deposit-share.model";
import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import type { Taking } from "./use-candidate-choice";
import type { Decisions } from "./use-decisions";

type Bench = {
  readonly detail: TransactionDetail;
  readonly decisions: Decisions;
  readonly taking: Taking;
  readonly ask: (dialog: "link-booking" | "supplier" | "split" | "category") => () => void;
  /** Whether rows of the list are selected; some keys then apply to those. */
  readonly isChoosing?: boolean;
};

/** Registers the keyboard shortcuts of the workbench: decisions, choosing a candidate, and dialogs. */
export function useWorkbenchKeys({ detail, decisions, taking, ask, isChoosing = false }: Bench): void {
  const { target, status } = detail;
  const isIgnored = status === "IGNORED";
  const isOpen = target === null && !isIgnored;
  // While a question is open, digits answer it.
  const isAsked = useQuestion(detail.id) !== null;
  useShortcuts({
    ...(isAsked ? {} : takingKeys(taking)),
    ...(decisions.confirm ? { take: decisions.confirm } : {}),
    confirm: decisions.confirm,
    ignore: decisions.ignore,
    categorise: target === null && !isChoosing ? ask("category") : undefined,
    restore: decisions.restore,
    unlink: decisions.unlink,
    supplier: isIgnored ? undefined : ask("supplier"),
    split: isOpen ? ask("split") : undefined,
    linkBooking: isOpen ? ask("link-booking") : undefined,
  });
}

function takingKeys({ choices, chosen, choose, take, options, say }: Taking): ShortcutActions {
  const matches = (index: number) => (take && choices[index] ? () => take(index) : undefined);
  const says = (choice: DifferenceChoice) => (options.includes(choice) ? () => say({ choice }) : undefined);
  return {
    take: matches(chosen),
    match1: matches(0),
    match2: matches(1),
    match3: matches(2),
    match4: matches(3),
    match5: matches(4),
    match6: matches(5),
    match7: matches(6),
    match8: matches(7),
    match9: matches(8),
    nextCandidate: choices.length > 1 ? () => choose((chosen + 1) % choices.length) : undefined,
    leaveOpen: says("leave-open"),
    tookFee: says("fee"),
    acceptShort: says("accept"),
  };
}
