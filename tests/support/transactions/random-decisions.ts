import type { Sql } from "postgres";
import { deleteBooking, restoreBooking } from "@/lib/ledger/bookings/moves/delete-booking";
import { closeBooking } from "@/lib/ledger/bookings/moves/move-booking";
import { updateBooking } from "@/lib/ledger/bookings/update-booking";
import { Failure } from "@/lib/platform/base/failure";
import {
  ignoreTransaction,
  restoreTransaction,
} from "@/lib/reconciliation/bank-transactions/ignore-transaction";
import { confirmTransaction } from "@/lib/reconciliation/bank-transactions/linking/confirm-transaction";
import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";
import { splitTransaction } from "@/lib/reconciliation/bank-transactions/splitting/split-transaction";
import type { TestAgent } from "../people/agent";
import { at } from "./desk";
import type { Move, Owned } from "./move";
import { reportMoves, type TestReport } from "./report-moves";
import { type newAccount, proposed, received } from "./transactions";

/** Returns a deterministic random number generator (mulberry32). */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/**
 * The records for random decisions; agents may edit, close and delete `owing` bookings meanwhile, but `settled` ones
 * can only be paid.
 */
export type World = {
  readonly admins: readonly TestAgent[];
  readonly owing: readonly Owned[];
  readonly settled: readonly Owned[];
  readonly lines: string[];
  readonly reports: readonly TestReport[];
  readonly account: Awaited<ReturnType<typeof newAccount>>;
};

const AMOUNTS = [12_345, 12_345, 10_000, 2_345, 24_690, -2_345, -12_345];

/**
 * Makes `steps` random decisions on one connection, by the seed. Refusals by the product are expected; any other error
 * fails. Returns how often each message was given.
 */
export async function decide(
  db: Sql,
  world: World,
  seed: number,
  steps: number,
): Promise<Map<string, number>> {
  const below = chance(seed);
  const outcomes = new Map<string, number>();
  for (let step = 0; step < steps; step += 1) {
    const [name, run] = moveOf(db, world, below);
    const outcome = await run().then(
      () => name,
      (error: unknown) => {
        if (error instanceof Failure && EXPECTED.has(error.code)) return `${name}: ${error.code}`;
        throw error;
      },
    );
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  return outcomes;
}

const EXPECTED = new Set(["CONFLICT", "STALE", "NOT_FOUND", "INVALID_INPUT"]);

function moveOf(db: Sql, world: World, below: (n: number) => number): Move {
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const admin = pick(world.admins);
  const line = pick(world.lines);
  const owing = pick(world.owing);
  const booking = below(4) === 0 ? pick(world.settled) : owing;
  const choice = pick(["leave-open", "fee", "accept", undefined] as const);
  const target = { bookingId: booking.id, userId: booking.agent.id };
  const moves: readonly Move[] = [
    ["import", () => imported(db, world, pick(AMOUNTS))],
    ["match", () => matchTransaction(admin.ctx, at(line), target, { acceptDifference: choice })],
    ["match", () => matchTransaction(admin.ctx, at(line), target, { acceptDifference: choice })],
    ["match", () => matchTransaction(admin.ctx, at(line), target, { acceptDifference: "accept" })],
    ["confirm", () => confirmed(db, admin, line, booking)],
    ["split", () => split(db, admin, line, [booking, pick(world.owing), pick(world.settled)])],
    ["unlink", () => matchTransaction(admin.ctx, at(line), null)],
    ["unlink", () => matchTransaction(admin.ctx, at(line), null)],
    ["ignore", () => ignoreTransaction(admin.ctx, at(line))],
    ["restore", () => restoreTransaction(admin.ctx, at(line))],
    ["edit", () => edited(owing, pick([100, 123.45, 150]))],
    ["close", () => closeBooking(owing.agent.ctx, owing.id, "CANCELLED")],
    ["delete", () => deletedAndRestored(owing)],
  ];
  const ofReports = reportMoves({ admin, report: pick(world.reports), booking, line, below });
  return pick(below(2) === 0 ? moves : ofReports);
}

async function imported(db: Sql, world: World, amountMinor: number): Promise<void> {
  world.lines.push(...(await received(db, world.account, { amountMinor })));
}

async function confirmed(db: Sql, admin: TestAgent, line: string, booking: Owned): Promise<void> {
  await db.begin(async (tx) => {
    const [row] = await tx`select status from bank_transactions where id = ${line} for update`;
    if (row?.status === "METADATA_EXTRACTED" || row?.status === "PENDING_REVIEW") {
      await tx`delete from match_candidates where subject_id = ${line}`;
      const part = { userId: booking.agent.id, bookingId: booking.id, creditMinor: 12_345, feeMinor: 2_345 };
      await proposed(tx as unknown as Sql, line, part);
    }
  });
  await confirmTransaction(admin.ctx, at(line));
}

/** Splits a transaction into two or three parts that are as equal as minor units allow. */
async function split(db: Sql, admin: TestAgent, line: string, bookings: readonly Owned[]): Promise<void> {
  const [row] = await db`select amount_minor::int as minor from bank_transactions where id = ${line}`;
  const minor: number = row?.minor;
  const each = Math.trunc(minor / bookings.length);
  const parts = bookings.map(({ agent, id }, index) => ({
    kind: "booking" as const,
    userId: agent.id,
    bookingId: id,
    amount: (index === 0 ? minor - each * (bookings.length - 1) : each) / 100,
  }));
  await splitTransaction(admin.ctx, at(line), parts, { acceptDifference: "accept" });
}

function edited({ agent, id }: Owned, amount: number): Promise<unknown> {
  return updateBooking(agent.ctx, { id, version: null }, { expectedCommissionAmount: amount });
}

async function deletedAndRestored({ agent, id }: Owned): Promise<void> {
  await deleteBooking(agent.ctx, id);
  await restoreBooking(agent.ctx, id);
}
