import { useRef, useState } from "react";
import type { DifferenceChoice } from "@/lib/ledger/bookings/payments/deposit-share.model";
import type {
  BookingCandidate,
  TransactionDetail,
} from "@/lib/reconciliation/bank-transactions/transaction.model";
import { choicesOf, usualChoice } from "./choices.model";
import { differenceOf } from "./difference.model";
import type { Decisions } from "./use-decisions";

type Said = {
  readonly of: string;
  readonly choice: DifferenceChoice | undefined;
  readonly reason: string;
};

/**
 * Returns the choices and the user's statement about the selected one's difference, which is shown before it is
 * linked. A choice that isn't selected is selected first if its difference needs a decision.
 */
export function useCandidateChoice(
  detail: TransactionDetail,
  { match, matchReport }: Pick<Decisions, "match" | "matchReport">,
  wanted: number,
  choose: (index: number) => void,
) {
  const reasonField = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const choices = choicesOf(detail);
  const chosen = Math.min(wanted, Math.max(choices.length, 1) - 1);
  const optionsOf = (index: number) => {
    const one = choices[index];
    return one?.kind === "booking" && match ? differenceOf(one.candidate, detail.amount).choices : [];
  };
  const options = optionsOf(chosen);
  const of = `${detail.id} ${chosen}`;
  const current = said?.of === of ? said : { of, choice: usualChoice(options, detail.name), reason: "" };
  const takeShown = (candidate: BookingCandidate) => {
    const { choice = "leave-open", reason } = current;
    if (choice === "leave-open") return match?.(candidate);
    if (choice === "fee") return match?.(candidate, { acceptDifference: choice });
    if (reason.trim() === "") return reasonField.current?.focus();
    return match?.(candidate, { acceptDifference: choice, reason });
  };
  const take = (index: number) => {
    const one = choices[index];
    if (one?.kind === "report") return matchReport?.(one.candidate);
    if (!one) return;
    if (index === chosen) return takeShown(one.candidate);
    const usual = usualChoice(optionsOf(index), detail.name) ?? "leave-open";
    return usual === "leave-open" ? match?.(one.candidate) : choose(index);
  };
  return {
    choices,
    chosen,
    choose,
    options,
    ...current,
    reasonField,
    /** Undefined if nothing can be linked. */
    take: match ? take : undefined,
    say: (change: Partial<Pick<Said, "choice" | "reason">>) => setSaid({ ...current, ...change }),
  };
}

export type Taking = ReturnType<typeof useCandidateChoice>;
