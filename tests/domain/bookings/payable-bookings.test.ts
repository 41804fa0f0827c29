import { beforeEach, describe, expect, it } from "vitest";
import { listNumberedBookings, listOwedBookings } from "@/lib/ledger/bookings/administration/admin-bookings";
import { numbersQuery } from "@/lib/ledger/bookings/administration/payable-bookings.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { booked, paid } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

let admin: TestAgent;
let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [admin, ada, ben] = [await newAgent(db, { role: "ADMIN" }), await newAgent(db), await newAgent(db)];
});

/** Creates a booking whose trip ended on a day of 2026. */
function trip(agent: TestAgent, confirmationNumber: string, end: string, change: object = {}) {
  return booked(agent, {
    confirmationNumber,
    travelStartDate: "2026-01-01",
    travelEndDate: `2026-${end}`,
    supplier: { name: `Lump ${ada.id}` },
    expectedCommissionAmount: 100,
    expectedCommissionCurrency: "USD",
    ...change,
  });
}

const owed = async (booking: { readonly supplier: { readonly id: string } | null }, upTo = "2026-03-31") => {
  const { bookings, ...rest } = await listOwedBookings(admin.ctx, {
    supplierId: booking.supplier?.id ?? "",
    currency: currency.parse("USD"),
    upTo: calendarDate.parse(upTo),
  });
  return { numbers: bookings.map(({ confirmationNumber }) => confirmationNumber), ...rest };
};

describe("what a supplier owes up to a day", () => {
  it("is what is open of all agents there, the trip that ended first first", async () => {
    const last = await trip(ada, "A-3", "03-20");
    await trip(ben, "B-1", "02-10");
    await trip(ada, "A-2", "03-01");
    await trip(ada, "LATER", "04-01");
    await trip(ada, "ELSEWHERE", "03-01", { supplier: { name: "Somebody else" } });
    const settled = await trip(ada, "PAID", "03-01");
    await paid(ada, settled.id, 100);
    expect(await owed(last)).toEqual({ numbers: ["B-1", "A-2", "A-3"], moreCount: 0, foreignCount: 0 });
    expect(await owed(last, "2026-02-28")).toMatchObject({ numbers: ["B-1"] });
  });

  it("says what is owed in other currencies, and what is too much for one deposit", async () => {
    const one = await trip(ada, "A-1", "03-01");
    await trip(ada, "EURO", "03-01", { expectedCommissionCurrency: "EUR" });
    expect(await owed(one)).toEqual({ numbers: ["A-1"], moreCount: 0, foreignCount: 1 });
    await db`insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
        'number_key', 'C' || n, 'confirmation_number', 'C-' || n, 'travel_end', '2026-03-02'))).*
      from bookings b, generate_series(1, 205) n where b.id = ${one.id}`;
    const { numbers, moreCount } = await owed(one);
    expect([numbers.length, numbers[0], moreCount]).toEqual([200, "A-1", 6]);
  });

  it("is asked for by administrators alone", async () => {
    const one = await trip(ada, "A-1", "03-01");
    const query = {
      supplierId: one.supplier?.id ?? "",
      currency: currency.parse("USD"),
      upTo: calendarDate.parse("2026-03-31"),
    };
    await expect((async () => listOwedBookings(ada.ctx, query))()).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
    await expect((async () => listNumberedBookings(ada.ctx, { numbers: ["A1"] }))()).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
  });
});

it("bookings are found by many numbers at once, signs aside, by their other numbers too, and each that has it", async () => {
  const mark = ada.id.slice(0, 8);
  const one = await trip(ada, `${mark}-21700`, "03-01");
  await trip(ben, `${mark} 21700`, "03-02");
  await trip(ada, `${mark}-21701`, "03-03");
  await db`insert into booking_references (user_id, booking_id, reference_key, reference, kind)
    values (${ada.id}, ${one.id}, ${`PNR${mark}`.toUpperCase()}, 'x', 'pnr')`;
  const { numbers } = numbersQuery.parse({ numbers: [`${mark}.21700`, `pnr-${mark}`, "nowhere", "--"] });
  const found = await listNumberedBookings(admin.ctx, { numbers });
  const plain = mark.toUpperCase();
  expect(
    found.map(({ confirmationNumber, plainNumber }) => [confirmationNumber, plainNumber]).sort(),
  ).toEqual(
    [
      [`${mark} 21700`, `${plain}21700`],
      [`${mark}-21700`, `PNR${plain}`],
      [`${mark}-21700`, `${plain}21700`],
    ].sort(),
  );
});
