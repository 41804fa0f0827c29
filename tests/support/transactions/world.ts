import type { Sql } from "postgres";
import { archiveBooking } from "@/lib/ledger/bookings/moves/move-booking";
import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";
import { unpayOutside } from "@/lib/reconciliation/commission-reports/moves/change-report";
import { paid } from "../database/bookings";
import { newAgent, type TestAgent } from "../people/agent";
import { at, trip } from "./desk";
import type { Owned } from "./move";
import type { World } from "./random-decisions";
import { newReports } from "./report-moves";
import { newAccount, received } from "./transactions";

const AGENTS = [1, 2, 3];

/**
 * Creates two administrators with reports, and three agents with owing bookings and bookings reported as paid, one of
 * them archived.
 */
export async function newWorld(db: Sql): Promise<World> {
  const admins = await Promise.all([1, 2].map(() => newAgent(db, { role: "ADMIN" })));
  const owing: Owned[] = [];
  const settled: Owned[] = [];
  for (const no of AGENTS) {
    const agent = await newAgent(db);
    for (const n of [1, 2, 3, 4])
      owing.push({ agent, ...(await trip(agent, { confirmationNumber: `OW-${no}-${n}` })) });
    settled.push(
      await reported(agent, `SE-${no}-1`, 50),
      await reported(agent, `SE-${no}-2`, 123.45),
      await reported(agent, `SE-${no}-3`, 123.45),
    );
    await archiveBooking(agent.ctx, settled.at(-1)?.id ?? "");
  }
  const account = await newAccount(db);
  const lines = await received(
    db,
    account,
    { amountMinor: 12_345 },
    { amountMinor: 10_000 },
    { amountMinor: 2_345 },
  );
  const reports = await newReports(admins[0] as TestAgent);
  return { admins, owing, settled, lines, reports, account };
}

/** Creates a booking for which the agent reported a payment. */
async function reported(agent: TestAgent, confirmationNumber: string, amount: number): Promise<Owned> {
  const { id } = await trip(agent, { confirmationNumber });
  await paid(agent, id, amount);
  return { agent, id };
}

/** Removes all open links, and what was recorded about agents' own banks. */
export async function unlinkAll(db: Sql, { admins: [admin] }: World): Promise<void> {
  if (!admin) return;
  const open = await db`select transaction_id as id from match_links where closed_at is null order by id`;
  for (const { id } of open) await matchTransaction(admin.ctx, at(id), null);
  const outside = await db`select id from commission_reports where paid_outside_at is not null order by id`;
  for (const { id } of outside) await unpayOutside(admin.ctx, at(id));
}

/**
 * Returns the state of each booking that unlinking everything must restore. A formerly archived booking may be paid
 * instead, since the event that unarchived it may have been offset by another payment before it was reversed.
 */
export async function standOf(db: Sql, bookings: readonly Owned[], columns: "all" | "money" = "all") {
  const rows = await db`select id, received_minor::int as received, short_pay_minor::int as "shortPay",
      last_paid_on::text as "lastPaidOn", ${columns === "all" ? db`case status when 'ARCHIVED' then 'PAID' else status end as status, closed_at` : db`null as status`}
    from bookings where id = any(${bookings.map(({ id }) => id)}) order by id`;
  return [...rows];
}
