import "server-only";
import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { bankAccounts, categoryRules } from "@/db/schema/index";
import type { Category } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import { containing } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import type { CategoryRule, LiveRule, RuleDraft, RuleLine } from "./rule.model";

/** Returns the active rules, oldest first. */
export function selectLiveRules(tx: Tx): Promise<LiveRule[]> {
  return tx.db
    .select()
    .from(categoryRules)
    .where(isNull(categoryRules.endedAt))
    .orderBy(asc(categoryRules.createdAt), asc(categoryRules.id));
}

/** Returns the active rules as shown to administrators. */
export async function selectRules(tx: Tx): Promise<CategoryRule[]> {
  const rows = await tx.db
    .select({
      rule: categoryRules,
      accountName: bankAccounts.name,
      count: sql<number>`(select count(*)::int from bank_transactions t
        where t.category_rule_id = ${categoryRules.id} and t.withdrawn_at is null)`,
    })
    .from(categoryRules)
    .leftJoin(bankAccounts, eq(bankAccounts.id, categoryRules.accountId))
    .where(isNull(categoryRules.endedAt))
    .orderBy(asc(categoryRules.createdAt), asc(categoryRules.id));
  return rows.map(({ rule: { id, words, accountId, direction, category, note }, ...row }) => ({
    ...{ id, accountId, direction, category, note },
    ...row,
    words: words.join(" "),
  }));
}

/** Inserts a rule. Returns false if it already exists. */
export async function insertRule(tx: Tx, id: string, draft: RuleDraft): Promise<boolean> {
  const createdBy = tx.actor.kind === "agent" ? tx.actor.id : null;
  const rows = await tx.db
    .insert(categoryRules)
    .values({ ...draft, words: [...draft.words], id, createdBy, createdAt: tx.now })
    .onConflictDoNothing()
    .returning({ id: categoryRules.id });
  return rows.length > 0;
}

/** Whether a rule exists, active or ended. */
export async function hasRule(tx: Tx, id: string): Promise<boolean> {
  return (await tx.db.$count(categoryRules, eq(categoryRules.id, id))) > 0;
}

/** Ends a rule and returns it, or undefined if no such rule was active. */
export async function updateEnded(tx: Tx, id: string): Promise<LiveRule | undefined> {
  const endedBy = tx.actor.kind === "agent" ? tx.actor.id : null;
  const [row] = await tx.db
    .update(categoryRules)
    .set({ endedAt: tx.now, endedBy })
    .where(and(eq(categoryRules.id, id), isNull(categoryRules.endedAt)))
    .returning();
  return row;
}

/**
 * The condition for transactions that are open to automatic decisions: nobody has ever linked or ignored them or
 * assigned a supplier, the matcher proposes nothing, no agent was asked by hand or has claimed them, and their month
 * isn't locked.
 */
const UNDECIDED = sql.raw(`t.ignored_at is null and t.withdrawn_at is null
  and not t.is_supplier_assigned and t.amount_minor <> 0 and t.book_day > (select books_locked_to())
  and t.status in ('NEW', 'METADATA_EXTRACTED', 'PENDING_REVIEW', 'EXCEPTION')
  and not exists (select from match_links l where l.transaction_id = t.id)
  and not exists (select from commission_offer_subjects s join commission_offers o on o.user_id = s.agent_id and o.id = s.offer_id
    where s.subject_id = t.id and o.withdrawn_at is null and (o.asked_at is not null or o.answer = 'claimed' and o.decision is null))`);

/** The condition for transactions that rules may ignore: undecided, and never restored by anyone. */
const UNTOUCHED = sql`t.restored_at is null and ${UNDECIDED}`;

export type OpenLine = RuleLine & {
  readonly id: string;
  readonly bookedOn: CalendarDate;
  readonly currency: Currency;
};

/**
 * Returns the transactions that rules may ignore, newest first: those with these ids or, if `ids` is null, all that
 * contain the words of any of the rules.
 */
