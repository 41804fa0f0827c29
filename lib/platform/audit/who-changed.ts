import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Tx } from "@/lib/platform/context/transaction";
import { selectLastChange } from "./last-change.sql";

/**
 * What was done, in words that follow "was". Contains the administrators' decisions that may conflict with another's.
 */
const DONE: Readonly<Record<string, string>> = {
  link: "linked",
  split: "split",
  unlink: "unlinked",
  confirm: "confirmed",
  ignore: "ignored",
  categorise: "given its category",
  restore: "restored",
  "assign-supplier": "given its supplier",
  "match-entry": "matched",
  "unmatch-entry": "unmatched",
  "ignore-entry": "ignored",
  "restore-entry": "restored",
  "correct-entry": "corrected",
  correct: "corrected",
  "pay-outside": "counted as paid to the agent's own bank",
  "unpay-outside": "counted as not paid to the agent's own bank",
  remove: "removed",
};

/**
 * The record that has changed since somebody saw it. `what` begins the sentence: "This transaction". `changedAt` is the
 * time of the row's last change; pass it where changes may be missing from the audit log.
 */
type Changed = {
  readonly entity: string;
  readonly id: string;
  readonly what: string;
  readonly changedAt?: Date;
  /** What the record is linked to now, in words that follow "linked to". */
  readonly linkedTo?: string | null;
};

/**
 * Returns a STALE failure. It says who did what meanwhile if the audit log has the last change: the person themself,
 * another administrator or the matcher.
 */
export async function staleFailure(
  tx: Tx,
  { entity, id, what, changedAt, linkedTo }: Changed,
): Promise<Failure> {
  const last = await selectLastChange(tx, entity, id);
  const verb = last?.action.slice(last.action.indexOf(".") + 1) ?? "";
  const done = !changedAt || last?.at.getTime() === changedAt.getTime() ? DONE[verb] : undefined;
  if (!last || !done) return new Failure("STALE", `${what} was changed meanwhile. Look at it again.`);
  const to = verb === "link" && linkedTo ? ` to ${linkedTo}` : "";
  if (last.kind === "system") {
    return new Failure("STALE", `${what} was ${done}${to} by the matcher meanwhile.`, {
      facts: { by: "matcher" },
    });
  }
  const isOwn = tx.actor.kind === "agent" && tx.actor.id === last.actorId;
  return isOwn
    ? new Failure("STALE", `You changed this already: it was ${done}${to}.`, { facts: { by: "you" } })
    : new Failure("STALE", `Another administrator was first: it was ${done}${to}.`, {
        facts: { by: "other" },
      });
}
