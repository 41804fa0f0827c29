import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as readOne, DELETE as remove } from "@/app/api/bookings/[id]/route";
import { POST as create } from "@/app/api/bookings/route";
import { booked, JSON_TYPE, listed, paid, patched } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { DRAFT } from "../../support/http/booking-draft";
import { withHeaders } from "../../support/http/next-headers";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

describe("POST /bookings", () => {
  it("creates a confirmed booking and its supplier", async () => {
    expect(await booked(ada)).toMatchObject({
      confirmationNumber: "HB-4471",
      status: "CONFIRMED",
      totalBookingAmount: 4200.5,
      supplier: { name: "Harbour Hotels" },
    });
  });

  it("lists every message of an empty form at once", async () => {
    const response = await ada.post(create, "/api/bookings", {});
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as { fields: Record<string, string[]> };
    expect(Object.values(fields).flat().sort()).toEqual([
      "Confirmation number is required",
      "Expected commission amount is required",
      "Expected commission currency is required",
      "Supplier is required (either select or enter a name)",
      "Total booking amount is required",
      "Total booking currency is required",
      "Travel end date is required",
      "Travel start date is required",
    ]);
  });

  it.each([
    [{ totalBookingAmount: "abc" }, "Total booking amount must be a valid number"],
    [{ expectedCommissionAmount: "1.2.3" }, "Expected commission amount must be a valid number"],
    [{ travelStartDate: "2031-03-09" }, "Travel end date must be after start date"],
    [{ travelStartDate: "today" }, "Travel start date must be a day written YYYY-MM-DD"],
    [{ totalBookingCurrency: "XXZ" }, "Currency is not a known ISO 4217 code"],
    [{ clientName: "a\u0000b" }, "Contains characters that cannot be stored"],
    [{ totalBookingAmount: -1 }, "Total booking amount must not be negative"],
  ])("refuses %j", async (change, message) => {
    const response = await ada.post(create, "/api/bookings", { ...DRAFT, ...change });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(message);
  });

  it("says that the days are out of order beside every other message, new or changed", async () => {
    const wrong = { travelStartDate: "2031-03-09", totalBookingAmount: "abc" };
    const messages = {
      totalBookingAmount: ["Total booking amount must be a valid number"],
      travelEndDate: ["Travel end date must be after start date"],
    };
    const created = await ada.post(create, "/api/bookings", { ...DRAFT, ...wrong, confirmationNumber: "" });
    expect(await created.json()).toMatchObject({
      fields: { ...messages, confirmationNumber: ["Confirmation number is required"] },
    });
    const { id } = await booked(ada);
    const changed = await patched(ada, id, { ...wrong, travelEndDate: "2031-03-08" });
    expect([changed.status, await changed.json()]).toMatchObject([400, { fields: messages }]);
    const stored = await patched(ada, id, { travelStartDate: "2031-03-09", totalBookingCurrency: "JPY" });
    expect([stored.status, await stored.json()]).toMatchObject([
      400,
      { fields: { travelEndDate: messages.travelEndDate } },
    ]);
  });

  it("takes travel up to the calendar's last day, and refuses a year that there was not", async () => {
    const last = { travelStartDate: "2027-01-01", travelEndDate: "9999-12-31" };
    expect(await booked(ada, last)).toMatchObject({ dueDate: "9999-12-31" });
    const none = { travelStartDate: "0000-01-01", confirmationNumber: "HB-4472" };
    const response = await ada.post(create, "/api/bookings", { ...DRAFT, ...none });
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(["travelStartDate"]);
  });

  it("lets nobody choose id, owner, status or version", async () => {
    const greedy = { id: randomUUID(), userId: ben.id, ownerId: ben.id, status: "PAID", version: 9 };
    const response = await ada.post(create, "/api/bookings", { ...DRAFT, ...greedy });
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(Object.keys(greedy));
    expect((await listed(ada)).count).toBe(0);
  });

  it("says of a supplier's id that nobody has, or another agent's supplier, that it isn't seen", async () => {
    const foreign = (await booked(ben, { supplier: { name: "Ben's own" } })).supplier;
    for (const id of [randomUUID(), foreign?.id, "12"]) {
      const response = await ada.post(create, "/api/bookings", { ...DRAFT, supplier: { id } });
      const fields = { "supplier.id": ["No supplier that you can see has this id"] };
      expect([response.status, await response.json()]).toMatchObject([400, { fields }]);
    }
    // A supplier is accepted in the form in which it is returned.
    const { supplier } = await booked(ada);
    expect(await booked(ada, { confirmationNumber: "HB-2", supplier })).toMatchObject({ supplier });
  });

  it("says that a number given for a text must be a text", async () => {
    const response = await ada.post(create, "/api/bookings", {
      ...DRAFT,
      confirmationNumber: 4471,
      totalBookingCurrency: 978,
    });
    expect(await response.json()).toMatchObject({
      fields: {
        confirmationNumber: ["confirmationNumber must be a text"],
        totalBookingCurrency: ["totalBookingCurrency must be a text"],
      },
    });
  });

  it("names the booking that a second one would duplicate, and creates it when told to", async () => {
    const first = await booked(ada);
    const response = await ada.post(create, "/api/bookings", { ...DRAFT, confirmationNumber: "hb 4471" });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "DUPLICATE_BOOKING", bookingId: first.id });
    const again = await booked(ada, { allowDuplicate: true });
    expect(again.id).not.toBe(first.id);
    await booked(ada, { supplier: { name: "Somebody Else" } });
    expect((await listed(ada)).count).toBe(3);
  });

  it.each(
    "USD CAD EUR GBP CHF NZD JPY AUD SGD INR NOK AED PLN MXN THB MYR DKK KRW SEK BRL ZAR HKD TRY CRC CNY TWD IDR PHP VND CLP ARS PEN COP EGP MAD SAR QAR OMR KWD".split(
      " ",
    ),
  )("takes and answers amounts in %s unchanged", async (code) => {
    const figures: Record<string, number> = {
      JPY: 1234,
      KRW: 1234,
      VND: 1234,
      CLP: 1234,
      KWD: 1.567,
      OMR: 1.567,
    };
    const figure = figures[code] ?? 1234.56;
    const booking = await booked(ada, {
      totalBookingAmount: figure,
      totalBookingCurrency: code,
      expectedCommissionAmount: -figure,
      expectedCommissionCurrency: code,
    });
    expect(booking).toMatchObject({ totalBookingAmount: figure, expectedCommissionAmount: -figure });
  });

  it("refuses who isn't signed in, and text that is no JSON", async () => {
    const broken = { method: "POST", headers: JSON_TYPE, body: "{" };
    const request = new Request("http://localhost/api/bookings", broken);
    const anonymous = await withHeaders({}, () => create(request, { params: Promise.resolve({}) }));
    expect(anonymous.status).toBe(401);
    expect((await ada.ask(create, "/api/bookings", broken)).status).toBe(400);
    const plain = { method: "POST", headers: { "content-type": "text/plain" }, body: "{}" };
    expect((await ada.ask(create, "/api/bookings", plain)).status).toBe(415);
  });
});

