import type { Writable } from "node:stream";
import { mayBeAutomatic } from "../../lib/reconciliation/matching/grounds.model";
import type { Seen } from "./run-days";

const MOST = 150;

/**
 * Writes the features of each payment's candidates, one line of JSON per payment, for fitting weights to the right
 * answers.
 */
export function recordFeatures(notes: Writable | null): Seen {
  return (settled, isScored) => {
    if (!notes) return;
    for (const { proposal } of settled) {
      const candidates = proposal.candidates.slice(0, MOST).map((one) => ({
        type: one.target.type,
        ids: one.ids,
        features: one.features,
        isSafe: mayBeAutomatic(one),
      }));
      notes.write(
        `${JSON.stringify({ id: proposal.sight.payment.id, isScored, none: proposal.none, candidates })}\n`,
      );
    }
  };
}
