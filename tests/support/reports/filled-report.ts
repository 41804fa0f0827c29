import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { RunningApp } from "../app/running-app";
import { withDatabase } from "../people/people";
import { fillQueue, type TestQueue } from "../transactions/queue";

/** A report over bookings of two agents, with some pending entries, and its reference number. */
export type FilledReport = {
  readonly id: string;
  readonly reference: string;
  readonly queue: TestQueue;
};

type Line = {
  readonly number: string;
  readonly minor: number;
  readonly status: "PENDING" | "MATCHED_NEEDS_CONFIRMATION" | "IGNORED";
  /** The entry's candidates, best first. */
  readonly candidates: readonly string[];
};

const LINES: readonly Line[] = [
  { number: "21700", minor: 12_345, status: "PENDING", candidates: ["21700", "21701"] },
  { number: "21702", minor: 25_000, status: "MATCHED_NEEDS_CONFIRMATION", candidates: ["21702"] },
  { number: "99107", minor: 8_400, status: "PENDING", candidates: [] },
  { number: "99108", minor: 0, status: "IGNORED", candidates: [] },
];

/** Creates a report whose figures differ from its entries by USD 1.00. */
export async function fillReport(app: RunningApp): Promise<FilledReport> {
  const queue = await fillQueue(app);
  return withDatabase(app, async (db) => {
    const [id, reference] = [randomUUID(), `GW-${queue.mark}`];
    const gross = LINES.reduce((sum, { minor }) => sum + minor, 0);
    await db`insert into commission_reports (id, source, supplier_name, reference_number, received_on, currency,
        gross_minor, net_minor, status, entry_count, ignored_count, search, created_at, updated_at)
      values (${id}, 'manual', 'Greatwind Tours', ${reference}, '2026-03-10', 'USD', ${gross}, ${gross + 100}, 'Open', 4, 1,
        ${`${reference} greatwind tours`.toLowerCase()}, now(), now())`;
    for (const [index, line] of LINES.entries()) await enter(db, { id, mark: queue.mark }, line, index + 1);
    return { id, reference, queue };
  });
}

async function enter(
  db: Sql,
  report: { readonly id: string; readonly mark: string },
  { number, minor, status, candidates }: Line,
  line: number,
): Promise<void> {
  const entry = randomUUID();
  const bookings = await db<{ id: string; user_id: string; confirmation_number: string }[]>`
    select id, user_id, confirmation_number from bookings where confirmation_number like ${`${report.mark}-%`}`;
  const known = candidates.flatMap(
    (one) => bookings.find((booking) => booking.confirmation_number === `${report.mark}-${one}`) ?? [],
  );
  const proposed = status === "MATCHED_NEEDS_CONFIRMATION" ? known[0] : undefined;
  await db`insert into commission_report_entries (id, report_id, line, raw, confirmation_number, client_name, gross_minor,
      net_minor, outcome, status, booking_user_id, booking_id, ignored_at, updated_at)
    values (${entry}, ${report.id}, ${line}, ${db.json({ Guest: "LIND/ZOE" })}, ${`${report.mark}-${number}`}, 'LIND/ZOE', ${minor}, ${minor},
      ${minor === 0 ? "cancelled" : "paid"}, ${status}, ${proposed?.user_id ?? null}, ${proposed?.id ?? null},
      ${status === "IGNORED" ? new Date() : null}, now())`;
  for (const [index, booking] of known.entries()) {
    await db`insert into match_candidates (subject_id, rank, part, booking_user_id, booking_id, score, reasons)
      values (${entry}, ${index + 1}, 0, ${booking.user_id}, ${booking.id}, ${index === 0 ? 968_000 : 41_000},
        ${db.json(index === 0 ? ["The confirmation number is the same"] : ["The same client"])})`;
  }
}
