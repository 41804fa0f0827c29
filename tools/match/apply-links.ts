import type { Pool } from "../../db/pool";
import { newId } from "../../lib/platform/base/id";

/** A link to write in bulk. `parts` are its bookings with the amount credited to each; empty for a report. */
export type BulkLink = {
  readonly id: string;
  readonly transactionId: string;
  readonly reportId: string | null;
  readonly parts: readonly {
    readonly userId: string;
    readonly bookingId: string;
    readonly creditMinor: number | null;
  }[];
  readonly source: "AUTO" | "MANUAL";
  readonly at: string;
};

/**
 * Writes links and their payments with the same effect as the product's linking, but many at once and bypassing
 * row-level security.
 */
export async function applyLinks(pool: Pool, asked: readonly BulkLink[]): Promise<void> {
  if (asked.length === 0) return;
  const links = asked.map(withEntries);
  const several = links.filter(({ parts }) => parts.length > 1);
  const splits = new Map(several.map(({ id }) => [id, newId()]));
  await writeSplits(pool, several, splits);
  await pool.ask(
    `insert into match_links (id, transaction_id, booking_user_id, booking_id, report_id, source, created_at)
     select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[], $7::timestamptz[])`,
    [
      links.map(({ id }) => id),
      links.map(({ transactionId }) => transactionId),
      links.map(({ parts }) => (parts.length === 1 ? parts[0]?.userId : null)),
      links.map(({ parts }) => (parts.length === 1 ? parts[0]?.bookingId : null)),
      links.map(({ id, reportId }) => splits.get(id) ?? reportId),
      links.map(({ source }) => source),
      links.map(({ at }) => at),
    ],
  );
  const reports = links.filter(({ reportId }) => reportId !== null);
  await allocate(
    pool,
    links.flatMap(({ id, parts, at }) => parts.map((part) => ({ linkId: id, at, ...part }))),
  );
  await allocate(pool, await entriesOf(pool, reports));
}

type Entered = Omit<BulkLink, "parts"> & {
  readonly parts: readonly (BulkLink["parts"][number] & { readonly entryId: string | null })[];
};

/** Gives each booking its own line id if there are several bookings. */
function withEntries({ parts, ...link }: BulkLink): Entered {
  return { ...link, parts: parts.map((part) => ({ ...part, entryId: parts.length > 1 ? newId() : null })) };
}

/** Writes a report, as if entered by a person, for each deposit that covers several bookings. */
async function writeSplits(
  pool: Pool,
  links: readonly Entered[],
  splits: ReadonlyMap<string, string>,
): Promise<void> {
  if (links.length === 0) return;
  await pool.ask(
    `insert into commission_reports (id, source, supplier_name, reference_number, received_on, currency, gross_minor, net_minor, status, search, created_at, updated_at)
     select l.id, 'split', '', '', t.booked_on, t.currency, t.amount_minor, t.amount_minor, 'Open', '', now(), now()
     from unnest($1::uuid[], $2::uuid[]) as l (id, transaction_id) join bank_transactions t on t.id = l.transaction_id`,
    [links.map(({ id }) => splits.get(id)), links.map(({ transactionId }) => transactionId)],
  );
  const lines = links.flatMap(({ id, parts }) =>
    parts.map((part, at) => ({ ...part, report: splits.get(id), line: at + 1 })),
  );
  await pool.ask(
    `insert into commission_report_entries (id, report_id, line, gross_minor, net_minor, outcome, booking_user_id, booking_id, match_source, status, updated_at)
     select l.id, l.report_id, l.line, 0, 0, 'paid', l.user_id, l.booking_id, 'MANUAL', 'CLOSED', now()
     from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::int[], $5::uuid[]) as l (report_id, user_id, booking_id, line, id)`,
    [
      lines.map(({ report }) => report),
      lines.map(({ userId }) => userId),
      lines.map(({ bookingId }) => bookingId),
      lines.map(({ line }) => line),
      lines.map(({ entryId }) => entryId),
    ],
  );
}

