import "server-only";
import { eq, inArray, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import {
  chases,
  commissionOffers,
  outboundEmails,
  supplierPreferences,
  suppliers,
  users,
} from "@/db/schema/index";
import type { KeptPreferences, MovedOfAgent } from "@/lib/ledger/suppliers/administration/moved-rows.model";
import { Failure } from "@/lib/platform/base/failure";
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

/**
 * Copies an agent's settings for a supplier to the supplier it is merged into, without overwriting that supplier's own
 * settings. Returns its previous settings.
 */
export async function carrySettings(
  tx: Tx,
  from: string,
  into: string,
): Promise<Pick<MovedOfAgent, "settled">> {
  const [owner, now] = [ownerOf(tx), tx.now.toISOString()];
  const [row] = await tx.db.execute<{ had: string | null; carried: boolean }>(sql`
    with had as (
      select payment_basis as basis, payment_lag_days as "lagDays", chase_name as "chaseName", chase_email as "chaseEmail",
        chase_language as "chaseLanguage", chase_days as "chaseDays", commission_bp as "commissionBp"
      from ${supplierPreferences} where user_id = ${owner} and supplier_id = ${into}),
    carried as (
      insert into ${supplierPreferences} as p (user_id, supplier_id, payment_basis, payment_lag_days, chase_name,
        chase_email, chase_language, chase_days, commission_bp, updated_at)
      select user_id, ${into}::uuid, payment_basis, payment_lag_days, chase_name, chase_email, chase_language,
        chase_days, commission_bp, ${now}::timestamptz
      from ${supplierPreferences} where user_id = ${owner} and supplier_id = ${from} and merged_into is null
        and num_nonnulls(payment_lag_days, chase_name, chase_email, chase_language, chase_days, commission_bp) > 0
      on conflict (user_id, supplier_id) do update set
        payment_basis = case when p.payment_lag_days is null then excluded.payment_basis else p.payment_basis end,
        payment_lag_days = coalesce(p.payment_lag_days, excluded.payment_lag_days),
        chase_name = case when p.chase_email is null then excluded.chase_name else p.chase_name end,
        chase_email = coalesce(p.chase_email, excluded.chase_email),
        chase_language = coalesce(p.chase_language, excluded.chase_language),
        chase_days = coalesce(p.chase_days, excluded.chase_days),
        commission_bp = coalesce(p.commission_bp, excluded.commission_bp), updated_at = excluded.updated_at
      returning supplier_id)
    select (select row_to_json(had)::text from had) as had, exists (select from carried) as carried`);
  if (!row?.carried) return {};
  return { settled: row.had === null ? null : (JSON.parse(row.had) as KeptPreferences) };
}

/** Removes the agent's own merging of a supplier, because it would create a cycle. */
export async function removeOwnMerge(tx: Tx, supplierId: string): Promise<void> {
  await tx.db.execute(sql`
    update ${supplierPreferences} set merged_into = null, updated_at = ${tx.now.toISOString()}::timestamptz
    where user_id = ${ownerOf(tx)} and supplier_id = ${supplierId}`);
}

/** Restores the agent's previous settings, unless they have changed since the merging. */
export async function restoreSettings(tx: Tx, moved: MovedOfAgent, mergedAt: Date): Promise<void> {
  const { settled, unledFrom: removedOwnMergeInto } = moved;
  const mine = sql`user_id = ${ownerOf(tx)} and supplier_id = ${moved.intoId} and updated_at = ${mergedAt.toISOString()}::timestamptz`;
  if (settled === null) {
    await tx.db.execute(sql`delete from ${supplierPreferences} where ${mine}`);
  } else if (settled !== undefined) {
    await tx.db.execute(sql`
      update ${supplierPreferences} set payment_basis = ${settled.basis}, payment_lag_days = ${settled.lagDays},
        chase_name = ${settled.chaseName}, chase_email = ${settled.chaseEmail},
        chase_language = ${settled.chaseLanguage ?? null},
        chase_days = ${settled.chaseDays ? sql.param([...settled.chaseDays]) : null}::int[], commission_bp = ${settled.commissionBp}
      where ${mine}`);
  }
  if (removedOwnMergeInto !== undefined) {
    await tx.db.execute(
      sql`update ${supplierPreferences} set merged_into = ${removedOwnMergeInto} where ${mine} and merged_into is null`,
    );
  }
}

/**
 * The supplier to which an agent's rows move. `removedOwnMergeInto` is the target of the agent's own merging that must be removed
 * because it would create a cycle.
 */
export type AgentAt = { readonly userId: string; readonly intoId: string; readonly unledFrom: string | null };

/**
 * Returns the agents who have anything at a supplier, each with the supplier that they see instead of `into`, in the
 * order in which their data is processed.
 */
export async function selectAgentsMoving(tx: Tx, from: string, into: string): Promise<readonly AgentAt[]> {
  const rows = await tx.db.execute<{ user_id: string; at: string; first: string | null }>(sql`
    with recursive agents as (
      select user_id from bookings where supplier_id = ${from}
      union select user_id from supplier_preferences where supplier_id = ${from}
      union select user_id from chases where supplier_id = ${from}
      union select user_id from outbound_emails where supplier_id = ${from}
      union select user_id from commission_offers where supplier_id = ${from}
      union select user_id from supplier_preferences where supplier_id = ${into} and merged_into = ${from}
    ), led as (
      select user_id, ${into}::uuid as at, null::uuid as first, 0 as step from agents
      union all
      select l.user_id, coalesce(p.merged_into, s.merged_into), coalesce(l.first, p.merged_into), l.step + 1
      from led l join suppliers s on s.id = l.at
      left join supplier_preferences p on p.user_id = l.user_id and p.supplier_id = l.at
      where coalesce(p.merged_into, s.merged_into) is not null and l.at <> ${from} and l.step < 8
    )
    select distinct on (user_id) user_id, at, first from led order by user_id, step desc`);
  return [...rows].map(({ user_id, at, first }) =>
    at === from
      ? { userId: user_id, intoId: into, unledFrom: first }
      : { userId: user_id, intoId: at, unledFrom: null },
  );
}

/** Returns those of these agents whose account still exists. */
export async function selectThere(tx: Tx, agents: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...agents]));
  return new Set(rows.map(({ id }) => id));
}

export async function selectSupplierName(tx: Tx, id: string): Promise<string> {
  const [row] = await tx.db.select({ name: suppliers.name }).from(suppliers).where(eq(suppliers.id, id));
  if (!row) throw new Failure("NOT_FOUND");
  return row.name;
}
