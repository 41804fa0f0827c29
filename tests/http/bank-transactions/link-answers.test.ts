import { beforeEach, expect, it } from "vitest";
import { POST as match } from "@/app/api/admin/bank-transactions/[id]/match/route";
import { db } from "../../support/database/database";
import { type Desk, newDesk, number, trip } from "../../support/transactions/desk";
import { knownRates } from "../../support/transactions/rates";

let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(db);
});

const linked = (id: string, body: object) =>
  desk.admin.post(match, `/api/admin/bank-transactions/${id}/match`, body, { id });

/** Returns a link's response status and, for a 409, its question. */
async function asked(id: string, body: object) {
  const answer = await linked(id, body);
  const { status, question } = await answer.json();
  return [answer.status, question ?? status];
}

it("asks for the rate of two currencies, and again for one far from the last known", async () => {
  await knownRates(db, ["EUR", "USD", "2026-03-01", 1.08]);
  const body = { bookingId: (await trip(desk.ada, { expectedCommissionCurrency: "EUR" })).id };
  const id = await desk.line(13_333);
  expect(await asked(id, body)).toEqual([409, "exchangeRate"]);
  expect(await asked(id, { ...body, exchangeRate: 0 })).toEqual([400, undefined]);
  expect(await asked(id, { ...body, exchangeRate: 10.8 })).toEqual([409, "isUnusualRate"]);
  expect(await asked(id, { ...body, exchangeRate: 1.08 })).toEqual([200, "CLOSED"]);
});

it("asks for a reason and a second press where a fee is large", async () => {
  const body = { bookingId: (await trip(desk.ada)).id, acceptDifference: "fee" };
  const id = await desk.line(1);
  expect(await asked(id, body)).toEqual([409, "isLargeFee"]);
  expect(await asked(id, { ...body, isLargeFee: true, reason: "  " })).toEqual([400, undefined]);
  expect(await asked(id, { ...body, isLargeFee: true, reason: "The bank kept it" })).toEqual([200, "CLOSED"]);
});

it("asks why more came than is owed", async () => {
  const body = { bookingId: (await trip(desk.ada)).id };
  const id = await desk.line(20_000);
  expect(await asked(id, body)).toEqual([409, "overReason"]);
  expect(await asked(id, { ...body, overReason: "because" })).toEqual([400, undefined]);
  expect(await asked(id, { ...body, overReason: "bonus" })).toEqual([200, "CLOSED"]);
});

it("asks whether a second recall of the same booking is meant", async () => {
  const body = { bookingId: (await trip(desk.ada, number(8))).id };
  const [paid, first, second] = [await desk.line(12_345), await desk.line(-2_000), await desk.line(-2_000)];
  expect(await asked(paid, body)).toEqual([200, "CLOSED"]);
  expect((await asked(first, body))[0]).toBe(200);
  expect(await asked(second, body)).toEqual([409, "isSecondRecall"]);
  expect((await asked(second, { ...body, isSecondRecall: true }))[0]).toBe(200);
});

it("takes with parts only what is said of them", async () => {
  const parts = [1, 2].map(async (n) => ({
    kind: "booking",
    bookingId: (await trip(desk.ada, number(n))).id,
    amount: 50,
  }));
  const body = { parts: await Promise.all(parts) };
  const id = await desk.line(10_000);
  for (const answer of [{ exchangeRate: 0.9 }, { acceptDifference: "fee" }])
    expect(await asked(id, { ...body, ...answer })).toEqual([400, undefined]);
  expect((await asked(id, body))[0]).toBe(200);
});
