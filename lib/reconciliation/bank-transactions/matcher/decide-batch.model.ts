import { decisionOf } from "@/lib/reconciliation/matching/decide.model";
import type { MatchDecision } from "@/lib/reconciliation/matching/decision.model";
import type { Candidate, Proposal } from "@/lib/reconciliation/matching/proposal.model";
import { calibrated } from "@/lib/reconciliation/matching/score.model";

/** A payment with its candidates, before anything is decided. */
export type PaymentCandidates = {
  readonly proposal: Proposal;
  readonly hasTwin: boolean;
  /** The bookings that another agent has entered too. */
  readonly doubled: ReadonlySet<string>;
};

/** Another undecided payment that may belong to a booking or report, and the probability. */
export type Claim = {
  readonly targetId: string;
  readonly subjectId: string;
  readonly on: string;
  readonly amountMinor: number;
  readonly chance: number;
};

/** The decision about a payment. `candidates` excludes those that others in the batch have taken. */
export type Settled = {
  readonly proposal: Proposal;
  readonly candidates: readonly Candidate[];
  readonly decision: MatchDecision;
};

const LEAST_CLAIM = 0.15;
const LEAST_LEFT = 0.001;
/** The minimum relative probability that the favourite belongs to this payment if another payment claims it too. */
const SURE_DESPITE = 0.99;

/**
 * Decides about all payments of a batch, most certain first. A candidate that one payment takes automatically isn't
 * available to the others, and one held by an earlier undecided payment makes a later payment an exception.
 */
export function decideBatch(
  thoughts: readonly PaymentCandidates[],
  claims: readonly Claim[],
): readonly Settled[] {
  const taken = new Set<string>();
  const held = Map.groupBy(claims, ({ targetId }) => targetId);
  const best = ({ proposal }: PaymentCandidates) => proposal.candidates[0]?.chance ?? 0;
  return [...thoughts]
    .sort((one, other) => best(other) - best(one))
    .map(({ proposal, hasTwin, doubled }) => {
      const candidates = withoutTaken(proposal, taken);
      const { payment } = proposal.sight;
      const [favourite] = candidates;
      const isClaimed = (favourite?.ids ?? []).some((id) =>
        (held.get(id) ?? []).some((claim) => favourite && isInTheWay(claim, payment, favourite)),
      );
      const hasDouble = (favourite?.ids ?? []).some((id) => doubled.has(id));
      const decision = decisionOf({ ...proposal, candidates }, { hasTwin, isClaimed, hasDouble });
      if (decision === "AUTO") for (const id of favourite?.ids ?? []) taken.add(id);
      else hold(held, candidates, payment);
      return { proposal, candidates, decision };
    });
}

type Paying = { readonly id: string; readonly on: string; readonly amountMinor: number };

/**
 * Whether an earlier payment blocks a favourite. One with the same amount may be the first of two. Another one blocks
 * it in proportion to its probability, unless the booking owes enough for both.
 */
function isInTheWay(claim: Claim, payment: Paying, favourite: Candidate): boolean {
  if (claim.subjectId === payment.id || claim.on > payment.on) return false;
  if (claim.amountMinor === payment.amountMinor) return true;
  if (claim.amountMinor <= roomBeside(payment, favourite)) return false;
  const { chance } = favourite;
  const [own, other] = [chance * (1 - claim.chance), claim.chance * (1 - chance)];
  return own < SURE_DESPITE * (own + other);
}

/**
 * Returns what a booking owes in addition to the part that a payment covers, in minor units; 0 if the payment isn't a
 * part.
 */
function roomBeside({ amountMinor }: Paying, { target }: Candidate): number {
  if (target.type !== "booking" || target.fit.amount?.kind !== "part") return 0;
  return target.fit.booking.outstandingMinor - amountMinor;
}

function hold(held: Map<string, Claim[]>, candidates: readonly Candidate[], payment: Paying): void {
  for (const { ids, chance } of candidates) {
    if (chance < LEAST_CLAIM) continue;
    for (const targetId of ids) {
      const { id: subjectId, on, amountMinor } = payment;
      const claim = { targetId, subjectId, on, amountMinor, chance };
      held.set(targetId, [...(held.get(targetId) ?? []), claim]);
    }
  }
}

/**
 * Redistributes the probability of taken candidates among the remaining ones. This applies to the raw probabilities,
 * before calibration by people's decisions.
 */
function withoutTaken({ sight, candidates }: Proposal, taken: ReadonlySet<string>): readonly Candidate[] {
  const free = candidates.filter(({ ids }) => !ids.some((id) => taken.has(id)));
  if (free.length === candidates.length) return candidates;
  const gone = candidates.reduce((sum, one) => sum + (free.includes(one) ? 0 : one.rawChance), 0);
  const left = Math.max(LEAST_LEFT, 1 - gone);
  return free.map((one) => {
    const rawChance = Math.min(0.9999, one.rawChance / left);
    return { ...one, rawChance, chance: calibrated(rawChance, sight.knowledge.calibration) };
  });
}
