import { readFileSync } from "node:fs";
import path from "node:path";
import type { Sql } from "postgres";

export const AGENTS = 10_000;
export const LARGE = 50_000;
const OWN_SUPPLIERS = 200;

/** Returns the id of an agent. Agent 0 has 50,000 bookings, the others share the rest. */
export function agentId(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
}

const AGENT = (number: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const SUPPLIER = (number: string) => `('00000000-0000-7000-9000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const TABLES = [
  "bookings",
  "allocations",
  "activities",
  "suppliers",
  "supplier_preferences",
  "booking_totals",
  "due_totals",
  "supplier_totals",
  "users",
] as const;

/**
 * Inserts bookings in chronological order, as they would arrive, with their payments and one activity each. Nothing is
 * analysed until `analyse` runs.
 */
export async function fillLedger(sql: Sql, bookings: number): Promise<void> {
  const start = performance.now();
  // The monthly partitions that exist after three years, which is how long the feed is kept.
  await sql`select make_partitions(now() - interval '3 years', now() + interval '3 months')`;
  for (const table of await wholeTables(sql)) {
    await sql.unsafe(`alter table ${table} set (autovacuum_enabled = false)`);
  }
  const owner = AGENT(`case when n % ${Math.round(bookings / LARGE)} = 0 then 0
    else 1 + (n * 7919::bigint) % ${AGENTS - 1} end`);
  await sql.unsafe(`insert into users (id, email, created_at, updated_at)
    select ${AGENT("n")}, n || '@bench.test', now(), now() from generate_series(0, ${AGENTS - 1}) n`);
  await sql.unsafe(`insert into suppliers (id, name, name_key, is_verified, created_at, updated_at)
    select ${SUPPLIER("n")}, 'Supplier ' || n, 'supplier ' || n, true, now(), now() from generate_series(1, 500) n`);
  await sql.unsafe(`insert into suppliers (id, owner_id, name, name_key, created_at, updated_at)
    select gen_random_uuid(), ${AGENT("a")}, 'Own ' || s, 'own ' || s, now(), now()
    from generate_series(0, ${AGENTS - 1}) a, generate_series(1, case a when 0 then ${OWN_SUPPLIERS} else 3 end) s`);
  await sql.unsafe(`insert into bookings (user_id, id, confirmation_number, number_key, supplier_id, client_name, status,
      total_minor, total_currency, commission_minor, commission_currency, received_minor, last_paid_on, supplier_key,
      travel_start, travel_end,
      due_on, source, search, created_at, updated_at)
    select ${owner}, gen_random_uuid(), 'HB-' || n, 'HB' || n, ${SUPPLIER("1 + n % 500")}, 'Marta Lind ' || n % 1000,
      status, 100000 + n % 900000, code, commission, code,
      case when status in ('PAID', 'ARCHIVED') then commission else 0 end,
      case when status in ('PAID', 'ARCHIVED') then day + 27 + ((100000 + n % 900000) % 30)::int end,
      'supplier ' || (1 + n % 500),
      day, day + 7, day + 42, 'csv',
      'hb-' || n || ' marta lind ' || n % 1000 || ' supplier ' || (1 + n % 500) || ' hb' || n,
      now() - (${bookings} - n) * interval '3 years' / ${bookings}, now()
    from generate_series(1, ${bookings}) n,
      lateral (select (array['CONFIRMED', 'CONFIRMED', 'OVERDUE', 'PAID', 'CLOSED', 'ARCHIVED', 'ARCHIVED'])[1 + n % 7]
        as status, (array['USD', 'EUR', 'GBP'])[1 + n % 3] as code, 10000 + n % 90000 as commission,
        current_date - 700 + (n % 900) as day) f`);
  await sql.unsafe(`insert into allocations (user_id, id, booking_id, amount_minor, currency, received_on, source, created_at)
    select user_id, gen_random_uuid(), id, received_minor, commission_currency,
      travel_end + 20 + (total_minor % 30)::int, 'self_reported', now()
    from bookings where received_minor > 0`);
  await sql.unsafe(`insert into activities (user_id, id, type, booking_id, created_at)
    select user_id, gen_random_uuid(), 'BOOKING_CREATED', id, created_at from bookings`);
  await sql.begin(async (tx) => {
    for (const statement of totalsOfAll()) await tx.unsafe(statement);
  });
  console.log(`${bookings} bookings stored in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

/** Returns the tables, and the partitions of partitioned ones. */
async function wholeTables(sql: Sql): Promise<readonly string[]> {
  const rows = await sql<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c left join pg_inherits on inhrelid = c.oid
    where c.relkind = 'r' and coalesce(inhparent, c.oid)::regclass::text in ${sql([...TABLES])}`;
  return rows.map(({ name }) => name);
}

/** Returns the statements of the migrations that created the totals. */
function totalsOfAll(): readonly string[] {
  return [
    ...statementsOf("0033_totals_rights", /^\s*insert into (booking|due)_totals/m),
    ...statementsOf("0063_supplier_money", /^\s*insert into supplier_totals/m),
  ];
}

function statementsOf(migration: string, wanted: RegExp): readonly string[] {
  const file = path.join(import.meta.dirname, `../../db/migrations/${migration}.sql`);
  return readFileSync(file, "utf8")
    .split("--> statement-breakpoint")
    .filter((statement) => wanted.test(statement));
}

/** Inserts a preference for each supplier an agent has bookings with. */
export async function fillPreferences(sql: Sql): Promise<void> {
  await sql.unsafe(`insert into supplier_preferences (user_id, supplier_id, payment_basis, payment_lag_days, updated_at)
    select user_id, supplier_id, 'TRAVEL_END', 30, now() from bookings
    where supplier_id is not null group by user_id, supplier_id`);
}

/** Vacuums the tables, which allows index-only scans but gives the planner no statistics of values. */
export async function vacuum(sql: Sql): Promise<void> {
  for (const table of TABLES) await sql.unsafe(`vacuum ${table}`);
}

export async function analyse(sql: Sql): Promise<void> {
  for (const table of TABLES) await sql.unsafe(`vacuum (analyze) ${table}`);
}
