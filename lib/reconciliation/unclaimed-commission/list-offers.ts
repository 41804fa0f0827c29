import "server-only";
import { findBookingsByIds } from "@/lib/ledger/bookings/read-booking";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import type { Context } from "@/lib/platform/context/context";
import {
  inAdminReadTransaction,
  inCachedReadTransaction,
  inReadTransaction,
  ownerOf,
  type Tx,
} from "@/lib/platform/context/transaction";
import type { ClaimGroup, ClaimQuery, Claims } from "./claim.model";
import {
  countSubjects,
  countWaitingSubjects,
  selectClaimedEntries,
  selectClaimedTransactions,
  selectClaims,
  selectSubjects,
} from "./claim.sql";
import { type Offer, type OfferCounts, type OfferQuery, type Offers, ownBookingOf } from "./offer.model";
import { type OfferRow, selectOfferCounts, selectOffers } from "./offer.sql";
import { offerStateOf } from "./offer-state.model";

const FIRST_OFFERS: OfferQuery = { search: "", show: null, page: 1, pageSize: 20 };

/**
 * Returns a page of the commission that may be the agent's, with the agent's own bookings and clients that fit. Offers
 * with nothing that fits any more are excluded.
 */
export function listOffers(ctx: Context, query: OfferQuery = FIRST_OFFERS): Promise<Offers> {
  return inReadTransaction(ctx, async (tx) => {
    const rows = await selectOffers(tx, ownerOf(tx), query);
    const counts = await selectOfferCounts(tx, ownerOf(tx), query.search);
    const ids = rows.flatMap((row) => [
      ...row.bookingIds,
      ...(row.claimedBookingId ? [row.claimedBookingId] : []),
    ]);
    const find = await findBookingsByIds(tx, [...new Set(ids)]);
    const ownBookings = (wanted: readonly string[]) =>
      wanted.flatMap((id) => {
        const booking = find(id);
        return booking ? [ownBookingOf(booking)] : [];
      });
    const offers = rows.map((row) => offerOf(row, ownBookings));
    const inState = (...states: readonly Offer["state"][]) =>
      offers.filter(({ state }) => states.includes(state));
    return {
      open: inState("open"),
      claimed: inState("claimed"),
      decided: inState("approved", "declined"),
      notMine: inState("not-mine"),
      counts,
    };
  });
}

/** Counts the agent's offers by kind, such as those that wait for an answer. */
export function countOffers(ctx: Context): Promise<OfferCounts> {
  return inCachedReadTransaction(ctx, (tx) => selectOfferCounts(tx, ownerOf(tx), ""));
}

function offerOf(
  row: OfferRow,
  ownBookings: (ids: readonly string[]) => readonly Offer["fits"][number][],
): Offer {
  const [claimed = null] = row.claimedBookingId ? ownBookings([row.claimedBookingId]) : [];
  return {
    id: row.id,
    supplier: { id: row.supplierId, name: row.supplierName },
    month: monthInWords(row.month),
    state: offerStateOf(row.answer, row.decision),
    fits: ownBookings(row.bookingIds),
    clients: row.clientNames,
    isAsked: row.askedAt !== null,
    claimed,
    note: row.note,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

const FIRST_CLAIMS: ClaimQuery = { search: "", show: null, page: 1, pageSize: 20 };

/** Returns a page of claims with all details of the commission, undecided ones first. For administrators. */
export function listClaims(ctx: Context, query: ClaimQuery = FIRST_CLAIMS): Promise<Claims> {
  return inAdminReadTransaction(ctx, async (tx) => {
    const subjects = await selectSubjects(tx, query);
    const counts = await countSubjects(tx, query.search);
    const groups = await groupsOf(
      tx,
      subjects.map(({ id }) => id),
    );
    const of = (isWaiting: boolean) =>
      subjects.flatMap((one) => (one.isWaiting === isWaiting ? (groups.get(one.id) ?? []) : []));
    return { waiting: of(true), decided: of(false), counts };
  });
}

/** Counts the entries and transactions with undecided claims. */
export function countClaims(ctx: Context): Promise<number> {
  return inAdminReadTransaction(ctx, countWaitingSubjects);
}

async function groupsOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ClaimGroup>> {
  if (ids.length === 0) return new Map();
  const claims = await selectClaims(tx, ids);
  const subjects = [...(await selectClaimedEntries(tx, ids)), ...(await selectClaimedTransactions(tx, ids))];
  return new Map(subjects.map((subject) => [subject.id, { subject, claims: claims.get(subject.id) ?? [] }]));
}
