import { beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "@/lib/platform/context/context";
import { matchTransactions } from "@/lib/reconciliation/bank-transactions/matcher/match-transactions";
import { db } from "../../support/database/database";
import { type Desk, newDesk, trip } from "../../support/transactions/desk";

const TRAVELLED = { travelStartDate: "2026-01-20", travelEndDate: "2026-01-27" };
const WORDS = { memo: "HARBOUR HOTELS COMMISSION", payer: "HARBOUR HOTELS" };

let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(db);
  await db`update bank_accounts set auto_match = true`;
});

const owed = (agent: Desk["ada"], confirmationNumber: string, amount: number) =>
  trip(agent, { ...TRAVELLED, confirmationNumber, expectedCommissionAmount: amount });

async function matched(...ids: readonly string[]) {
  await matchTransactions({ ...systemContext("job:match-transactions"), now: new Date("2026-03-31") }, ids);
  return await db`select decision, would_link as "wouldLink" from bank_transactions where id = any (${[...ids]}) order by booked_on, id`;
}

describe("a sum that the memo names", () => {
  const named = { ...WORDS, memo: "HARBOUR HOTELS HB-44711 HB-44722" };

  it("is linked by itself", async () => {
    await owed(desk.ada, "HB-44711", 123.45);
    await owed(desk.ada, "HB-44722", 67.89);
    expect(await matched(await desk.line(19_134, named))).toMatchObject([{ wouldLink: true }]);
  });

  it("is only proposed where one of its bookings stands in the books of another agent too", async () => {
    await owed(desk.ada, "HB-44711", 123.45);
    await owed(desk.ada, "HB-44722", 67.89);
    await owed(desk.ben, "HB-44722", 67.89);
    expect(await matched(await desk.line(19_134, named))).toMatchObject([{ wouldLink: false }]);
    expect(await db`select from match_links`).toHaveLength(0);
  });
});

it("of two equal deposits none is linked by itself, though the payer's name was cut differently", async () => {
  await owed(desk.ada, "HB-44711", 123.45);
  const first = await desk.line(12_345, { ...WORDS, memo: "HARBOUR HOTELS COMM HB-44711", payer: null });
  const second = await desk.line(12_345, {
    ...WORDS,
    memo: "HARBOU HOTE 8811",
    payer: null,
    bookedOn: "2026-03-09",
  });
  await matched(first, second);
  expect(await db`select from match_links`).toHaveLength(0);
});

it("a booking isn't linked by itself where two others of its supplier come to the amount together", async () => {
  await owed(desk.ada, "HB-44711", 1_913.37);
  await owed(desk.ada, "HB-44722", 1_234.56);
  await owed(desk.ben, "HB-44733", 678.81);
  expect(await matched(await desk.line(191_337, WORDS))).toMatchObject([{ wouldLink: false }]);
});
