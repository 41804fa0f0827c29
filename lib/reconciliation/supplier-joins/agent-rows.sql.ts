import "server-only";
import { sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { chases, commissionOffers, outboundEmails } from "@/db/schema";
import type { MovedOfAgent } from "@/lib/ledger/suppliers/administration/moved-rows.model";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";

type Others = Pick<MovedOfAgent, "chases" | "emails" | "offers">;

/**
 * Moves the agent's chases, emails and offers from one supplier to another. An email that waits to be sent stays if one
 * already waits at the other supplier.
 */
export async function moveOthers(tx: Tx, from: string, into: string): Promise<Others> {
  const owner = ownerOf(tx);
  const at = (table: string) => sql`${sql.raw(table)}.user_id = ${owner} and ${sql.raw(table)}.supplier_id`;
  const waits = sql`sent_at is null and failed_at is null and withdrawn_at is null`;
  const [row] = await tx.db.execute<{ moved: string }>(sql`
    with c as (update ${chases} set supplier_id = ${into} where ${at("chases")} = ${from} returning id),
    e as (update ${outboundEmails} set supplier_id = ${into} where ${at("outbound_emails")} = ${from}
      and (not (${waits}) or not exists (select from ${outboundEmails} o
        where o.user_id = ${owner} and o.supplier_id = ${into} and o.sent_at is null and o.failed_at is null and o.withdrawn_at is null))
      returning id),
    o as (update ${commissionOffers} set supplier_id = ${into} where ${at("commission_offers")} = ${from} returning id)
    select json_build_object('chases', array(select id from c), 'emails', array(select id from e),
      'offers', array(select id from o))::text as moved`);
  return JSON.parse(row?.moved ?? "") as Others;
}

/** Moves back those that nobody has moved since. */
export async function moveOthersBack(tx: Tx, from: string, moved: MovedOfAgent): Promise<void> {
  const owner = ownerOf(tx);
  const these = (ids: readonly string[]) =>
    sql`user_id = ${owner} and supplier_id = ${moved.intoId} and id = any(${arrayText(ids)}::uuid[])`;
  await tx.db.execute(sql`
    with c as (update ${chases} set supplier_id = ${from} where ${these(moved.chases)}),
    e as (update ${outboundEmails} set supplier_id = ${from} where ${these(moved.emails)}
      and (sent_at is not null or failed_at is not null or withdrawn_at is not null
        or not exists (select from ${outboundEmails} o where o.user_id = ${owner} and o.supplier_id = ${from}
          and o.sent_at is null and o.failed_at is null and o.withdrawn_at is null))),
    o as (update ${commissionOffers} set supplier_id = ${from} where ${these(moved.offers)})
    select`);
}
