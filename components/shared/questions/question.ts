"use client";

import { useSyncExternalStore } from "react";
import type { Answers } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import type { LinkAnswers } from "@/lib/reconciliation/bank-transactions/linking/link-answers.model";
import type { Mutation } from "../mutations/mutation";

/** What a person says about money that isn't as expected, by the names under which the server asks. */
export type GivenAnswers = Omit<Answers, "by"> & LinkAnswers;
type Asked = Exclude<keyof GivenAnswers, "reason">;

/** What the server wants to know before it takes a payment; `answer` tries again with what is said. */
export type Question = {
  readonly asked: Asked;
  readonly message: string;
  /** What the server says beside it, by name. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly answer: (answers: GivenAnswers) => void;
};

const ASKED: ReadonlySet<unknown> = new Set<Asked>([
  ...(["overReason", "isSecondRecall", "isLargeFee", "exchangeRate", "isUnusualRate"] as const),
]);

/** Open questions by what they are about. What asked may have left the screen before its answer came, and is led back to. */
let open: ReadonlyMap<string, Question> = new Map();
const watchers = new Set<() => void>();

/** The question that is open about a record; null where there is none. */
export function useQuestion(about: string): Question | null {
  return useSyncExternalStore(
    watch,
    () => open.get(about) ?? null,
    () => null,
  );
}

/** Takes a question away that nobody answers. */
export function dropQuestion(about: string): void {
  put(about, null);
}

/**
 * A move whose refusal may be a question: that stands beside the record then, and its answer has `attempt` make the move
 * again with all that has been said.
 */
export function askable<T>(
  about: string,
  given: GivenAnswers,
  make: (answers: GivenAnswers) => Mutation<T>,
  attempt: (one: Mutation<T>) => void,
): Mutation<T> {
  put(about, null);
  const asks = (error: unknown) => {
    const { facts, message } = failureOf(error);
    if (!ASKED.has(facts.question)) return false;
    const answer = (more: GivenAnswers) => attempt(askable(about, { ...given, ...more }, make, attempt));
    put(about, { asked: facts.question as Asked, message, facts, answer });
    return true;
  };
  return { ...make(given), asks };
}

function put(about: string, question: Question | null): void {
  const next = new Map(open);
  if (question) next.set(about, question);
  else if (!next.delete(about)) return;
  open = next;
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
