import { useSyncExternalStore } from "react";
import type { Answers } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import type { LinkAnswers } from "@/lib/reconciliation/bank-transactions/linking/link-answers.model";
import type { Mutation } from "../mutations/mutation";

/** The user's answers about an unexpected amount, by the names under which the server asks for them. */
export type GivenAnswers = Omit<Answers, "by"> & LinkAnswers;
type Asked = Exclude<keyof GivenAnswers, "reason">;

/** A question that the server asks before it accepts a payment; `answer` retries with the given answer. */
export type Question = {
  readonly asked: Asked;
  readonly message: string;
  /** Further values that the server sends with the question, by name. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly answer: (answers: GivenAnswers) => void;
};

const ASKED: ReadonlySet<unknown> = new Set<Asked>([
  ...(["overReason", "isSecondRecall", "isLargeFee", "exchangeRate", "isUnusualRate"] as const),
]);

/**
 * The open questions by the record they are about. They are stored here because the component that asked may have
 * been unmounted before the question arrived; the user is led back to it.
 */
let open: ReadonlyMap<string, Question> = new Map();
const watchers = new Set<() => void>();

/** Returns the open question about a record; null if there is none. */
export function useQuestion(about: string): Question | null {
  return useSyncExternalStore(
    watch,
    () => open.get(about) ?? null,
    () => null,
  );
}

/** Removes a question without answering it. */
export function dropQuestion(about: string): void {
  put(about, null);
}

/**
 * Returns a mutation whose failure may be a question. The question is then shown next to the record, and its answer
 * passes the mutation, with all answers given so far, to `attempt`.
 */
export function withQuestion<T>(
  about: string,
  given: GivenAnswers,
  make: (answers: GivenAnswers) => Mutation<T>,
  attempt: (one: Mutation<T>) => void,
): Mutation<T> {
  put(about, null);
  const asks = (error: unknown) => {
    const { facts, message } = failureOf(error);
    if (!ASKED.has(facts.question)) return false;
    const answer = (more: GivenAnswers) => attempt(withQuestion(about, { ...given, ...more }, make, attempt));
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
