import { sql } from "drizzle-orm";
import type { Sql } from "postgres";
import { expect } from "vitest";
import { DatabaseError } from "@/db/database-error";
import { eraseAccount } from "@/lib/accounts/account/leaving/erase-account";
import { lockMonth, unlockMonth } from "@/lib/books/months/lock-month";
import { saveAgreement } from "@/lib/payouts/agreements/save-agreement";
import { holdShare } from "@/lib/payouts/shares/shares";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";
import { restoreLink } from "@/lib/reconciliation/bank-transactions/linking/unlink-transaction";
import { keptAndLive } from "../books/kept-and-live";
import { newAgent, type TestAgent } from "../people/agent";
import { at, trip } from "../transactions/desk";
import { splitInHalf } from "../transactions/half-split";
import type { Move } from "../transactions/move";
import { chance } from "../transactions/random-decisions";
import { newAccount, received } from "../transactions/transactions";
import { paidShares, runMoves, runWrongs } from "./random-runs";
import { shareWrongs } from "./share-wrongs";

const CURRENCIES = ["USD", "JPY", "KWD"] as const;
const AMOUNTS = [12_345, 10_001, 77, -77, -12_345];
type Trip = { readonly agent: TestAgent; readonly id: string; readonly currency: string };
type Shares = {
  readonly admin: TestAgent;
  /** The agent whose account is erased at some point. */
  readonly leaver: TestAgent;
  readonly trips: readonly Trip[];
  readonly lines: readonly { readonly id: string; readonly currency: string }[];
};

/**
 * Creates an administrator and five agents with two bookings in each of three currencies, and deposits and recalls for
 * them.
 */
async function newShares(db: Sql): Promise<Shares> {
  const admin = await newAgent(db, { role: "ADMIN" });
  const agents = await Promise.all([1, 2, 3, 4, 5].map(() => newAgent(db)));
  const trips: Trip[] = [];
  for (const agent of agents)
    for (const currency of CURRENCIES)
      for (const no of [1, 2]) {
        const change = {
          confirmationNumber: `${currency}-${no}`,
          expectedCommissionAmount: 50_000,
          expectedCommissionCurrency: currency,
        };
        trips.push({ agent, currency, ...(await trip(agent, change)) });
      }
  const account = await newAccount(db);
  const asked = CURRENCIES.flatMap((currency) =>
    [...AMOUNTS, ...AMOUNTS, ...AMOUNTS].map((amountMinor) => ({ currency, amountMinor })),
  );
  const ids = await received(db, account, ...asked);
  return {
    admin,
    leaver: agents[4] ?? admin,
    trips,
    lines: ids.map((id, index) => ({ id, currency: asked[index]?.currency ?? "" })),
  };
}

/**
 * Runs this many connections that each make `steps` random moves (by the seed): match, split, unlink, change
 * agreements, hold, pay, lock and unlock. Refused moves are ignored. Then checks every share against its payment, that
 * paid and locked data is unchanged, and that unlinking everything leaves only paid shares with their reversals.
 */
export async function holdSharesTogether(
  db: Sql,
  seed: number,
  connections: number,
  steps: number,
): Promise<void> {
  const world = await newShares(db);
  const paid = new Map<string, string>();
  await Promise.all(
    Array.from({ length: connections }, (_, no) => walk(db, world, chance(seed * 1_000 + no), steps, paid)),
  );
  expect(await shareWrongs(db)).toEqual([]);
  expect(await runWrongs(db)).toEqual([]);
  for (const [id, row] of await paidShares(db)) expect(row).toBe(paid.get(id));
  expect((await keptAndLive(db)).differing).toEqual([]);
  await unlocked(world.admin).catch(refusals);
  await erased(world.leaver);
  expect(await db`select from payout_shares where user_id = ${world.leaver.id}`).toEqual([]);
  expect((await keptAndLive(db)).differing).toEqual([]);
  for (const { id } of await db`select transaction_id as id from match_links where closed_at is null`)
    await matchTransaction(world.admin.ctx, at(id), null);
  expect(await shareWrongs(db)).toEqual([]);
  const left = await db`select sum(amount_minor)::int as sum from payout_shares group by booking_id`;
  for (const { sum } of left) expect(sum).toBe(0);
}

