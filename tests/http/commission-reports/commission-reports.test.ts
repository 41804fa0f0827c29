import { beforeEach, describe, expect, it } from "vitest";
import { GET as read } from "@/app/api/admin/commission-reports/[id]/route";
import { POST as list } from "@/app/api/admin/commission-reports/list/route";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { entryDraft, made, reportDraft } from "../../support/reports/report";

const PATH = "/api/admin/commission-reports";
const NOBODY = "0190b6a2-0000-7000-8000-000000000000";

let admin: TestAgent;
let agent: TestAgent;
beforeEach(async () => {
  await db`truncate commission_reports cascade`;
  [admin, agent] = [await newAgent(db, { role: "ADMIN" }), await newAgent(db)];
});

async function listed(body: object): Promise<{ data: { referenceNumber: string }[]; count: number }> {
  const response = await admin.post(list, `${PATH}/list`, body);
  expect(response.status).toBe(200);
  return (await response.json()) as { data: { referenceNumber: string }[]; count: number };
}

const numbersOf = ({ data }: { data: { referenceNumber: string }[] }) =>
  data.map(({ referenceNumber }) => referenceNumber);

describe("POST /admin/commission-reports/list", () => {
  it("answers reports in the contract's shape", async () => {
    const { id, entries } = await made(admin, reportDraft([entryDraft(1, { feeMinor: 1_250 })]));
    const answer = await listed({});
    expect(answer).toEqual({
      count: 1,
      data: [
        expect.objectContaining({
          id,
          receivedAt: "2026-03-10",
          referenceNumber: "GW-2026-03",
          currency: "USD",
          grossAmount: 100,
          netAmount: 87.5,
          entries: [{ id: entries[0]?.id, status: "PENDING" }],
          supplier: { id: null, name: "Greatwind Tours" },
          bankTransactionId: null,
        }),
      ],
    });
  });

  it("finds by status, days, words and a line's number, and pages under the same filter", async () => {
    const of = (referenceNumber: string, day: string, number: string) =>
      made(admin, {
        ...reportDraft([entryDraft(1, { confirmationNumber: number })]),
        referenceNumber,
        receivedOn: day as never,
      });
    await of("A-1", "2026-01-31", "GT 21-700");
    await of("B_2", "2026-02-01", "X-1");
    await of("C-3", "2026-02-28", "X-2");
    const filtered = async (filters: object) => numbersOf(await listed({ filters }));
    expect(await filtered({})).toEqual(["C-3", "B_2", "A-1"]);
    expect(await filtered({ dateFrom: "2026-02-01", dateTo: "2026-02-01" })).toEqual(["B_2"]);
    expect(await filtered({ search: "_" })).toEqual(["B_2"]);
    expect(await filtered({ search: "greatwind" })).toHaveLength(3);
    expect(await filtered({ search: "gt21700" })).toEqual(["A-1"]);
    expect(await filtered({ status: ["Open"] })).toHaveLength(3);
    expect(await filtered({ status: ["Fully closed", "Partially closed"] })).toEqual([]);
    expect(await filtered({ status: [] })).toHaveLength(3);
    const last = await listed({ skip: 2, limit: 2, sort: "-reference" });
    expect([numbersOf(last), last.count]).toEqual([["A-1"], 3]);
  });

  it.each([
    { filters: { status: ["Lost"] } },
    { filters: { dateFrom: "2026-02-30" } },
    { sort: "owner" },
    { limit: 101 },
    { skip: -1 },
  ])("refuses %j", async (body) => {
    expect((await admin.post(list, `${PATH}/list`, body)).status).toBe(400);
  });

  it("is an administrator's alone", async () => {
    expect((await agent.post(list, `${PATH}/list`, {})).status).toBe(403);
  });
});

describe("GET /admin/commission-reports/{id}", () => {
  const asked = (who: TestAgent, id: string) => who.ask(read, `${PATH}/${id}`, {}, { id });

  it("answers each line with its booking, its agent and what it pays beyond what was expected", async () => {
    const booking = await booked(agent, { expectedCommissionAmount: 95.5 });
    const line = entryDraft(1, { booking: { userId: agent.id, bookingId: booking.id } });
    const { id } = await made(admin, reportDraft([line], { netMinor: 9_999 }));
    const answer = (await (await asked(admin, id)).json()) as Record<string, unknown>;
    expect(answer).toMatchObject({
      id,
      entries: [
        {
          status: "AUTO_MATCHED",
          bookingId: booking.id,
          bookingReferenceNumber: booking.confirmationNumber,
          agent: { id: agent.id, name: "Ada Fern" },
          varianceAmount: 4.5,
          matchCandidates: [],
        },
      ],
      disagreements: [
        { what: "totals", statedAmount: 99.99, countedAmount: 100 },
        { what: "entries", statedAmount: 99.99, countedAmount: 100 },
      ],
    });
  });

  it("answers 404 for what isn't there and 403 to an agent, whether it is there or not", async () => {
    const { id } = await made(admin, reportDraft([entryDraft(1)]));
    expect((await asked(admin, NOBODY)).status).toBe(404);
    expect((await asked(admin, "x")).status).toBe(404);
    for (const one of [id, NOBODY]) expect((await asked(agent, one)).status).toBe(403);
  });
});
