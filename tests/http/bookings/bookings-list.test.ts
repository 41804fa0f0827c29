import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { PATCH as close } from "@/app/api/bookings/[id]/close/route";
import { GET as readOne, DELETE as remove } from "@/app/api/bookings/[id]/route";
import { GET as count } from "@/app/api/bookings/count/route";
import { GET as list } from "@/app/api/bookings/route";
import { booked, listed, paid, patched } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

describe("GET /bookings", () => {
  it("answers the newest first, by page, with the count of all", async () => {
    for (const confirmationNumber of ["A-1", "A-2", "A-3"]) await booked(ada, { confirmationNumber });
    const first = await listed(ada, "?page=1&limit=2");
    expect(first.data.map((one) => one.confirmationNumber)).toEqual(["A-3", "A-2"]);
    expect(first.count).toBe(3);
    const second = await listed(ada, "?page=2&limit=2");
    expect(second.data.map((one) => one.confirmationNumber)).toEqual(["A-1"]);
    expect((await listed(ada, "?page=900")).data).toEqual([]);
  });

  it.each(["created", "-created", "client", "-client", "due", "-supplier", "-total"])(
    "shows each booking on exactly one page, ordered by %s",
    async (sort) => {
      for (const [index, clientName] of ["B", null, "A", null, "A", "B", "C"].entries()) {
        await booked(ada, { confirmationNumber: `P-${index}`, clientName });
      }
      const numbers = async (query: string) =>
        (await listed(ada, `?sort=${sort}&${query}`)).data.map((one) => one.confirmationNumber);
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => numbers(`limit=2&page=${page}`)));
      expect(pages.flat()).toEqual(await numbers("limit=100"));
    },
  );

  it("takes a blank status and search for none", async () => {
    const { id } = await booked(ada);
    await ada.ask(close, `/api/bookings/${id}/close`, { method: "PATCH" }, { id });
    await booked(ada, { confirmationNumber: "HB-2" });
    expect(await listed(ada, "?status=&search=")).toMatchObject({ count: 2 });
  });

  it("has ten to a page unless asked otherwise", async () => {
    for (let index = 0; index < 12; index += 1) await booked(ada, { confirmationNumber: `N-${index}` });
    expect((await listed(ada)).data).toHaveLength(10);
  });

  it("says when commission is due, and what is owed", async () => {
    await paid(ada, (await booked(ada)).id, 120);
    const [one] = (await listed(ada, "?status=open")).data;
    expect(one).toMatchObject({ dueDate: "2031-04-12", receivedAmount: 120, outstandingAmount: 300 });
  });

  it.each([
    ["MARTA", true],
    ["hb4471", true],
    ["harbour", true],
    ["Lïnd", true],
    ["100%", false],
    ["_", false],
    ["\\", false],
    ["'", false],
    ["' or 1=1 --", false],
    ["🏨", false],
    ["فندق", false],
  ])("searches literally: %s", async (search, isFound) => {
    await booked(ada);
    expect((await listed(ada, `?search=${encodeURIComponent(search)}`)).count).toBe(isFound ? 1 : 0);
  });

  it.each(["100% Sun", "a_b", "back\\slash", "O'Hara", "🏨 Inn", "فندق البحر", '"quoted"'])(
    "finds a client called %s by that very text",
    async (clientName) => {
      await booked(ada, { clientName });
      await booked(ada, { clientName: "somebody else", confirmationNumber: "other" });
      expect((await listed(ada, `?search=${encodeURIComponent(clientName)}`)).count).toBe(1);
    },
  );

  it("filters by tab, view and supplier, and sorts", async () => {
    const past = { travelStartDate: "2024-01-01", travelEndDate: "2024-01-02" };
    const late = await booked(ada, { confirmationNumber: "L", ...past });
    const shut = await booked(ada, { confirmationNumber: "C", supplier: { name: "Cove Cruises" } });
    await ada.ask(close, `/api/bookings/${shut.id}/close`, { method: "PATCH" }, { id: shut.id });
    await paid(ada, (await booked(ada, { confirmationNumber: "P" })).id, 420);
    const numbers = async (query: string) =>
      (await listed(ada, query)).data.map((one) => one.confirmationNumber);
    expect(await numbers("?status=open")).toEqual(["L"]);
    expect(await numbers("?status=closed&sort=confirmation")).toEqual(["C", "P"]);
    expect(await numbers("?status=archived")).toEqual([]);
    expect(await numbers("?view=overdue")).toEqual(["L"]);
    expect(await numbers("?view=archivable")).toEqual(["P"]);
    expect(await numbers(`?supplierId=${shut.supplier?.id}`)).toEqual(["C"]);
    expect(await numbers("?sort=-confirmation")).toEqual(["P", "L", "C"]);
    expect(late.status).toBe("OVERDUE");
  });

  it.each(["?page=0", "?page=-1", "?limit=101", "?limit=x", "?status=lost", "?sort=password", "?view=x"])(
    "refuses %s",
    async (query) => {
      const response = await ada.ask(list, `/api/bookings${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: expect.any(String), code: "INVALID_INPUT" });
    },
  );

  it("refuses a search of more than 200 characters", async () => {
    expect((await ada.ask(list, `/api/bookings?search=${"x".repeat(201)}`)).status).toBe(400);
  });

  it("never shows another agent's bookings", async () => {
    await booked(ben);
    expect(await listed(ada)).toEqual({ data: [], count: 0 });
  });
});

describe("GET /bookings/count", () => {
  it("counts every booking but deleted ones", async () => {
    const { id } = await booked(ada);
    await booked(ada, { confirmationNumber: "other" });
    await booked(ben);
    await ada.ask(remove, `/api/bookings/${id}`, { method: "DELETE" }, { id });
    expect(await (await ada.ask(count, "/api/bookings/count")).json()).toEqual({ count: 1 });
  });
});

describe("GET /bookings/{id}", () => {
  it("answers the booking with an ETag that changes with it", async () => {
    const { id } = await booked(ada);
    const before = await ada.ask(readOne, `/api/bookings/${id}`, {}, { id });
    await patched(ada, id, { clientName: "Marta L." });
    const after = await ada.ask(readOne, `/api/bookings/${id}`, {}, { id });
    expect(await after.json()).toMatchObject({ id, clientName: "Marta L.", status: "CONFIRMED" });
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
  });

  it("answers foreign, unknown and malformed ids alike", async () => {
    const { id } = await booked(ben);
    const answers = [];
    for (const other of [id, randomUUID(), "1", "undefined", "%00"]) {
      const response = await ada.ask(readOne, "/api/bookings/x", {}, { id: other });
      const { message, code } = (await response.json()) as { message: string; code: string };
      answers.push({ status: response.status, message, code });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });
});
