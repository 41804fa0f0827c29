import { db } from "../database/database";

type World = {
  readonly bookings: { readonly received_minor: number; readonly status: string }[];
  readonly entries: { readonly status: string }[];
  readonly reports: { readonly status: string }[];
};

/** Returns the part of the database that a report can change. */
export async function world(): Promise<World> {
  const bookings =
    await db`select id, status, received_minor::int, archived_at, last_paid_on::text from bookings
    order by confirmation_number, id`;
  const entries = await db`select line, status, booking_id from commission_report_entries order by line`;
  const reports =
    await db`select status, closed_count, ignored_count, deposit_fee_minor::int from commission_reports`;
  return JSON.parse(JSON.stringify({ bookings, entries, reports })) as World;
}

/** Returns the amounts that bookings have received, by confirmation number. */
export async function received(): Promise<number[]> {
  return (await world()).bookings.map(({ received_minor }) => received_minor);
}

/** Returns the statuses of a report's entries. */
export async function statuses(): Promise<string[]> {
  return (await world()).entries.map(({ status }) => status);
}

/** Returns the unreversed payments, smallest first. */
export async function standing() {
  const rows = await db<
    { credit: number; deposit: number | null; fee: number; source: string; payer: string | null }[]
  >`select amount_minor::int as credit, deposit_minor::int as deposit, fee_minor::int as fee, source, payer, reference
    from allocations where reversed_at is null order by amount_minor`;
  return rows.map((row) => ({ ...row }));
}
