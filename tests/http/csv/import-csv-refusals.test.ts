import { beforeEach, describe, expect, it } from "vitest";
import { POST as importFile } from "@/app/api/bookings/import-csv/route";
import { suggestedMapping } from "@/lib/imports/csv-mapping.model";
import { csv, form, HEADERS, type Parts, row } from "../../support/csv/csv-upload";
import { db } from "../../support/database/database";
import { withHeaders } from "../../support/http/next-headers";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db);
});

const send = (agent: TestAgent, parts: Parts) =>
  agent.ask(importFile, "/api/bookings/import-csv", { method: "POST", body: form(parts) });

describe("POST /bookings/import-csv", () => {
  it.each<[string, Parts, number, string]>([
    ["no mapping", { mapping: "" }, 400, "INVALID_INPUT"],
    ["a mapping that is not JSON", { mapping: "{" }, 400, "INVALID_INPUT"],
    ["a mapping without the required fields", { mapping: { clientName: "Client" } }, 400, "INVALID_INPUT"],
    ["a mapping to a field that does not exist", { mapping: { ownerId: "Client" } }, 400, "INVALID_INPUT"],
    [
      "a mapping to a column that does not exist",
      { mapping: { ...suggestedMapping(HEADERS), clientName: "Nobody" } },
      400,
      "INVALID_INPUT",
    ],
    ["an empty file", { file: "" }, 400, "INVALID_INPUT"],
    ["headers alone", { file: csv() }, 400, "INVALID_INPUT"],
    ["a quote that is never closed", { file: csv('"A1,x') }, 400, "INVALID_INPUT"],
    ["a workbook", { file: new Blob(["PK\u0003\u0004"]) }, 400, "INVALID_INPUT"],
    ["another name", { name: "bookings.xlsx" }, 400, "INVALID_INPUT"],
    ["another type", { file: new Blob(["x"], { type: "image/png" }) }, 415, "WRONG_CONTENT_TYPE"],
    ["options that are none", { options: { dateOrder: "YDM" } }, 400, "INVALID_INPUT"],
    ["an id that is none", { options: { importId: "1" } }, 400, "INVALID_INPUT"],
    ["more than 25 MB", { file: new Blob(["x".repeat(25_000_001)]) }, 413, "TOO_LARGE"],
  ])("refuses %s", async (_what, parts, status, code) => {
    const response = await send(ada, parts);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(/./) });
    expect(await db`select id from bookings`).toHaveLength(0);
  });

  it("asks which day is meant where a date can be two, and takes the answer", async () => {
    const file = csv(row("A1", { start: "05/06/2027" }));
    const refused = await send(ada, { file });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: "INVALID_INPUT",
      fields: { dateOrder: [expect.stringContaining("05/06/2027: say dateOrder")] },
    });
    expect(await db`select id from bookings`).toHaveLength(0);
    const answered = await send(ada, { file, options: { dateOrder: "DMY" } });
    expect(await answered.json()).toMatchObject({ success: false, failed: 1 });
    const other = await send(ada, {
      file: csv(row("A1", { start: "02/03/2027" })),
      options: { dateOrder: "DMY" },
    });
    expect(await other.json()).toMatchObject({ success: true, imported: 1 });
    expect(await db`select travel_start::text from bookings`).toEqual([{ travel_start: "2027-03-02" }]);
  });

  it("refuses a body of another kind, and who is not signed in", async () => {
    const json = await ada.post(importFile, "/api/bookings/import-csv", {});
    expect(json.status).toBe(415);
    const request = new Request("http://localhost/api/bookings/import-csv", {
      method: "POST",
      body: form({}),
    });
    const response = await withHeaders({}, () => importFile(request, { params: Promise.resolve({}) }));
    expect(response.status).toBe(401);
  });
});