export async function selectOpenLines(
  tx: Tx,
  rules: readonly Pick<LiveRule, "words">[],
  ids: readonly string[] | null,
): Promise<OpenLine[]> {
  const likely = rules.map(
    ({ words }) =>
      sql`(${sql.join(
        words.map((word) => sql`t.search like ${containing(word)}`),
        sql` and `,
      )})`,
  );
  if (likely.length === 0) return [];
  const among =
    ids === null ? sql`(${sql.join(likely, sql` or `)})` : sql`t.id = any (${arrayText(ids)}::uuid[])`;
  const rows = await tx.db.execute<OpenLine>(sql`
    select t.id, t.memo, t.payer, t.account_id as "accountId", t.amount_minor::float8 as "amountMinor", t.currency,
      t.booked_on::text as "bookedOn" from bank_transactions t where ${UNTOUCHED} and ${among} order by t.booked_on desc, t.id`);
  return [...rows];
}

/** Locks these transactions, and returns those that rules may still ignore, with their statuses. */
export async function lockUntouched(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const asked = sql`t.id = any (${arrayText(ids)}::uuid[])`;
  await tx.db.execute(sql`select from bank_transactions t where ${asked} order by t.id for update`);
  // A separate query, because one that waited for the locks wouldn't see what was decided in the meantime.
  const rows = await tx.db.execute<{ id: string; status: string }>(
    sql`select t.id, t.status from bank_transactions t where ${asked} and ${UNTOUCHED}`,
  );
  return new Map([...rows].map(({ id, status }) => [id, status]));
}

/** Ignores locked transactions, each with the category and note of its rule. */
export async function updateByRules(
  tx: Tx,
  said: readonly { readonly id: string; readonly rule: LiveRule }[],
): Promise<void> {
  await tx.db.execute(sql`
    update bank_transactions t set ignored_at = ${tx.now.toISOString()}::timestamptz, category = r.category, category_note = r.note,
      category_rule_id = r.id, version = t.version + 1, updated_at = ${tx.now.toISOString()}::timestamptz
    from unnest(${arrayText(said.map(({ id }) => id))}::uuid[], ${arrayText(said.map(({ rule }) => rule.id))}::uuid[]) as n (id, rule)
      join category_rules r on r.id = n.rule
    where t.id = n.id`);
}

/** A transaction that a rule ignored, with the rule's details. */
export type IgnoredByRule = {
  readonly id: string;
  readonly category: Category;
  readonly note: string | null;
  readonly words: readonly string[];
};

const IN_OPEN_MONTH = sql.raw("t.withdrawn_at is null and t.book_day > (select books_locked_to())");

/** Counts the transactions ignored by a rule. */
export async function countByRule(tx: Tx, ruleId: string): Promise<number> {
  const rows = await tx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from bank_transactions where category_rule_id = ${ruleId} and withdrawn_at is null`,
  );
  return rows[0]?.count ?? 0;
}

/** Restores the transactions that a rule ignored, except those in locked months. */
export async function updateTakenBack(tx: Tx, ruleId: string): Promise<IgnoredByRule[]> {
  const taken = sql`t.category_rule_id = ${ruleId} and ${IN_OPEN_MONTH}`;
  await lock(tx, taken);
  const rows = await tx.db.execute<IgnoredByRule>(sql`
    update bank_transactions t set ignored_at = null, category = null, category_note = null, category_rule_id = null,
      restored_at = ${now(tx)}, decision = null, version = t.version + 1, updated_at = ${now(tx)}
    from category_rules r where ${taken} and r.id = ${ruleId} returning t.id, r.category, r.note, r.words`);
  return [...rows];
}

/**
 * Ignores the transactions again that were restored at the given instant, unless somebody has linked, ignored or
 * claimed them since.
 */
export async function updatePutBack(tx: Tx, ruleId: string, at: string): Promise<IgnoredByRule[]> {
  const open = sql`t.restored_at = ${at}::timestamptz and ${UNDECIDED}`;
  await lock(tx, open);
  const rows = await tx.db.execute<IgnoredByRule>(sql`
    update bank_transactions t set ignored_at = ${now(tx)}, category = r.category, category_note = r.note, category_rule_id = r.id,
      restored_at = null, version = t.version + 1, updated_at = ${now(tx)}
    from category_rules r where ${open} and r.id = ${ruleId} returning t.id, r.category, r.note, r.words`);
  return [...rows];
}

async function lock(tx: Tx, which: SQL): Promise<void> {
  await tx.db.execute(sql`select from bank_transactions t where ${which} order by t.id for update`);
}

const now = (tx: Tx) => sql`${tx.now.toISOString()}::timestamptz`;