describe("PATCH /bookings/{id}", () => {
  it("changes what it names and lets the due date follow", async () => {
    const { id } = await booked(ada);
    const change = { clientName: null, travelEndDate: "2031-03-18", destination: "Lisbon" };
    expect(await (await patched(ada, id, change)).json()).toMatchObject({
      clientName: null,
      destination: "Lisbon",
      travelStartDate: "2031-03-01",
      dueDate: "2031-04-22",
      totalBookingAmount: 4200.5,
    });
  });

  it("changes neither supplier, number, status, owner nor id", async () => {
    const before = await booked(ada);
    const fixed = {
      confirmationNumber: "X",
      supplier: { name: "Other" },
      supplierId: randomUUID(),
      status: "PAID",
      ownerId: ben.id,
      id: randomUUID(),
      receivedAmount: 99,
      dueDate: "2040-01-01",
    };
    const response = await patched(ada, before.id, { clientName: "Marta", ...fixed });
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(Object.keys(fixed));
    expect((await listed(ada)).data).toEqual([before]);
  });

  it("refuses a save over somebody else's with 409, and without If-Match takes the last one", async () => {
    const { id } = await booked(ada);
    const etag = (await ada.ask(readOne, `/api/bookings/${id}`, {}, { id })).headers.get("etag") ?? "";
    expect((await patched(ada, id, { clientName: "First" }, { "if-match": etag })).status).toBe(200);
    const second = await patched(ada, id, { clientName: "Second" }, { "if-match": etag });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: "STALE" });
    expect((await patched(ada, id, { clientName: "Third" })).status).toBe(200);
    expect((await patched(ada, id, { clientName: "Fourth" }, { "if-match": '"garbage"' })).status).toBe(409);
  });

  it.each([
    [{ travelEndDate: "2031-02-01" }, "travelEndDate"],
    [{ totalBookingAmount: "" }, "totalBookingAmount"],
    [{ totalBookingCurrency: "JPY" }, "totalBookingAmount"],
    [{ totalBookingAmount: -1 }, "totalBookingAmount"],
    [{ travelStartDate: "" }, "travelStartDate"],
  ])("refuses %j", async (change, field) => {
    const { id } = await booked(ada);
    const response = await patched(ada, id, change);
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field]);
  });

  it("keeps the commission's currency while payments came in it", async () => {
    const { id } = await booked(ada);
    await paid(ada, id, 100);
    expect((await patched(ada, id, { expectedCommissionCurrency: "EUR" })).status).toBe(409);
  });

  it("doesn't find another agent's booking", async () => {
    const { id } = await booked(ben);
    expect((await patched(ada, id, { clientName: "Mine" })).status).toBe(404);
  });
});

describe("DELETE /bookings/{id}", () => {
  const deleted = (id: string) => ada.ask(remove, `/api/bookings/${id}`, { method: "DELETE" }, { id });

  it("answers 204, then the booking is gone and its number free", async () => {
    const { id } = await booked(ada);
    expect((await deleted(id)).status).toBe(204);
    expect((await deleted(id)).status).toBe(404);
    expect((await listed(ada)).count).toBe(0);
    await booked(ada);
  });

  it("refuses while payments stand", async () => {
    const { id } = await booked(ada);
    await paid(ada, id, 20);
    expect((await deleted(id)).status).toBe(409);
  });
});
