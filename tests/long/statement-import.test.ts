import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TYPESCRIPT, TYPESCRIPT_SETTINGS } from "../../tools/launcher/children.mjs";
import { db } from "../support/database/database";
import { databaseUrl } from "../support/database/database-url";
import { newAgent, type TestAgent } from "../support/people/agent";
import { newAccount } from "../support/statements/imported";
import { ofx } from "../support/statements/ofx";

const MEGABYTE = 1024 * 1024;
const folder = mkdtempSync(path.join(tmpdir(), "statements-"));
let admin: TestAgent;
beforeAll(async () => {
  admin = await newAgent(db, { role: "ADMIN" });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a statement with recurring amounts, as commissions have, and returns the file. */
function statement(lines: number): string {
  const file = path.join(folder, randomUUID());
  const texts = Array.from({ length: lines }, (_, index) => ({
    day: `2026-${String((index % 12) + 1).padStart(2, "0")}-${String((index % 28) + 1).padStart(2, "0")}`,
    amount: `${(index * 37) % 4_000}.${String(index % 90).padStart(2, "0")}9`.slice(0, -1),
    memo: `ACH CREDIT SUPPLIER ${index % 400} COMMISSION BOOKING GT-${20_000 + index} VALUE DATE`,
  }));
  const payments = texts.map((one) => (Number(one.amount) === 0 ? { ...one, amount: "1.00" } : one));
  writeFileSync(file, ofx(payments));
  return file;
}

function importing(accountId: string, ...files: readonly string[]): ChildProcess {
  const parameters = [
    "--expose-gc",
    ...TYPESCRIPT,
    "tests/support/app/statement-child.ts",
    admin.id,
    accountId,
    ...files,
  ];
  return spawn(process.execPath, parameters, {
    env: { ...process.env, ...TYPESCRIPT_SETTINGS, DATABASE_URL: databaseUrl(), LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function answerOf(child: ChildProcess) {
  let out = "";
  child.stdout?.on("data", (chunk) => {
    out += chunk;
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  expect(code).toBe(0);
  return JSON.parse(out) as { added: number; growth: number; planMs: number; importMs: number };
}

const stored = async (accountId: string) =>
  (await db`select from bank_transactions where account_id = ${accountId}`).length;

it("imports 50,000 lines without growing by more than 150 MB, and again adds none", async () => {
  const accountId = await newAccount(admin);
  const file = statement(50_000);
  const first = await answerOf(importing(accountId, statement(100), file));
  process.stdout.write(`statement of 50,000 lines: ${JSON.stringify(first)}\n`);
  expect(await stored(accountId)).toBe(50_000);
  expect(first.growth / MEGABYTE).toBeLessThan(150);
  const again = await answerOf(importing(accountId, file));
  process.stdout.write(`the same again: ${JSON.stringify(again)}\n`);
  expect(again.added).toBe(0);
});

it("killed at any moment, an import is wholly there or wholly absent, and can be run again", async () => {
  const lines = 20_000;
  const file = statement(lines);
  for (const share of [0, 0.3, 0.6, 0.9]) {
    const accountId = await newAccount(admin);
    const others = await connections();
    const child = importing(accountId, file);
    await reached(child, accountId, share * lines);
    child.kill("SIGKILL");
    if (child.signalCode === null && child.exitCode === null) {
      await new Promise((resolve) => child.once("exit", resolve));
    }
    await connectionsGone(others);
    expect([0, lines]).toContain(await stored(accountId));
    await answerOf(importing(accountId, file));
    expect(await stored(accountId)).toBe(lines);
  }
});

/** Waits until the import has reported this many lines, or the process has ended. */
async function reached(child: ChildProcess, accountId: string, lines: number): Promise<void> {
  while (child.exitCode === null) {
    const [row] = await db`select processed_count, pg_sleep(0.01) from statement_imports
      where account_id = ${accountId}`;
    if (row && row.processed_count >= lines) return;
  }
}

/**
 * Waits for a killed client's transaction, which ends when the server notices; this process keeps its own connections.
 */
async function connectionsGone(others: readonly number[]): Promise<void> {
  while ((await connections()).some((pid) => !others.includes(pid))) await db`select pg_sleep(0.01)`;
}

async function connections(): Promise<number[]> {
  const rows = await db`select pid from pg_stat_activity
    where datname = current_database() and application_name = 'tallyport'`;
  return rows.map(({ pid }) => pid);
}
