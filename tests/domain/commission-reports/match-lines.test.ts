import { beforeEach, expect, it } from "vitest";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { systemContext } from "@/lib/platform/context/context";
import { NOTHING_TO_MATCH } from "@/lib/reconciliation/bank-transactions/matcher/enqueue-matching";
import { runMatching } from "@/lib/reconciliation/bank-transactions/matcher/run-matching";
import type { EntryDraft } from "@/lib/reconciliation/commission-reports/report.model";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { entryDraft, madeWith } from "../../support/reports/report";

const TRIP = {
  travelStartDate: "2026-02-01",
  travelEndDate: "2026-02-08",
  totalBookingAmount: 1_500,
  expectedCommissionAmount: 150,
};

const TRIP_START = calendarDate.parse(TRIP.travelStartDate);

let admin: TestAgent;
let ada: TestAgent;
beforeEach(async () => {
  await db`truncate match_links, match_candidates, commission_reports, match_rejections, bookings cascade`;
  [admin, ada] = [await newAgent(db, { role: "ADMIN" }), await newAgent(db)];
});

const WORKER = { ...systemContext("job:match-transactions"), now: new Date("2026-03-10") };

/** Returns the matcher's decisions for a report's entries, in order. */
async function matched(...lines: readonly Partial<EntryDraft>[]) {
  const entries = lines.map((line, at) => entryDraft(at + 1, { confirmationNumber: "", ...line }));
  const { id } = await madeWith(admin, entries, {
    supplierName: "Harbour Hotels",
    receivedOn: calendarDate.parse("2026-03-10"),
  });
  await runMatching(WORKER, { ...NOTHING_TO_MATCH, reportIds: [id] });
  return await db`select booking_id as booking, status from commission_report_entries where report_id = ${id} order by line`;
}

it("two lines of one number get two bookings of it, and a person settles which is which", async () => {
  const ben = await newAgent(db);
  const trips = [await booked(ada, TRIP), await booked(ben, TRIP)];
  const line = { confirmationNumber: "HB-4471", clientName: "LIND/MARTA", grossMinor: 15_000 };
  const found = await matched(line, line);
  expect(new Set(found.map(({ booking }) => booking))).toEqual(new Set(trips.map(({ id }) => id)));
  expect(found.map(({ status }) => status)).toEqual(Array(2).fill("MATCHED_NEEDS_CONFIRMATION"));
});

it("a line without number and day is known by its sale and its client, though the commission is another", async () => {
  const trip = await booked(ada, TRIP);
  await booked(ada, { ...TRIP, confirmationNumber: "HB-2", clientName: "Jo Brand", totalBookingAmount: 900 });
  const line = { clientName: "LIND/MARTA", saleMinor: 150_000, grossMinor: 14_000 };
  expect(await matched(line)).toMatchObject([{ booking: trip.id }]);
});

it("a line whose number has a slip is known by its client around the days of its company", async () => {
  const trip = await booked(ada, TRIP);
  const line = { confirmationNumber: "HB-4461", clientName: "LIND, M", grossMinor: 14_000 };
  expect(await matched(line)).toMatchObject([{ booking: trip.id, status: "MATCHED_NEEDS_CONFIRMATION" }]);
});

it("several lines of one number are of its one booking, where together they come to what it expects", async () => {
  const trip = await booked(ada, TRIP);
  const line = { confirmationNumber: "HB-4471", clientName: "LIND/MARTA", travelStart: TRIP_START };
  const found = await matched({ ...line, grossMinor: 9_000 }, { ...line, grossMinor: 6_000 });
  expect(found.map(({ booking }) => booking)).toEqual([trip.id, trip.id]);
});

it("a line whose number is known has that booking as a candidate, whatever else differs, with what speaks against it", async () => {
  const trip = await booked(ada, TRIP);
  const other = {
    clientName: "Jonas Keller",
    travelStart: calendarDate.parse("2026-06-20"),
    grossMinor: 99_900,
  };
  await matched({ confirmationNumber: "HB-4471", ...other });
  const candidates = await db`select booking_id as booking, reasons from match_candidates`;
  expect([...candidates]).toEqual([
    {
      booking: trip.id,
      reasons: [
        "Booking number HB-4471 stands in the line",
        "but its client is Marta Lind",
        "but travel starts 139 days apart",
        "but USD 150.00 is expected",
      ],
    },
  ]);
});

it("several jobs look at the same reports at once, in any order, and none fails", async () => {
  await booked(ada, TRIP);
  const reports = await Promise.all(
    [1, 2, 3].map((n) =>
      madeWith(
        admin,
        Array.from({ length: 30 }, (_, at) =>
          entryDraft(at + 1, { clientName: "LIND/MARTA", grossMinor: 14_000 + at }),
        ),
        {
          supplierName: "Harbour Hotels",
          referenceNumber: `R-${n}`,
          receivedOn: calendarDate.parse("2026-03-10"),
        },
      ),
    ),
  );
  const ids = reports.map(({ id }) => id);
  const jobs = [1, 2, 3, 4].flatMap(() => [ids, ids.toReversed()]);
  await Promise.all(jobs.map((reportIds) => runMatching(WORKER, { ...NOTHING_TO_MATCH, reportIds })));
});
