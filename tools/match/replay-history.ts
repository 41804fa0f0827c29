import type { Pool } from "../../db/pool";
import { newId } from "../../lib/platform/base/id";
import { type Context, systemContext } from "../../lib/platform/context/context";
import { inSystemTransaction } from "../../lib/platform/context/transaction";
import { learnFromIgnore, learnFromLink, unlearnLink } from "../../lib/reconciliation/matching/learn";
import { applyLinks, type BulkLink, refreshBookings } from "./apply-links";
import type { SetRow } from "./read-set";

const WHOLE = 0.05;

/** A context of the noon of a day. */
export function contextOn(day: string): Context {
  return { ...systemContext("job:match-transactions"), now: new Date(`${day}T12:00:00Z`) };
}

/** Whose the bookings are that history names. */
export async function ownersOf(pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await pool.ask("select id, user_id as owner from bookings where id = any ($1::uuid[])", [ids]);
  return new Map([...rows].map((row) => [String(row.id), String(row.owner)]));
}

/** What administrators did on one day, in its order: links, links taken back, what they ignored. */
export async function replayDay(
  pool: Pool,
  owners: ReadonlyMap<string, string>,
  day: string,
  events: readonly SetRow[],
): Promise<void> {
  const of = (subject: string, event: string) =>
    events.filter((one) => one.subject === subject && one.event === event);
  const undone = new Map(of("transaction", "UNLINK").map((one) => [`${one.id} ${one.target_ids}`, one]));
  const links = of("transaction", "LINK");
  // Taken back is the first of its kind: the same link may have been made again.
  const wrong = links.filter((one) => undone.delete(`${one.id} ${one.target_ids}`));
  const right = links.filter((one) => !wrong.includes(one));
  await unlink(pool, day, await standingOf(pool, [...undone.values()]));
  await linkEntries(pool, owners, of("entry", "LINK"), of("entry", "IGNORE"));
  const mistakes = await linksOf(pool, owners, wrong, day);
  await applyLinks(pool, mistakes);
  await learn(day, mistakes);
  await unlink(
    pool,
    day,
    mistakes.map(({ id }) => id),
  );
  const made = await linksOf(pool, owners, right, day);
  await applyLinks(pool, made);
  await learn(day, made);
  await ignore(pool, day, of("transaction", "IGNORE"));
}

/** A link that the product refuses, of a line of a forwarded report to another agent's booking, is left out. */
async function linkEntries(
  pool: Pool,
  owners: ReadonlyMap<string, string>,
  links: readonly SetRow[],
  ignored: readonly SetRow[],
): Promise<void> {
  if (links.length > 0) {
    await pool.ask(
      `update commission_report_entries e set booking_user_id = l.user_id, booking_id = l.booking_id, match_source = 'MANUAL', status = 'AUTO_MATCHED'
       from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as l (id, booking_id, user_id), commission_reports r
       where e.id = l.id and r.id = e.report_id and l.user_id = coalesce(r.owner_id, l.user_id)`,
      [
        links.map(({ id }) => id),
        links.map(({ target_ids: ids }) => ids),
        links.map(({ target_ids: ids = "" }) => owners.get(ids)),
      ],
    );
  }
  if (ignored.length > 0) {
    await pool.ask(
      `update commission_report_entries set ignored_at = now(), booking_id = null, booking_user_id = null, match_source = null,
      status = 'IGNORED' where id = any ($1::uuid[])`,
      [ignored.map(({ id }) => id)],
    );
  }
}

/**
 * A deposit settles a booking that it nearly pays, or pays in another currency; else it is credited as it is. Money that
 * takes back a booking's of which nothing has come is left out, as the product refuses it.
 */
async function linksOf(
  pool: Pool,
  owners: ReadonlyMap<string, string>,
  events: readonly SetRow[],
  day: string,
): Promise<BulkLink[]> {
  if (events.length === 0) return [];
  const rows = await pool.ask(
    `select e.id, (case when t.amount_minor < 0 then -least(b.received_minor, -t.amount_minor)
       when b.commission_currency <> t.currency then null
       when t.amount_minor >= (b.commission_minor - b.received_minor) * (1 - $3::float) and t.amount_minor <= b.commission_minor - b.received_minor then null
       when t.amount_minor > b.commission_minor - b.received_minor then greatest(1, b.commission_minor - case when exists (
         select from allocations a where a.user_id = b.user_id and a.booking_id = b.id and a.source = 'self_reported' and a.reversed_at is null)
         then 0 else b.received_minor end)
       else t.amount_minor end) as credit
     from unnest($1::uuid[], $2::uuid[], $4::uuid[]) as e (id, booking_id, user_id) join bank_transactions t on t.id = e.id
     join bookings b on b.user_id = e.user_id and b.id = e.booking_id`,
    [
      events.map(({ id }) => id),
      events.map((one) => (one.target_type === "booking" ? one.target_ids : null)),
      WHOLE,
      events.map((one) => owners.get(one.target_ids ?? "")),
    ],
  );
  const credits = new Map(
    [...rows].map((row) => [String(row.id), row.credit === null ? null : Number(row.credit)]),
  );
  const possible = events.filter(({ id = "" }) => credits.get(id) !== 0);
  return possible.map(({ id = "", target_type: type = "", target_ids: ids = "" }) => ({
    id: newId(),
    transactionId: id,
    reportId: type === "report" ? ids : null,
    parts:
      type === "report"
        ? []
        : ids.split("|").map((bookingId) => ({
            userId: owners.get(bookingId) ?? "",
            bookingId,
            creditMinor: type === "bookings" ? null : (credits.get(id) ?? null),
          })),
    source: "MANUAL",
    at: `${day}T12:00:00Z`,
  }));
}

async function learn(day: string, links: readonly BulkLink[]): Promise<void> {
  if (links.length === 0) return;
  await inSystemTransaction(contextOn(day), async (tx) => {
    for (const { id } of links) await learnFromLink(tx, id);
  });
}

/** The links of earlier days that these events take back. */
async function standingOf(pool: Pool, events: readonly SetRow[]): Promise<readonly string[]> {
  if (events.length === 0) return [];
  const rows = await pool.ask(
    "select id from match_links where transaction_id = any ($1::uuid[]) and closed_at is null",
    [events.map(({ id }) => id)],
  );
  return [...rows].map(({ id }) => String(id));
}

async function unlink(pool: Pool, day: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await pool.ask("update match_links set closed_at = $2::timestamptz where id = any ($1::uuid[])", [
    ids,
    `${day}T12:00:00Z`,
  ]);
  const reversed = await pool.ask(
    `update allocations set reversed_at = now() where link_id = any ($1::uuid[]) and reversed_at is null
     returning user_id as "userId", booking_id as "bookingId"`,
    [ids],
  );
  await refreshBookings(
    pool,
    [...reversed].map(({ userId, bookingId }) => ({ userId: String(userId), bookingId: String(bookingId) })),
  );
  await inSystemTransaction(contextOn(day), async (tx) => {
    for (const id of ids) await unlearnLink(tx, id);
  });
}

async function ignore(pool: Pool, day: string, events: readonly SetRow[]): Promise<void> {
  if (events.length === 0) return;
  await pool.ask(
    "update bank_transactions set ignored_at = $2::timestamptz, status = 'IGNORED' where id = any ($1::uuid[])",
    [events.map(({ id }) => id), `${day}T12:00:00Z`],
  );
  await inSystemTransaction(contextOn(day), async (tx) => {
    for (const { id = "" } of events) await learnFromIgnore(tx, id);
  });
}
