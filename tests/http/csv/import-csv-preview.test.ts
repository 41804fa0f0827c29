import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as readOne } from "@/app/api/bookings/import-csv/[id]/route";
import { POST as preview } from "@/app/api/bookings/import-csv/preview/route";
import { POST as importFile } from "@/app/api/bookings/import-csv/route";
import type { DryRun, ImportResult } from "@/lib/imports/csv-import.model";
import { redoCsvImport, undoCsvImport } from "@/lib/imports/undo-csv-import";
import { csv, form, type Parts, row } from "../../support/csv/csv-upload";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db);
});

async function imported(parts: Parts): Promise<ImportResult> {
  const response = await ada.ask(importFile, "/api/bookings/import-csv", {
    method: "POST",
    body: form(parts),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as ImportResult;
}

async function dryRun(parts: Parts): Promise<DryRun> {
  const body = form(parts);
  const response = await ada.ask(preview, "/api/bookings/import-csv/preview", { method: "POST", body });
  expect(response.status).toBe(200);
  return (await response.json()) as DryRun;
}

const stored = () =>
  db`select * from bookings where user_id = ${ada.id} and deleted_at is null order by confirmation_number`;

describe("POST /bookings/import-csv/preview", () => {
  it("tells what an import would do and writes nothing", async () => {
    await imported({ file: csv(row("A1")) });
    const before = await db`select count(*) from suppliers`;
    const told = await dryRun({
      file: csv(
        row("A1"),
        row("B1"),
        row("B1"),
        row("C1", { total: "abc" }),
        row("D1", { supplier: "New Inn" }),
      ),
    });
    expect(told).toMatchObject({
      rows: 5,
      ready: 2,
      failed: 1,
      newSuppliers: 1,
      duplicates: {
        count: 2,
        rows: [
          { row: 2, confirmationNumber: "A1", above: null },
          { row: 4, confirmationNumber: "B1", above: 3 },
        ],
      },
      errors: [{ message: "Total booking amount must be a valid number", count: 1, rows: [5] }],
      commission: [{ currency: "USD", minor: 40000 }],
      questions: [],
    });
    expect(told.sample).toHaveLength(5);
    expect(await stored()).toHaveLength(1);
    expect(await db`select count(*) from suppliers`).toEqual(before);
  });

  it("asks once what the file leaves open", async () => {
    const file = csv(row("A1", { total: '"1,234"', start: "01/03/2027" }));
    expect((await dryRun({ file })).questions).toEqual([
      { about: "dateOrder", example: "01/03/2027", choices: ["DMY", "MDY"] },
      { about: "decimalMark", example: "1,234" },
    ]);
    const answered = await dryRun({ file, options: { dateOrder: "DMY", decimalMark: "." } });
    expect(answered).toMatchObject({
      questions: [],
      ready: 1,
      answers: { dateOrder: "DMY", decimalMark: "." },
    });
  });
});

describe("undoing an import", () => {
  it("deletes its bookings but for those with payments, and brings back exactly those", async () => {
    const { importId } = await imported({ file: csv(row("A1"), row("A2"), row("A3")) });
    const [paid] = await db`select id from bookings where confirmation_number = 'A2'`;
    await db`insert into allocations (user_id, id, booking_id, amount_minor, currency, received_on, source, created_at)
      values (${ada.id}, ${randomUUID()}, ${paid?.id}, 100, 'USD', '2027-04-01', 'self_reported', now())`;
    expect(await undoCsvImport(ada.ctx, importId)).toMatchObject({ removed: 2, kept: 1 });
    expect(await undoCsvImport(ada.ctx, importId)).toMatchObject({ removed: 0, kept: 0 });
    expect((await stored()).map((one) => one.confirmation_number)).toEqual(["A2"]);

    await imported({ file: csv(row("A3")) });
    expect(await redoCsvImport(ada.ctx, importId)).toMatchObject({ restored: 1 });
    expect((await stored()).map((one) => one.confirmation_number)).toEqual(["A1", "A2", "A3"]);
    const status = await ada.ask(readOne, `/api/bookings/import-csv/${importId}`, {}, { id: importId });
    expect(await status.json()).toMatchObject({ status: "DONE", imported: 3 });
  });

  it("is the owner's alone", async () => {
    const { importId } = await imported({});
    const ben = await newAgent(db);
    await expect(undoCsvImport(ben.ctx, importId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await stored()).toHaveLength(1);
  });
});
