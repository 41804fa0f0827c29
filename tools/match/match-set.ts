import { createWriteStream } from "node:fs";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { closeDatabases, openDatabase } from "../../db/client";
import { migrateDatabase } from "../../db/migrate";
import { OWNER, onServer, ownersUrl } from "../postgres/owner.mjs";
import { answersOf } from "./answers";
import { loadSet } from "./load-set";
import { allRows, manifestOf } from "./read-set";
import { recordFeatures } from "./record-features";
import { type Days, liveDays, liveHistory } from "./run-days";

type Asked = {
  readonly serverUrl: string;
  readonly name: string;
  readonly data: string;
  readonly out: string;
  readonly notes: Writable | null;
};

/**
 * Loads a data set into a scratch database, replays its days and writes the answers. The database is dropped at the
 * end.
 */
export async function matchSet({ serverUrl, name, data, out, notes }: Asked) {
  await onServer(serverUrl, (sql) => sql.unsafe(`create database ${name} owner ${OWNER}`));
  const url = ownersUrl(serverUrl, name);
  const superuser = openDatabase(Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href, 1);
  try {
    await migrateDatabase(url);
    // Loading a data set is one large write that may take long on a busy machine.
    await superuser.pool.ask("set statement_timeout = 0");
    const clock = [performance.now()];
    await loadSet(superuser.pool, data);
    clock.push(performance.now());
    const days = await daysOf(data);
    const seen = recordFeatures(notes);
    await liveHistory(superuser.pool, days, seen);
    clock.push(performance.now());
    const outcome = await liveDays(days, seen);
    const file = createWriteStream(out);
    const count = { transactions: 0, entries: 0 };
    for (const answer of answersOf(days, outcome)) {
      file.write(`${JSON.stringify(answer)}\n`);
      count["transaction" in answer ? "transactions" : "entries"] += 1;
    }
    file.end();
    await finished(file);
    const [start = 0, loaded = 0, replayed = 0] = clock;
    return {
      transactions: count.transactions,
      seconds: rounded(outcome.seconds),
      transactionsPerSecond: rounded(count.transactions / outcome.seconds),
      entries: count.entries,
      entriesPerSecond: rounded(count.entries / Math.max(0.001, outcome.entrySeconds)),
      loadSeconds: rounded((loaded - start) / 1000),
      historySeconds: rounded((replayed - loaded) / 1000),
    };
  } finally {
    await closeDatabases();
    await superuser.pool.end();
    await onServer(serverUrl, (sql) => sql.unsafe(`drop database ${name} with (force)`));
  }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

async function daysOf(data: string): Promise<Days> {
  const manifest = await manifestOf(data);
  const [transactions, reports, history, entries] = await Promise.all(
    ["transactions.csv", "reports.csv", "history.csv", "entries.csv"].map((name) => allRows(data, name)),
  );
  const byDay = (rows: readonly Readonly<Record<string, string>>[] = [], key: string) =>
    new Map(
      [...Map.groupBy(rows, (row) => row[key] ?? "")].map(([day, some]) => [
        day,
        some.map(({ id = "" }) => id),
      ]),
    );
  return {
    manifest,
    transactions: byDay(transactions, "date"),
    reports: byDay(reports, "received_on"),
    history: Map.groupBy(history ?? [], ({ date = "" }) => date),
    entriesOf: new Map(
      [...Map.groupBy(entries ?? [], (row) => row.report_id ?? "")].map(([id, some]) => [
        id,
        some.map((row) => row.id ?? ""),
      ]),
    ),
  };
}
