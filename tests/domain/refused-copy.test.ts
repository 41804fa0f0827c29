import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { type Db, openDatabase } from "@/db/client";
import { copyInto, copyLine } from "@/db/copy";
import { watchedSockets } from "../support/app/sockets";
import { databaseUrl } from "../support/database/database-url";

const REFUSED = { code: "22P02" };
const good = (count: number) =>
  Array.from({ length: count }, (_, at) => copyLine([at, "x".repeat(80)])).join("");
const bad = copyLine(["no number", "a line that the table refuses"]);

/** Runs work in a transaction on the only connection, with a table to copy into. */
async function withTable<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = openDatabase(databaseUrl(), 1);
  try {
    return await database.transaction(async (db) => {
      await db.execute(sql`create temporary table copied (at integer, said text) on commit drop`);
      return await work(db);
    });
  } finally {
    await database.pool.end();
  }
}

const copy = (db: Db, lines: string, into = "copied") => copyInto(db, `copy ${into} from stdin`, lines);
const there = async (db: Db) =>
  (await db.execute<{ count: number }>(sql`select count(*)::int from copied`))[0];

it.each([
  ["in its only line", bad],
  ["in its last line", good(3) + bad],
  ["in the first of many lines", bad + good(50_000)],
])("a copy that the server refuses %s fails, and so does its transaction", async (_where, lines) => {
  await expect(withTable((db) => copy(db, lines))).rejects.toMatchObject(REFUSED);
});

it("a copy into a table that isn't there fails", async () => {
  await expect(withTable((db) => copy(db, good(3), "nowhere"))).rejects.toMatchObject({ code: "42P01" });
});

it("after a copy that was refused in a savepoint its connection copies what comes next", async () => {
  const counted = await withTable(async (db) => {
    for (const lines of [good(3) + bad, bad + good(50_000)]) {
      await expect(db.transaction((inner) => copy(inner, lines))).rejects.toMatchObject(REFUSED);
    }
    await copy(db, good(50_000));
    return await there(db);
  });
  expect(counted).toEqual({ count: 50_000 });
});

it("a copy whose connection is lost on the way fails", async () => {
  const sockets = watchedSockets();
  const copying = withTable((db) => {
    const copied = copy(db, good(50_000));
    setImmediate(() => {
      for (const socket of sockets) socket.destroy();
    });
    return copied;
  });
  await expect(copying).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  vi.restoreAllMocks();
});