async function walk(
  db: Sql,
  world: Shares,
  below: (n: number) => number,
  steps: number,
  paid: Map<string, string>,
): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    const [, run] = moveOf(db, world, below);
    await run().catch(refusals);
    for (const [id, row] of await paidShares(db)) paid.set(id, paid.get(id) ?? row);
  }
  expect((await keptAndLive(db)).differing).toEqual([]);
}

const REFUSED = new Set(["CONFLICT", "STALE", "NOT_FOUND", "INVALID_INPUT"]);
function refusals(error: unknown): void {
  if (!(error instanceof Failure && REFUSED.has(error.code))) throw error;
}

/** The month in which all deposits are booked. */
const MONTH = { month: "2026-03" };
const unlocked = (admin: TestAgent) => unlockMonth(admin.ctx, { ...MONTH, reason: "By chance" });

function moveOf(db: Sql, world: Shares, below: (n: number) => number): Move {
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const { admin, leaver } = world;
  const line = pick(world.lines);
  const booking = pick(world.trips.filter(({ currency }) => currency === line.currency));
  const target = { bookingId: booking.id, userId: booking.agent.id };
  const options = { acceptDifference: "accept", isSecondRecall: true } as const;
  const moves: readonly Move[] = [
    ["match", () => matchTransaction(admin.ctx, at(line.id), target, options)],
    ["match", () => matchTransaction(admin.ctx, at(line.id), target, options)],
    ["match", () => matchTransaction(admin.ctx, at(line.id), target, options)],
    ["split", () => splitInHalf(db, admin, line.id, target)],
    ["unlink", () => matchTransaction(admin.ctx, at(line.id), null)],
    ["lock", () => lockMonth(admin.ctx, MONTH)],
    ["unlock", () => unlocked(admin)],
    ["unlock", () => unlocked(admin)],
    ["undo", () => restoreLink(admin.ctx, at(line.id))],
    ["agree", () => anew(db, admin, booking, below(10_001), below(3))],
    ["hold", () => held(db, admin, booking, below(2) === 0 ? "Ask first" : null)],
  ];
  if (below(40) === 0) return ["erase", () => erased(leaver).catch(raced)];
  return pick([
    ...moves,
    ...runMoves(
      admin,
      world.trips.map(({ agent }) => agent),
      below,
    ),
  ]);
}

/** Replaces the agreement of the booking, its supplier or its agent. */
async function anew(db: Sql, admin: TestAgent, { agent, id }: Trip, bp: number, of: number): Promise<void> {
  const [row] = await db`select supplier_id as id from bookings where id = ${id}`;
  const [bookingId, supplierId] = [of === 0 ? id : null, of === 1 ? (row?.id ?? null) : null];
  const [standing] =
    await db`select id from payout_agreements where user_id = ${agent.id} and ended_at is null
    and booking_id is not distinct from ${bookingId} and supplier_id is not distinct from ${supplierId}`;
  await saveAgreement(admin.ctx, {
    ...{ userId: agent.id, bookingId, supplierId, percent: bp, basis: "RECEIVED", note: null },
    replacesId: standing?.id ?? null,
    validFrom: bookingId ? null : ("2026-01-01" as CalendarDate),
  });
}

async function held(db: Sql, admin: TestAgent, { agent, id }: Trip, reason: string | null): Promise<void> {
  const [share] = await db`select id from payout_shares where booking_id = ${id} order by random() limit 1`;
  if (share) await holdShare(admin.ctx, { userId: agent.id, id: share.id, reason });
}

/**
 * Ignores what erasing may meet while a deposit is matched to a booking of the account: a foreign key error (23503) or
 * a deadlock (40P01). Either undoes the transaction, and the queue runs the job again.
 */
function raced(error: unknown): void {
  if (!(error instanceof DatabaseError && ["23503", "40P01"].includes(error.code ?? ""))) throw error;
}

/** Erases an account as the job does once it is due; does nothing if it is already erased. */
async function erased({ id }: TestAgent): Promise<void> {
  const system = systemContext("job:erase-account");
  await inSystemTransaction(system, (tx) =>
    tx.db.execute(sql`update users set erase_at = now() - interval '1 day' where id = ${id}`),
  );
  await inSystemTransaction(system, await eraseAccount(system, { userId: id }, 600_000));
}
