import "server-only";
import type { Tx } from "@/lib/context/transaction";
import type { OwedBooking, Payment } from "./candidate.model";
import { Sight } from "./features/sight.model";
import { gatherCandidates } from "./gather-candidates";
import type { Knowledge } from "./knowledge/knowledge.model";
import { selectOpenReports } from "./open-report.sql";
import {
  type Claim,
  type Neighbour,
  selectClaims,
  selectNeighbours,
  selectPayments,
  selectRejections,
} from "./payment.sql";
import { type Candidate, type Proposal, proposalOf } from "./proposal.model";
import { isOfSamePayer, mayBeOfSamePayer, saidOf } from "./same-payer.model";
import { WEIGHTS } from "./weights.model";

/** What was thought of for one payment, and whether one like it waits too. */
export type Thought = { readonly payment: Payment; readonly proposal: Proposal; readonly hasTwin: boolean };

/** Thinks of everything that these transactions may be for; answers those that still wait, in the order of their days. In a system transaction. */
export async function proposePayments(
  tx: Tx,
  knowledge: Knowledge,
  ids: readonly string[],
): Promise<readonly Thought[]> {
  const payments = await selectPayments(tx, ids, (id) => knowledge.familyOf(id));
  if (payments.length === 0) return [];
  const waiting = payments.map(({ id }) => id);
  const neighbours = Map.groupBy(await selectNeighbours(tx, waiting), ({ of }) => of);
  const rejections = await selectRejections(tx, waiting);
  const reports = await selectOpenReports(tx);
  const alike = payments.map((payment) => alikeOf(knowledge, payment, neighbours.get(payment.id) ?? []));
  const sights = payments.map((payment, n) => new Sight(payment, knowledge, alike[n]?.isRepeat ?? false));
  const gathered = await gatherCandidates(tx, sights);
  return sights.map((sight, n) => ({
    payment: sight.payment,
    proposal: proposalOf(sight, gathered[n]?.bookings.values() ?? [], reports, WEIGHTS, (id) =>
      rejections.has(`${sight.payment.id} ${id}`),
    ),
    hasTwin: alike[n]?.hasTwin ?? false,
  }));
}

/** Whether an earlier payment of the same amount and payer was linked, and whether another that may be of that payer waits. */
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

/** Who else holds the favourites of these payments, and what may become theirs. In a system transaction. */
export function selectClaimsOn(tx: Tx, thoughts: readonly Thought[]): Promise<readonly Claim[]> {
  const leading = thoughts.flatMap(({ proposal }) => proposal.candidates.slice(0, 3));
  const bookings = new Map(leading.flatMap(bookingsOf).map((booking) => [booking.id, booking]));
  const reports = new Set(leading.flatMap(({ target, ids }) => (target.type === "report" ? ids : [])));
  return selectClaims(tx, [...bookings.values()], [...reports]);
}

/** The bookings of a candidate. */
function bookingsOf({ target }: Candidate): readonly OwedBooking[] {
  if (target.type === "report") return [];
  return target.type === "booking" ? [target.fit.booking] : target.fit.fits.map(({ booking }) => booking);
}
