import { type ChildProcess, spawn } from "node:child_process";
import { expect, it } from "vitest";
import { TYPESCRIPT, TYPESCRIPT_SETTINGS } from "../../../tools/launcher/children.mjs";
import { db } from "../../support/database/database";
import { databaseUrl } from "../../support/database/database-url";
import { type Desk, newDesk, trip } from "../../support/transactions/desk";
import { wrongs } from "../../support/transactions/wrongs";

const PAIRS = 160;
const KILLED_AFTER = [1, 17, 40, 80];

it("a process killed while it links loses nothing that it had said, and doubles nothing when it is done again", async () => {
  const desk = await newDesk(db);
  const bookings = await inTurn(PAIRS, (n) => trip(desk.ada, { confirmationNumber: `KI-${n}` }));
  const lines = await inTurn(PAIRS, () => desk.line(12_345));
  const pairs = lines.flatMap((line, n) => [line, bookings[n]?.id ?? ""]);

  for (const after of KILLED_AFTER) {
    const said = await killedAfter(linking(desk, pairs), after);
    const linked = await db`select transaction_id as id from match_links where closed_at is null`;
    expect(linked.map(({ id }) => id)).toEqual(expect.arrayContaining(said));
    expect(linked.length).toBeLessThan(PAIRS);
    expect(await wrongs(db, worldOf(desk, bookings))).toEqual({});
  }

  const last = linking(desk, pairs);
  expect(await new Promise((resolve) => last.once("exit", resolve))).toBe(0);
  expect(await wrongs(db, worldOf(desk, bookings))).toEqual({});
  const [paid] = await db`select count(*)::int as bookings, sum(received_minor)::int as received from bookings
    where user_id = ${desk.ada.id} and status = 'PAID'`;
  expect(paid).toEqual({ bookings: PAIRS, received: PAIRS * 12_345 });
  const [told] = await db`select count(*)::int as count from notifications where user_id = ${desk.ada.id}`;
  expect(told?.count).toBe(PAIRS);
});

function linking({ admin }: Desk, pairs: readonly string[]): ChildProcess {
  return spawn(process.execPath, [...TYPESCRIPT, "tests/support/app/linking-child.ts", admin.id, ...pairs], {
    env: { ...process.env, ...TYPESCRIPT_SETTINGS, DATABASE_URL: databaseUrl(), LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/**
 * Kills the process once it has reported this many links; waits until its connections are gone and returns all it
 * reported.
 */
async function killedAfter(child: ChildProcess, count: number): Promise<string[]> {
  let said = "";
  child.stdout?.on("data", (chunk) => {
    said += chunk;
    if (said.split("\n").length > count) child.kill("SIGKILL");
  });
  await new Promise((resolve) => child.once("exit", resolve));
  const open = async () => {
    const [row] = await db`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state like '%in transaction%'`;
    return row?.count;
  };
  await expect.poll(open, { timeout: 30_000 }).toBe(0);
  return said.split("\n").slice(0, -1);
}

/** Creates records one after the other, so that confirmation numbers are assigned in order. */
async function inTurn<T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let n = 0; n < count; n += 1) made.push(await make(n));
  return made;
}

function worldOf({ admin, ada }: Desk, bookings: readonly { readonly id: string }[]) {
  const owing = bookings.map(({ id }) => ({ agent: ada, id }));
  return { admins: [admin], owing, settled: [], reports: [], lines: [], account: { id: "", importId: "" } };
}
