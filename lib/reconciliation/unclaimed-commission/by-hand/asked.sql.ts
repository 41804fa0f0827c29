import "server-only";
import { eq, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { bankTransactions, commissionOffers } from "@/db/schema";
import { type CalendarDate, monthOf } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import { type ClaimDecision, type OfferAnswer, offerStateOf } from "../offer-state.model";
import type { AskedAgent } from "./asked.model";

/** Returns the agents to whom a deposit is offered, with their answers, sorted by name. */
export async function selectAsked(tx: Tx, transactionId: string): Promise<AskedAgent[]> {
  const rows = await tx.db.execute<
    Omit<AskedAgent, "state"> & { answer: OfferAnswer | null; decision: ClaimDecision | null }
  >(sql`
    select o.id as "offerId", o.user_id as "agentId", coalesce(nullif(u.name, ''), u.email) as name, o.answer, o.decision,
      o.asked_at is not null as "isByHand"
    from commission_offer_subjects s join commission_offers o on o.user_id = s.agent_id and o.id = s.offer_id
      join users u on u.id = o.user_id
    where s.subject_id = ${transactionId} and o.withdrawn_at is null order by name, o.id`);
  return [...rows].map(({ answer, decision, ...row }) => ({ ...row, state: offerStateOf(answer, decision) }));
}

/** Returns those of these agents who can be asked: their account is active, and they may see the supplier. */
export async function selectAskable(
  tx: Tx,
  agentIds: readonly string[],
  supplierId: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx.db.execute<{ id: string }>(sql`
    select u.id from users u join suppliers s on s.id = ${supplierId} and (s.owner_id is null or s.owner_id = u.id)
    where u.id = any (${arrayText(agentIds)}::uuid[]) and u.suspended_at is null`);
  return new Set([...rows].map(({ id }) => id));
}

export async function selectSupplierName(tx: Tx, id: string): Promise<string> {
  const rows = await tx.db.execute<{ name: string }>(sql`select name from suppliers where id = ${id}`);
  return rows[0]?.name ?? "";
}

type Deposit = { readonly id: string; readonly supplierId: string; readonly bookedOn: CalendarDate };

/**
 * Offers a deposit to these agents, even to those who said that it isn't theirs. Claims and decisions stay. Returns the
 * agents who are newly asked.
 */
export async function upsertAsked(
  tx: Tx,
  { id, supplierId, bookedOn }: Deposit,
  agentIds: readonly string[],
): Promise<{ readonly offerId: string; readonly agentId: string }[]> {
  const offers = agentIds.map(() => crypto.randomUUID());
  const now = sql`${tx.now.toISOString()}::timestamptz`;
  await tx.db.execute(sql`insert into commission_offer_subjects (offer_id, agent_id, kind, subject_id)
    select n.offer, n.agent, 'transaction', ${id}
    from unnest(${arrayText(offers)}::uuid[], ${arrayText(agentIds)}::uuid[]) as n (offer, agent)
    on conflict (subject_id, agent_id) do nothing`);
  const rows = await tx.db.execute<{ offerId: string; agentId: string }>(sql`
    insert into commission_offers as had (user_id, id, supplier_id, month, asked_at, created_at)
    select s.agent_id, s.offer_id, ${supplierId}, ${monthOf(bookedOn).first}, ${now}, ${now}
    from commission_offer_subjects s where s.subject_id = ${id} and s.agent_id = any (${arrayText(agentIds)}::uuid[])
    order by s.agent_id, s.offer_id
    on conflict (user_id, id) do update set asked_at = excluded.asked_at, withdrawn_at = null, answer = null, answered_at = null,
      supplier_id = excluded.supplier_id, month = excluded.month
    where had.answer is distinct from 'claimed' and (had.asked_at is null or had.withdrawn_at is not null or had.answer is not null)
    returning had.id as "offerId", had.user_id as "agentId"`);
  return [...rows];
}

export async function hasDeposit(tx: Tx, id: string): Promise<boolean> {
  return (await tx.db.$count(bankTransactions, eq(bankTransactions.id, id))) > 0;
}

export async function hasOffer(tx: Tx, id: string): Promise<boolean> {
  return (await tx.db.$count(commissionOffers, eq(commissionOffers.id, id))) > 0;
}

/**
 * Withdraws an offer made by hand that isn't claimed. If the commission fits the agent anyway, the search's offer
 * stays. Returns false if there is no such offer.
 */
export async function withdrawAsked(tx: Tx, offerId: string): Promise<boolean> {
  const rows = await tx.db.execute(sql`
    update commission_offers o set asked_at = null, withdrawn_at =
      case when cardinality(o.booking_ids) + cardinality(o.client_names) = 0 then ${tx.now.toISOString()}::timestamptz end
    from commission_offer_subjects s
    where s.offer_id = ${offerId} and o.user_id = s.agent_id and o.id = s.offer_id
      and o.asked_at is not null and o.withdrawn_at is null and o.answer is distinct from 'claimed' returning o.id`);
  return rows.length > 0;
}
