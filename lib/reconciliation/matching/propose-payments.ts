import "server-only";
import { statement } from "@/lib/platform/context/statement";
import type { Tx } from "@/lib/platform/context/transaction";
import type { OwedBooking, Payment } from "./candidate.model";
import { selectByNumbers } from "./candidate.sql";
import { Sight } from "./features/sight.model";
import { gatherCandidates } from "./gather-candidates";
import type { Knowledge } from "./knowledge/knowledge.model";
import {
  type Claim,
  type Neighbour,
  selectClaims,
  selectNeighbours,
  selectOpenReports,
  selectPayments,
  selectRejections,
} from "./payment.sql";
import { type Candidate, type Proposal, proposalOf } from "./proposal.model";
import { isOfSamePayer, mayBeOfSamePayer, saidOf } from "./same-payer.model";
import { WEIGHTS } from "./weights.model";

/** The candidates of one payment, and whether a similar payment waits too. */
export type PaymentProposals = {
  readonly payment: Payment;
  readonly proposal: Proposal;
  readonly hasTwin: boolean;
  /** The bookings of its most likely sums that another agent has entered too. */
  readonly doubled: ReadonlySet<string>;
};

/**
 * Determines everything that these transactions may pay. Returns those that still wait, sorted by day. Requires a
 * system transaction.
 */
export async function proposePayments(
  tx: Tx,
  knowledge: Knowledge,
  ids: readonly string[],
): Promise<readonly PaymentProposals[]> {
  const payments = await statement("payments", () => selectPayments(tx, ids, (id) => knowledge.familyOf(id)));
  if (payments.length === 0) return [];
  const waiting = payments.map(({ id }) => id);
  const neighbours = Map.groupBy(
    await statement("neighbours", () => selectNeighbours(tx, waiting)),
    ({ of }) => of,
  );
  const rejections = await statement("rejections", () => selectRejections(tx, waiting));
  const reports = await statement("open reports", () => selectOpenReports(tx));
  const alike = payments.map((payment) => alikeOf(knowledge, payment, neighbours.get(payment.id) ?? []));
  const sights = payments.map((payment, n) => new Sight(payment, knowledge, alike[n]?.isRepeat ?? false));
  const gathered = await gatherCandidates(tx, sights);
  const proposals = sights.map((sight, n) =>
    proposalOf(sight, gathered[n]?.values() ?? [], reports, WEIGHTS, (id) =>
      rejections.has(`${sight.payment.id} ${id}`),
    ),
  );
  const doubled = await doublesOf(tx, proposals);
  return proposals.map((proposal, n) => ({
    payment: proposal.sight.payment,
    proposal,
    hasTwin: alike[n]?.hasTwin ?? false,
    doubled: doubled[n] ?? NONE,
  }));
}

const NONE: ReadonlySet<string> = new Set();
const LEADING = 3;

/**
 * Returns the bookings of the most likely sums for which another booking outside the sum has the same number and
 * outstanding amount, because two agents entered the same trip.
 */
async function doublesOf(tx: Tx, proposals: readonly Proposal[]): Promise<readonly ReadonlySet<string>[]> {
  const sums = proposals.flatMap(({ candidates }, n) =>
    candidates
      .slice(0, LEADING)
      .flatMap((one) =>
        one.target.type === "bookings" ? bookingsOf(one).map((part) => ({ n, part, one })) : [],
      ),
  );
  const keys = sums.flatMap(({ n, part: { key } }) => (key === "" ? [] : [{ n, key }]));
  const found = Map.groupBy(
    await statement("bookings of the same number", () => selectByNumbers(tx, keys)),
    ({ n }) => n,
  );
  const doubled = proposals.map(() => new Set<string>());
  for (const { n, part, one } of sums) {
    const isDouble = ({ key, outstandingMinor, id }: OwedBooking) =>
      key === part.key && outstandingMinor === part.outstandingMinor && !one.ids.includes(id);
    if ((found.get(n) ?? []).some(({ booking }) => isDouble(booking))) doubled[n]?.add(part.id);
  }
  return doubled;
}

/**
 * Returns whether an earlier payment of the same amount and payer was linked, and whether another one that may have the
 * same payer waits.
 */
function alikeOf(knowledge: Knowledge, payment: Payment, neighbours: readonly Neighbour[]) {
  if (neighbours.length === 0) return { isRepeat: false, hasTwin: false };
  const own = saidOf(knowledge, payment);
  const others = neighbours.map((one) => ({ ...one, said: saidOf(knowledge, one) }));
  return {
    isRepeat: others.some(
      ({ isEarlier, isLinked, said }) => isEarlier && isLinked && isOfSamePayer(own, said),
    ),
    hasTwin: others.some(({ isUndecided, said }) => isUndecided && mayBeOfSamePayer(own, said)),
  };
}

/**
 * Returns the other payments that claim the favourites of these payments, or candidates that may become favourites.
 * Requires a system transaction.
 */
export function selectClaimsOn(tx: Tx, thoughts: readonly PaymentProposals[]): Promise<readonly Claim[]> {
  const leading = thoughts.flatMap(({ proposal }) => proposal.candidates.slice(0, 3));
  const bookings = new Map(leading.flatMap(bookingsOf).map((booking) => [booking.id, booking]));
  const reports = new Set(leading.flatMap(({ target, ids }) => (target.type === "report" ? ids : [])));
  return statement("claims", () => selectClaims(tx, [...bookings.values()], [...reports]));
}

/** Returns the bookings of a candidate. */
function bookingsOf({ target }: Candidate): readonly OwedBooking[] {
  if (target.type === "report") return [];
  return target.type === "booking" ? [target.fit.booking] : target.fit.fits.map(({ booking }) => booking);
}
