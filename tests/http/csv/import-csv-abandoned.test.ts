import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as readOne } from "@/app/api/bookings/import-csv/[id]/route";
import { POST as importFile } from "@/app/api/bookings/import-csv/route";
import { listRecentImports } from "@/lib/imports/read-import";
import { csv, form, row } from "../../support/csv/csv-upload";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db);
});

async function imported(importId: string, ...rows: string[]): Promise<{ status: number; imported?: number }> {
  const body = form({ file: csv(...rows), options: { importId, duplicates: "skip" } });
  const response = await ada.ask(importFile, "/api/bookings/import-csv", { method: "POST", body });
  return { status: response.status, ...((await response.json()) as object) };
}

async function statusOf(id: string): Promise<string> {
  const response = await ada.ask(readOne, `/api/bookings/import-csv/${id}`, {}, { id });
  return ((await response.json()) as { status: string }).status;
}

/** Creates the database state of an import whose process was killed: it has begun, and no connection works on it. */
async function abandoned(): Promise<string> {
  const id = randomUUID();
  await db`insert into csv_imports (user_id, id, file_name, status, processed_count, created_at)
    values (${ada.id}, ${id}, 'bookings.csv', 'RUNNING', 400, now())`;
  return id;
}

describe("an import whose process was killed", () => {
  it("has failed for whoever looks, and is run again under its id", async () => {
    const id = await abandoned();
    expect(await listRecentImports(ada.ctx)).toMatchObject([{ id, status: "FAILED", imported: 0 }]);
    expect(await statusOf(id)).toBe("FAILED");
    expect(await imported(id, row("A1"), row("A2"))).toMatchObject({ status: 200, imported: 2 });
    expect(await statusOf(id)).toBe("DONE");
  });

  it("is run again also when nobody looked", async () => {
    expect(await imported(await abandoned(), row("A1"))).toMatchObject({ status: 200, imported: 1 });
  });
});

describe("an import that runs", () => {
  it("is running for whoever looks, and isn't kept from its end by being looked at", async () => {
    const id = await abandoned();
    await db.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended(${`csv-import:${id}`}, 0))`;
      expect(await statusOf(id)).toBe("RUNNING");
      expect(await imported(id, row("A1"))).toMatchObject({ status: 409 });
    });
    expect(await statusOf(id)).toBe("FAILED");
  });

  it("and others of the same rows in another order all end", async () => {
    const rows = Array.from({ length: 200 }, (_, index) =>
      row(`N${index}`, { supplier: `Inn ${index % 20}` }),
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        imported(randomUUID(), ...(index % 2 === 0 ? rows : rows.toReversed())),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers.reduce((sum, { imported: count = 0 }) => sum + count, 0)).toBe(200);
  });
});