type Allocation = {
  readonly userId: string;
  readonly linkId: string;
  readonly entryId: string | null;
  readonly bookingId: string;
  readonly creditMinor: number | null;
  readonly at: string;
};

/** Returns the settled lines of linked reports, except lines of zero. */
async function entriesOf(pool: Pool, links: readonly Entered[]): Promise<Allocation[]> {
  if (links.length === 0) return [];
  const rows = await pool.ask(
    `select l.id as "linkId", l.at, e.id as "entryId", e.booking_user_id as "userId", e.booking_id as "bookingId", e.gross_minor as "creditMinor"
     from unnest($1::uuid[], $2::uuid[], $3::text[]) as l (id, report_id, at)
     join commission_report_entries e on e.report_id = l.report_id
     where e.booking_id is not null and e.match_source is not null and e.ignored_at is null and e.gross_minor <> 0`,
    [links.map(({ id }) => id), links.map(({ reportId }) => reportId), links.map(({ at }) => at)],
  );
  return [...rows].map((row) => ({
    ...(row as unknown as Allocation),
    creditMinor: Number(row.creditMinor),
  }));
}

/**
 * Writes one payment for each; it replaces the payment the agent reported. A null amount credits what is outstanding.
 */
async function allocate(pool: Pool, all: readonly Allocation[]): Promise<void> {
  if (all.length === 0) return;
  const columns = [
    all.map(({ linkId }) => linkId),
    all.map(({ entryId }) => entryId),
    all.map(({ bookingId }) => bookingId),
    all.map(({ creditMinor }) => creditMinor),
    all.map(({ at }) => at),
    all.map(({ userId }) => userId),
  ];
  const asked =
    "unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bigint[], $5::timestamptz[], $6::uuid[]) as l (link_id, entry_id, booking_id, credit, at, user_id)";
  await pool.ask(
    `update allocations a set reversed_at = now() from ${asked}
     where a.user_id = l.user_id and a.booking_id = l.booking_id and a.source = 'self_reported' and a.reversed_at is null and coalesce(l.credit, 1) > 0`,
    columns,
  );
  await refreshBookings(pool, all);
  await pool.ask(
    `insert into allocations (user_id, id, booking_id, amount_minor, currency, received_on, source, link_id, entry_id, payment_no, created_at)
     select b.user_id, gen_random_uuid(), b.id, coalesce(l.credit, greatest(1, b.commission_minor - b.received_minor)), b.commission_currency,
       l.at::date, 'deposit', l.link_id, l.entry_id,
       coalesce((select max(a.payment_no) from allocations a where a.user_id = b.user_id and a.booking_id = b.id), 0)
         + row_number() over (partition by b.id), l.at
     from ${asked} join bookings b on b.user_id = l.user_id and b.id = l.booking_id`,
    columns,
  );
  await refreshBookings(pool, all);
}

/** Recomputes the received amount of these bookings from their unreversed payments. */
export async function refreshBookings(
  pool: Pool,
  all: readonly { readonly userId: string; readonly bookingId: string }[],
): Promise<void> {
  await pool.ask(
    `update bookings b set received_minor = s.sum, last_paid_on = s.last,
       status = case when s.sum >= b.commission_minor then 'PAID' when b.closed_at is not null then 'CLOSED' else 'CONFIRMED' end
     from (select asked.user_id, asked.id, coalesce(sum(a.amount_minor), 0) as sum, max(a.received_on) filter (where a.amount_minor > 0) as last
       from (select distinct * from unnest($1::uuid[], $2::uuid[]) as asked (user_id, id)) asked
       left join allocations a on a.user_id = asked.user_id and a.booking_id = asked.id and a.reversed_at is null group by 1, 2) s
     where b.user_id = s.user_id and b.id = s.id`,
    [all.map(({ userId }) => userId), all.map(({ bookingId }) => bookingId)],
  );
}
