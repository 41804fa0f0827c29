import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as failedRows } from "@/app/api/bookings/import-csv/[id]/failed-rows/route";
import { GET as readOne } from "@/app/api/bookings/import-csv/[id]/route";
import { POST as importFile } from "@/app/api/bookings/import-csv/route";
import type { ImportResult } from "@/lib/imports/csv-import.model";
import { suggestedMapping } from "@/lib/imports/csv-mapping.model";
import { csv, form, HEADERS, type Parts, row } from "../../support/csv/csv-upload";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db);
});

const send = (agent: TestAgent, parts: Parts) =>
  agent.ask(importFile, "/api/bookings/import-csv", { method: "POST", body: form(parts) });

async function imported(parts: Parts, agent = ada): Promise<ImportResult> {
  const response = await send(agent, parts);
  expect(response.status).toBe(200);
  return (await response.json()) as ImportResult;
}

const stored = (agent = ada) =>
  db`select * from bookings where user_id = ${agent.id} and deleted_at is null order by confirmation_number, duplicate_no`;

describe("POST /bookings/import-csv", () => {
  it("imports rows as bookings with supplier, due date and status, and tells of it once", async () => {
    const result = await imported({
      file: csv(
        row("A1", { supplier: "Marriott" }),
        row("A2", { supplier: "MARRIOTT ", start: "2020-01-01" }),
        row("A3", { supplier: "", commission: "-50" }),
      ),
    });
    expect(result).toEqual({
      success: true,
      imported: 3,
      failed: 0,
      errors: [],
      importId: expect.any(String),
      skipped: 0,
      suppliersCreated: 1,
    });
    const bookings = await stored();
    expect(bookings.map(({ confirmation_number, status }) => [confirmation_number, status])).toEqual([
      ["A1", "CONFIRMED"],
      ["A2", "CONFIRMED"],
      ["A3", "CONFIRMED"],
    ]);
    expect(bookings[0]).toMatchObject({
      client_name: "Jo Park",
      total_minor: "100000",
      commission_minor: "10000",
      source: "csv",
      import_id: result.importId,
      search: "a1 jo park marriott a1",
    });
    expect(bookings[0]?.supplier_id).toBe(bookings[1]?.supplier_id);
    expect(bookings[2]).toMatchObject({ supplier_id: null, commission_minor: "-5000" });
    const activities = await db`select type, count from activities where user_id = ${ada.id}`;
    expect(activities).toEqual([{ type: "BOOKING_CREATED", count: 3 }]);
    const notes = await db`select title, message from notifications where user_id = ${ada.id}`;
    expect(notes).toEqual([
      { title: "CSV import finished", message: "3 bookings imported from bookings.csv." },
    ]);
    const audit = await db`select action, after from audit_log where user_id = ${ada.id} order by action`;
    expect(audit.map(({ action }) => action)).toEqual(["booking.import", "supplier.create"]);
  });

  it("counts what is overdue already and says so in the one notification", async () => {
    const past = row("A1").replaceAll("2027", "2020");
    await imported({ file: csv(past, row("A2")) });
    expect((await stored()).map(({ status, due_on }) => [status, due_on.toISOString().slice(0, 10)])).toEqual(
      [
        ["OVERDUE", "2020-04-12"],
        ["CONFIRMED", "2027-04-12"],
      ],
    );
    const [note] = await db`select message from notifications where user_id = ${ada.id}`;
    expect(note?.message).toBe("2 bookings imported from bookings.csv, 1 already overdue.");
  });

  it("follows the payment policy that the agent settled for a supplier", async () => {
    const supplier = randomUUID();
    await db`insert into suppliers (id, name, name_key, payment_basis, payment_lag_days, created_at, updated_at)
      values (${supplier}, 'Marriott', 'marriott', 'TRAVEL_END', 10, now(), now())`;
    await db`insert into supplier_preferences (user_id, supplier_id, payment_basis, payment_lag_days, updated_at)
      values (${ada.id}, ${supplier}, 'TRAVEL_START', 5, now())`;
    await imported({ file: csv(row("A1")) });
    const [booking] = await stored();
    expect(booking?.supplier_id).toBe(supplier);
    expect(booking?.due_on.toISOString().slice(0, 10)).toBe("2027-03-06");
  });

  it("imports the good rows, names the others and keeps them for a download", async () => {
    const result = await imported({
      file: csv(
        row("A1"),
        row("A2", { total: "abc", start: "31/02/2027" }),
        row("\uff1d1+1", { total: "=1+1" }),
      ),
    });
    expect(result).toMatchObject({ success: true, imported: 1, failed: 2 });
    expect(result.errors).toEqual([
      { row: 3, field: "totalBookingAmount", message: "Total booking amount must be a valid number" },
      { row: 3, field: "travelStartDate", message: "Travel start date must be a valid date" },
      { row: 4, field: "totalBookingAmount", message: "Total booking amount must be a valid number" },
    ]);
    const id = result.importId;
    const download = await ada.ask(failedRows, `/api/bookings/import-csv/${id}/failed-rows`, {}, { id });
    const text = await download.text();
    expect(text.split("\r\n")[0]).toBe(`${HEADERS.join(",")},Reason`);
    expect(text).toContain("A2,Jo Park,abc,USD,100,31/02/2027,2027-03-08,Marriott,");
    expect(text).toContain("'\uff1d1+1,Jo Park,'=1+1,");
  });

  it("fails where no row is good, and writes nothing but the rows and their reasons", async () => {
    const result = await imported({ file: csv(row(""), row("A2", { total: "" })) });
    expect(result).toMatchObject({ success: false, imported: 0, failed: 2 });
    expect(await stored()).toHaveLength(0);
    expect(await db`select id from notifications`).toHaveLength(0);
  });

  it("refuses a number that is taken at the supplier, by a booking or by a row above, and not at another", async () => {
    await imported({ file: csv(row("A1")) });
    const result = await imported({
      file: csv(row("a-1"), row("B1"), row("B 1"), row("A1", { supplier: "Hilton" })),
    });
    expect(result).toMatchObject({ success: true, imported: 2, failed: 2 });
    expect(result.errors).toEqual([
      {
        row: 2,
        field: "confirmationNumber",
        message: "A booking with confirmation number a-1 already exists for this supplier.",
      },
      {
        row: 4,
        field: "confirmationNumber",
        message: "Confirmation number B 1 stands in row 3 already, for the same supplier.",
      },
    ]);
  });

  it("leaves out what is taken where that was chosen, and imports the rows that were ticked", async () => {
    await imported({ file: csv(row("A1"), row("A2")) });
    const options = { duplicates: "skip", keep: [3] };
    const result = await imported({ file: csv(row("A1"), row("A2"), row("A3")), options });
    expect(result).toMatchObject({ success: true, imported: 2, skipped: 1, failed: 0, errors: [] });
    const numbers = (await stored()).map((one) => [one.confirmation_number, one.duplicate_no]);
    expect(numbers).toEqual([
      ["A1", 0],
      ["A2", 0],
      ["A2", 1],
      ["A3", 0],
    ]);
    const all = await imported({ file: csv(row("A2"), row("A2")), options: { keep: "all" } });
    expect(all).toMatchObject({ imported: 2, failed: 0 });
    const again = await db`select duplicate_no from bookings where confirmation_number = 'A2' order by 1`;
    expect(again.map(({ duplicate_no }) => duplicate_no)).toEqual([0, 1, 2, 3]);
  });

  it("does nothing more when it is sent again with the id of an import that has ended", async () => {
    const options = { importId: randomUUID() };
    const first = await imported({ options });
    const again = await imported({ options });
    expect(again).toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  it("sent five times at once with one id imports once", async () => {
    const options = { importId: randomUUID() };
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(ada, { options })));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(statuses).toContain(200);
    expect(await stored()).toHaveLength(1);
    expect(await db`select id from activities`).toHaveLength(1);
  });

  it("never touches another agent: the same file gives each their own bookings and suppliers", async () => {
    const ben = await newAgent(db);
    await imported({});
    const result = await imported({}, ben);
    expect(result).toMatchObject({ imported: 1, failed: 0, suppliersCreated: 1 });
    expect((await stored(ben))[0]?.supplier_id).not.toBe((await stored(ada))[0]?.supplier_id);
    const foreign = await ben.ask(
      readOne,
      "/api/bookings/import-csv/x",
      {},
      { id: (await imported({ file: csv(row("Z")) })).importId },
    );
    expect(foreign.status).toBe(404);
  });

  it("reads other encodings, delimiters and ways to write numbers and dates", async () => {
    const text = [
      "Confirmation;Kunde Client;Total amount;Commission;Start;Supplier",
      '"Ä;1";Zoë;1.234,56 €;(50,00);25.03.2027;"Hôtel ""Été"""',
    ].join("\r\n");
    const file = new Blob([Buffer.from(text, "latin1").map((byte) => (byte === 0xac ? 0x80 : byte))]);
    const bytes = Buffer.from(await file.arrayBuffer());
    const euro = Buffer.from(bytes.toString("latin1").replace("¬", "\u0080"), "latin1");
    const headers = ["Confirmation", "Kunde Client", "Total amount", "Commission", "Start", "Supplier"];
    const result = await imported({ file: new Blob([euro]), mapping: suggestedMapping(headers) });
    expect(result).toMatchObject({ imported: 1, errors: [] });
    const [booking] = await db`select b.*, s.name from bookings b join suppliers s on s.id = b.supplier_id`;
    expect(booking).toMatchObject({
      confirmation_number: "Ä;1",
      client_name: "Zoë",
      total_minor: "123456",
      total_currency: "EUR",
      commission_minor: "-5000",
      commission_currency: "EUR",
      name: 'Hôtel "Été"',
    });
  });

  it("takes null as well as blank for a field without a column", async () => {
    const mapping = { ...suggestedMapping(HEADERS), clientName: null, supplierName: "" };
    const result = await imported({ file: csv(row("A1")), mapping });
    expect(result).toMatchObject({ success: true, imported: 1 });
    expect(await stored()).toMatchObject([{ client_name: null, supplier_id: null }]);
  });

  it("remembers the mapping for files with the same headers", async () => {
    await imported({});
    const [remembered] = await db`select mapping, options from csv_mappings where user_id = ${ada.id}`;
    expect(remembered?.mapping).toEqual(suggestedMapping(HEADERS));
  });
});
