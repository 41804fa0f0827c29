import "server-only";
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { commissionOffers, suppliers } from "@/db/schema";
import type { Tx } from "@/lib/context/transaction";
import type { OfferCounts } from "./offer.model";
import type { ClaimDecision, OfferAnswer } from "./offer-state.model";

/** Of each kind; nobody reads further, and the next come when these are answered. */
const MOST = 200;

/** Another booking of the agent's own fits, or a client does. */
const HAS_FIT = sql`cardinality(${commissionOffers.bookingIds}) + cardinality(${commissionOffers.clientNames}) > 0`;

export type OfferRow = {
  readonly id: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly month: string;
  readonly bookingIds: readonly string[];
  readonly clientNames: readonly string[];
  readonly answer: OfferAnswer | null;
  readonly claimedBookingId: string | null;
  readonly decision: ClaimDecision | null;
  readonly note: string | null;
  readonly decidedAt: Date | null;
};

const COLUMNS = {
  id: commissionOffers.id,
  supplierId: commissionOffers.supplierId,
  supplierName: suppliers.name,
  month: commissionOffers.month,
  bookingIds: commissionOffers.bookingIds,
  clientNames: commissionOffers.clientNames,
  answer: commissionOffers.answer,
  claimedBookingId: commissionOffers.claimedBookingId,
  decision: commissionOffers.decision,
  note: commissionOffers.note,
  decidedAt: commissionOffers.decidedAt,
} as const;

/** What stands of the agent's offers: what waits for a word first, then the newest. */
export async function selectOffers(tx: Tx, userId: string): Promise<OfferRow[]> {
  return await tx.db
    .select(COLUMNS)
    .from(commissionOffers)
    .innerJoin(suppliers, eq(suppliers.id, commissionOffers.supplierId))
    .where(and(eq(commissionOffers.userId, userId), isNull(commissionOffers.withdrawnAt), HAS_FIT))
    .orderBy(
      sql`${commissionOffers.decision} is not null`,
      sql`${commissionOffers.answer} is not null`,
      desc(commissionOffers.decidedAt),
      desc(commissionOffers.month),
      commissionOffers.id,
    )
    .limit(MOST);
}

export async function selectOffer(tx: Tx, userId: string, id: string): Promise<OfferRow | undefined> {
  const [row] = await tx.db
    .select(COLUMNS)
    .from(commissionOffers)
    .innerJoin(suppliers, eq(suppliers.id, commissionOffers.supplierId))
    .where(and(ownOffer(userId, id), isNull(commissionOffers.withdrawnAt)));
  return row;
}

/** False where it was decided or taken back meanwhile. */
export async function updateAnswer(
  tx: Tx,
  userId: string,
  id: string,
  answer: OfferAnswer | null,
  bookingId: string | null,
): Promise<boolean> {
  const rows = await tx.db
    .update(commissionOffers)
    .set({ answer, claimedBookingId: bookingId, answeredAt: answer === null ? null : tx.now })
    .where(and(ownOffer(userId, id), isNull(commissionOffers.decision), isNull(commissionOffers.withdrawnAt)))
    .returning({ id: commissionOffers.id });
  return rows.length > 0;
}

export async function selectOfferCounts(tx: Tx, userId: string): Promise<OfferCounts> {
  const [row] = await tx.db
    .select({
      open: sql<number>`(count(*) filter (where ${commissionOffers.answer} is null))::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(commissionOffers)
    .where(and(eq(commissionOffers.userId, userId), isNull(commissionOffers.withdrawnAt), HAS_FIT));
  return row ?? { open: 0, all: 0 };
}

function ownOffer(userId: string, id: string): SQL | undefined {
  return and(eq(commissionOffers.userId, userId), eq(commissionOffers.id, id));
}
