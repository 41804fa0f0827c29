import { useState } from "react";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { type GivenAnswers, withQuestion } from "@/components/shared/questions/question";
import { useResource } from "@/lib/platform/api-client/resource";
import { major } from "@/lib/platform/base/money";
import type {
  BookingCandidate,
  ReportCandidate,
  TransactionDetail,
} from "@/lib/reconciliation/bank-transactions/transaction.model";
import {
  type TransactionStatus,
  UNDECIDED,
} from "@/lib/reconciliation/bank-transactions/transaction-status.model";
import { sharesOf } from "../dialogs/split/split.model";
import {
  confirmMutation,
  type Difference,
  ignoreMutation,
  lookAgainMutation,
  matchMutation,
  restoreMutation,
  shownAtOnce,
  splitMutation,
  unlinkMutation,
} from "../transaction-mutations";
import { KEPT, transactionOf } from "./transaction-resource";
import type { WorkQueue } from "./use-queue";

/**
 * Returns the possible decisions about the open transaction. A decision that settles it moves on to the next waiting
 * one in the same frame; Undo opens it again.
 */
export function useDecisions(
  detail: TransactionDetail,
  queue: Pick<WorkQueue, "decide">,
  askToSplit: () => void,
) {
  const { mutate } = useMutation();
  const { target, status } = detail;
  const onward = (to: TransactionStatus) => shownAtOnce(() => queue.decide(to));
  const run = (one: Mutation) => void mutate(one);
  const link = (make: (answers: GivenAnswers) => Mutation) => run(withQuestion(detail.id, {}, make, run));
  const isLinked = target !== null;
  // If the bookings don't add up to the deposit, the user has to split it.
  const splits = (candidate: BookingCandidate) => {
    const shares = sharesOf(candidate, detail.amount);
    if (!shares) return askToSplit();
    const { currency } = detail.amount;
    const parts = candidate.parts.map(({ booking: { id: bookingId, userId } }, index) => {
      const amount = major({ minor: shares[index] ?? 0, currency });
      return { kind: "booking", bookingId, userId, amount } as const;
    });
    link((difference) => splitMutation(detail, parts, { difference, ...onward("MANUAL_MATCHED") }));
  };
  return {
    isLinked,
    match:
      isLinked || status === "IGNORED"
        ? undefined
        : (candidate: BookingCandidate, difference?: Difference) => {
            const [part, ...others] = candidate.parts;
            if (!part) return;
            if (others.length > 0) return splits(candidate);
            const words = part.booking.confirmationNumber;
            const to = { bookingId: part.booking.id, userId: part.booking.userId };
            link((answers) =>
              matchMutation(detail, to, {
                words,
                difference: { ...difference, ...answers },
                ...onward("MANUAL_MATCHED"),
              }),
            );
          },
    matchReport:
      isLinked || status === "IGNORED"
        ? undefined
        : ({ report }: ReportCandidate) =>
            link((difference) =>
              matchMutation(
                detail,
                { commissionReportId: report.id },
                { words: report.referenceNumber, difference, ...onward("MANUAL_MATCHED") },
              ),
            ),
    lookAgain: useMatchAgain(detail),
    confirm:
      status === "AUTO_MATCHED"
        ? () => run(confirmMutation(detail, () => queue.decide("CONFIRMED")))
        : undefined,
    ignore: status === "IGNORED" ? undefined : () => run(ignoreMutation(detail, onward("IGNORED"))),
    restore: status === "IGNORED" ? () => run(restoreMutation(detail)) : undefined,
    unlink: isLinked ? () => run(unlinkMutation(detail)) : undefined,
  };
}

export type Decisions = ReturnType<typeof useDecisions>;

const POLL_MS = 1_500;
const OPEN: ReadonlySet<TransactionDetail["status"]> = new Set(UNDECIDED);

/**
 * Returns a function that has the matcher process an undecided transaction again and shows the result once it is
 * there; undefined if the transaction is decided.
 */
export function useMatchAgain(detail: TransactionDetail): (() => void) | undefined {
  const { mutate } = useMutation();
  const [asked, setAsked] = useState<{ readonly decidedAt: string | null } | null>(null);
  const isAwaited = asked !== null && asked.decidedAt === detail.decidedAt;
  useResource(transactionOf(detail.id), { ...KEPT, refetchInterval: isAwaited ? POLL_MS : false });
  if (!OPEN.has(detail.status)) return undefined;
  return async () => {
    if (await mutate(lookAgainMutation([detail]))) setAsked({ decidedAt: detail.decidedAt });
  };
}
