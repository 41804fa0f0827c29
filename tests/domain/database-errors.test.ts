import { inspect } from "node:util";
import { sql } from "drizzle-orm";
import { afterAll, expect, it, vi } from "vitest";
import { bossDatabase } from "@/db/boss-database";
import { openDatabase } from "@/db/client";
import { logRequestError, sendConsoleToLog } from "@/lib/delivery/console-log";
import { log, traceOf } from "@/lib/platform/base/log";
import { databaseUrl } from "../support/database/database-url";

const SECRET = "QX7-SECRET-4471";
const db = openDatabase(databaseUrl(), 2);
afterAll(() => db.pool.end());

const failing = sql`select ${SECRET}::text::int from users`;

it.each([
  ["on its own", () => db.execute(failing), "22P02"],
  ["in a transaction", () => db.transaction((tx) => tx.execute(failing)), "22P02"],
  [
    "in a savepoint",
    () => db.transaction((tx) => tx.transaction((inner) => inner.execute(failing))),
    "22P02",
  ],
  ["of the queue", () => bossDatabase(db.pool).executeSql("select $1::text::int", [SECRET]), "22P02"],
  [
    "in a script of the queue",
    () => bossDatabase(db.pool).executeSql(`BEGIN; select '${SECRET}'::int; COMMIT`),
    "22P02",
  ],
])(
  "a statement that fails %s leaves neither its text nor its values in the error",
  async (_where, work, code) => {
    const error: unknown = await Promise.resolve(work()).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ name: "DatabaseError", code });
    const printed = inspect(error, { depth: 9, showHidden: true });
    expect(printed).not.toContain(SECRET);
    expect(printed).not.toMatch(/select \$1|copy lines|from users|::int/i);
    expect(traceOf(error)).toMatchObject({ kind: "DatabaseError", code });
  },
);

it("what is printed becomes a line of the log without an error's words, and a request's failure is said once", async () => {
  const terminal = console;
  const printed = { ...terminal };
  const said = vi.spyOn(log(), "error").mockImplementation(() => undefined);
  try {
    sendConsoleToLog();
    const [own, ofRequest] = [new Error(SECRET), new Error(SECRET)];
    const framework = {
      onRequestError(error: Error) {
        terminal.error(error);
        logRequestError(error, "a-request", "/bookings/[tab]");
      },
    };
    terminal.error("\u001b[31m ⨯\u001b[0m", own);
    terminal.error(`Failed to handle request for /bookings?search=${SECRET}`);
    framework.onRequestError(ofRequest);
  } finally {
    Object.assign(terminal, printed);
  }
  expect(said.mock.calls).toEqual([
    [expect.objectContaining({ kind: "Error" }), "⨯"],
    ["Failed to handle request for /bookings"],
    [
      expect.objectContaining({ requestId: "a-request", route: "/bookings/[tab]", kind: "Error" }),
      "request failed",
    ],
  ]);
  expect(inspect(said.mock.calls, { depth: 9 })).not.toContain(SECRET);
});
