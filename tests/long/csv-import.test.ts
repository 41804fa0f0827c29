import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { openCsvFile } from "@/lib/imports/csv-file.model";
import { suggestedMapping } from "@/lib/imports/csv-mapping.model";
import { TYPESCRIPT, TYPESCRIPT_SETTINGS } from "../../tools/launcher/children.mjs";
import { largeCsv } from "../support/csv/large-csv";
import { db } from "../support/database/database";
import { databaseUrl } from "../support/database/database-url";
import { newAgent } from "../support/people/agent";

const MEGABYTE = 1024 * 1024;
const folder = mkdtempSync(path.join(tmpdir(), "csv-import-"));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

/** Writes the body of an import to a file, and returns it with its content type. */
async function bodyOf(rows: number, options: object = {}): Promise<[file: string, type: string]> {
  const bytes = largeCsv(rows);
  const form = new FormData();
  form.append("file", new Blob([bytes], { type: "text/csv" }), "large.csv");
  form.append("mapping", JSON.stringify(suggestedMapping(openCsvFile(bytes).headers)));
  form.append("options", JSON.stringify(options));
  const response = new Response(form);
  const file = path.join(folder, randomUUID());
  writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
  return [file, response.headers.get("content-type") ?? ""];
}

function importing(agent: string, ...bodies: readonly (readonly [string, string])[]): ChildProcess {
  const parameters = [
    "--expose-gc",
    ...TYPESCRIPT,
    "tests/support/app/import-child.ts",
    agent,
    ...bodies.flat(),
  ];
  return spawn(process.execPath, parameters, {
    env: { ...process.env, ...TYPESCRIPT_SETTINGS, DATABASE_URL: databaseUrl(), LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function answerOf(child: ChildProcess) {
  let out = "";
  child.stdout?.on("data", (chunk) => {
    out += chunk;
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  expect(code).toBe(0);
  return JSON.parse(out) as { result: { imported: number; failed: number }; growth: number };
}

async function stored(agent: string): Promise<number> {
  const [row] = await db`select count(*)::int as count from bookings where user_id = ${agent}`;
  return row?.count;
}

it("imports 100,000 rows without growing by more than 150 MB", async () => {
  const agent = await newAgent(db);
  const small = await bodyOf(100, { duplicates: "skip" });
  const { result, growth } = await answerOf(
    importing(agent.id, small, await bodyOf(100_000, { duplicates: "skip" })),
  );
  expect(result).toMatchObject({ imported: 99_900, skipped: 100, failed: 0 });
  expect(growth / MEGABYTE).toBeLessThan(150);
});

it("killed at any moment, an import is wholly there or wholly absent, and can be run again", async () => {
  const rows = 20_000;
  for (const share of [0.1, 0.4, 0.7, 0.9]) {
    const agent = await newAgent(db);
    const body = await bodyOf(rows, { importId: randomUUID(), duplicates: "skip" });
    const child = importing(agent.id, body);
    await reached(child, agent.id, share * rows);
    child.kill("SIGKILL");
    await new Promise((resolve) => child.once("exit", resolve));
    await connectionsGone();
    expect([0, rows]).toContain(await stored(agent.id));
    const { result } = await answerOf(importing(agent.id, body));
    expect(result).toMatchObject({ imported: rows, failed: 0 });
    expect(await stored(agent.id)).toBe(rows);
    const told = await db`select count from activities where user_id = ${agent.id}`;
    expect(told).toEqual([{ count: rows }]);
  }
});

/** Waits until the import has reported this many rows, or the process has ended. */
async function reached(child: ChildProcess, agent: string, rows: number): Promise<void> {
  while (child.exitCode === null) {
    const [row] = await db`select processed_count, pg_sleep(0.01) from csv_imports where user_id = ${agent}`;
    if ((row?.processed_count ?? 0) >= rows) return;
  }
}

/** Waits for a killed client's transaction, which ends when the server notices. */
async function connectionsGone(): Promise<void> {
  for (let left = 1; left > 0; ) {
    const [row] = await db`
      select count(*)::int as left, pg_sleep(0.01) from pg_stat_activity
      where datname = current_database() and application_name = 'tallyport'`;
    left = row?.left;
  }
}
