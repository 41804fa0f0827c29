import { beforeEach, describe, expect, it } from "vitest";
import { PUT as categorise, DELETE as clear } from "@/app/api/admin/bank-transactions/[id]/category/route";
import { POST as ignore } from "@/app/api/admin/bank-transactions/[id]/ignore/route";
import { POST as match } from "@/app/api/admin/bank-transactions/[id]/match/route";
import { GET as read } from "@/app/api/admin/bank-transactions/[id]/route";
import { POST as supplier } from "@/app/api/admin/bank-transactions/[id]/supplier/route";
import { GET as download } from "@/app/api/admin/bank-transactions/export/route";
import { POST as list } from "@/app/api/admin/bank-transactions/list/route";
import { newId } from "@/lib/platform/base/id";
import { db } from "../../support/database/database";
import type { TestAgent } from "../../support/people/agent";
import { type Desk, newDesk, number, trip } from "../../support/transactions/desk";
import { proposed } from "../../support/transactions/transactions";

const ROOT = "/api/admin/bank-transactions";
let desk: Desk;
beforeEach(async () => {
  await db`delete from bank_transactions where not exists (select from match_links l where l.transaction_id = bank_transactions.id)`;
  desk = await newDesk(db);
});

const listed = async (body: object) => (await desk.admin.post(list, `${ROOT}/list`, body)).json();
const matched = (id: string, body: object, who: TestAgent = desk.admin) =>
  who.post(match, `${ROOT}/${id}/match`, body, { id });
const one = async (id: string) => (await desk.admin.ask(read, `${ROOT}/${id}`, {}, { id })).json();
const told = async (response: Response) => [response.status, (await response.json()).message];

describe("POST /api/admin/bank-transactions/list", () => {
  it("answers pages of what a filter finds, newest first, with literal search", async () => {
    const march = await desk.line(100, { memo: "50%_OFF TOURS", bookedOn: "2026-03-01" });
    const april = await desk.line(-200, { memo: "Åland Ferries", bookedOn: "2026-04-01" });
    const search = async (filters: object) =>
      (await listed({ filters })).data.map(({ id }: { id: string }) => id);
    expect(await search({})).toEqual([april, march]);
    expect(await search({ search: "%_o" })).toEqual([march]);
    expect(await search({ search: "aland" })).toEqual([april]);
    expect(await search({ dateFrom: "2026-03-15" })).toEqual([april]);
    expect(await search({ dateTo: "2026-03-01", dateFrom: "" })).toEqual([march]);
    expect(await search({ status: ["CLOSED", "IGNORED"] })).toEqual([]);
    expect(await listed({ skip: 1, limit: 1, sort: "amount" })).toMatchObject({
      count: 2,
      data: [
        {
          id: march,
          name: "50%_OFF TOURS",
          date: "2026-03-01",
          amount: 1,
          currency: "USD",
          status: "METADATA_EXTRACTED",
          matchSource: null,
          supplier: null,
          linkedBookingId: null,
          linkedCommissionReportId: null,
          metadata: { possibleSupplierNames: ["Greatwind Tours"] },
        },
      ],
    });
  });

  it("shows what was confirmed to who asks for what was matched", async () => {
    const booking = await trip(desk.ada);
    const id = await desk.line(100);
    await proposed(db, id, { userId: desk.ada.id, bookingId: booking.id, creditMinor: 100 });
    expect(await (await matched(id, { bookingId: booking.id })).json()).toMatchObject({
      status: "CONFIRMED",
    });
    const found = await listed({ filters: { status: ["MANUAL_MATCHED"] } });
    expect(found.data).toMatchObject([
      {
        id,
        linkedBookingId: booking.id,
        matchedCommissions: [{ bookingId: booking.id, bookingReferenceNumber: booking.confirmationNumber }],
      },
    ]);
  });

  it("refuses a status, a sort and a day that there aren't", async () => {
    for (const body of [
      { filters: { status: ["PAID"] } },
      { sort: "memo" },
      { filters: { dateFrom: "today" } },
    ]) {
      expect((await desk.admin.post(list, `${ROOT}/list`, body)).status).toBe(400);
    }
  });
});

describe("POST /api/admin/bank-transactions/{id}/match", () => {
  it("links, answers the transaction, and unlinks with null", async () => {
    const booking = await trip(desk.ada);
    const id = await desk.line(12_345);
    expect(await (await matched(id, { bookingId: booking.id })).json()).toMatchObject({
      id,
      status: "CLOSED",
      linkedBookingId: booking.id,
    });
    expect(await told(await matched(id, { bookingId: booking.id }))).toEqual([
      409,
      "This transaction is linked already. Unlink it first.",
    ]);
    expect(await (await matched(id, { bookingId: null })).json()).toMatchObject({
      status: "PENDING_REVIEW",
      linkedBookingId: null,
    });
    expect((await matched(id, { bookingId: booking.id, version: 1 })).status).toBe(409);
  });

  it("splits it into parts, asks what is missing by its name, and says which part is wrong", async () => {
    const [one, other] = [await trip(desk.ada), await trip(desk.ben, number(2))];
    const id = await desk.line(24_690 + 1_000 - 2_000);
    const parts = [
      { kind: "booking", bookingId: one.id, amount: 123.45 },
      { kind: "booking", bookingId: other.id, amount: 123.45 },
      { kind: "difference", reason: "override", amount: 10 },
      { kind: "fee", amount: 20 },
    ];
    const asked = await matched(id, { parts });
    expect(asked.status).toBe(409);
    expect(await asked.json()).toMatchObject({ question: "isLargeFee", feeMinor: 2_000 });
    const answers = { isLargeFee: true, reason: "Two banks" };
    expect(await told(await matched(id, { parts: parts.slice(0, 2), ...answers }))).toEqual([
      400,
      "The parts are USD 10.00 more than the deposit.",
    ]);
    for (const wrong of [
      { parts: parts.slice(0, 1) },
      { parts: [{ kind: "tip", amount: 1 }, parts[0]] },
      { parts, bookingId: one.id },
    ])
      expect((await matched(id, wrong)).status).toBe(400);
    expect((await matched(id, { parts, ...answers }, desk.ada)).status).toBe(403);
    const split = await (await matched(id, { parts, ...answers })).json();
    expect(split).toMatchObject({ status: "CLOSED", reportMatchedCount: 3, reportTotalCount: 3 });
    const ids = split.matchedCommissions.map(({ bookingId }: { bookingId: string }) => bookingId);
    expect(ids.sort()).toEqual([one.id, other.id].sort());
    expect(await (await matched(id, { commissionReportId: null })).json()).toMatchObject({
      status: "PENDING_REVIEW",
    });
  });

  it("takes one of the two, and only what is there", async () => {
    const id = await desk.line(12_345);
    const both = { bookingId: newId(), commissionReportId: newId() };
    expect((await matched(id, both)).status).toBe(400);
    expect((await matched(id, {})).status).toBe(400);
    expect((await matched(id, { bookingId: "GT-21700" })).status).toBe(400);
    expect(await told(await matched(newId(), { bookingId: newId() }))).toEqual([
      404,
      "Transaction not found.",
    ]);
    expect(await told(await matched(id, { bookingId: newId() }))).toEqual([404, "Booking not found."]);
    expect(await told(await matched(id, { commissionReportId: newId() }))).toEqual([
      404,
      "Commission report not found.",
    ]);
  });
});

it("GET /api/admin/bank-transactions/{id} answers candidates with their reasons", async () => {
  const booking = await trip(desk.ada);
  const id = await desk.line(9_845);
  await proposed(db, id, {
    userId: desk.ada.id,
    bookingId: booking.id,
    creditMinor: 12_345,
    feeMinor: 2_500,
  });
  expect(await one(id)).toMatchObject({
    matchCandidates: [
      {
        bookingId: booking.id,
        bookingReferenceNumber: booking.confirmationNumber,
        score: 0.912345,
        supplier: { id: booking.supplier?.id },
        commissionAmount: 123.45,
        commissionCurrency: "USD",
        differenceAmount: 0,
        reasons: ["Booking number stands in the memo"],
      },
    ],
    commissionReportMatchCandidates: [],
  });
});

it("POST /api/admin/bank-transactions/{id}/ignore puts it aside", async () => {
  const id = await desk.line(100);
  const answer = await desk.admin.post(ignore, `${ROOT}/${id}/ignore`, {}, { id });
  expect([answer.status, (await answer.json()).status]).toEqual([200, "IGNORED"]);
});

it("PUT and DELETE /api/admin/bank-transactions/{id}/category say what it is, and take that back", async () => {
  const id = await desk.line(100);
  const path = `${ROOT}/${id}/category`;
  const put = (body: object) =>
    desk.admin.ask(
      categorise,
      path,
      { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
      { id },
    );
  const answer = await put({ category: "INTEREST", note: " Q1 " });
  const said = { status: "IGNORED", category: "INTEREST", categoryNote: "Q1", categoryRule: null };
  expect([answer.status, await answer.json()]).toMatchObject([200, said]);
  expect(await listed({ filters: { category: "INTEREST" } })).toMatchObject({ data: [{ id }], count: 1 });
  const refused = await put({ category: "TIPS" });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { fields: { category: [expect.stringContaining("BANK_FEE")] } },
  ]);
  const back = await desk.admin.ask(clear, path, { method: "DELETE" }, { id });
  expect([back.status, (await back.json()).category]).toEqual([200, null]);
});

it("POST /api/admin/bank-transactions/{id}/supplier assigns it and keeps its patterns once", async () => {
  const booking = await trip(desk.ada);
  const supplierId = booking.supplier?.id;
  const id = await desk.line(100);
  const assign = (newPatterns: string[]) =>
    desk.admin.post(supplier, `${ROOT}/${id}/supplier`, { supplierId, newPatterns }, { id });
  await assign([" Greatwind ", "GREATWIND", "", "Tours Ltd"]);
  const answer = await (await assign(["greatwind", "tours ltd"])).json();
  expect(answer.supplier).toEqual({
    ...booking.supplier,
    metadataJson: { bankMatchPatterns: [{ terms: ["greatwind", "tours ltd"] }] },
  });
  const unknown = await desk.admin.post(supplier, `${ROOT}/${id}/supplier`, { supplierId: newId() }, { id });
  expect(await told(unknown)).toEqual([404, "Supplier not found."]);
});

it("GET /api/admin/bank-transactions/export answers all that a filter finds, formulas as texts", async () => {
  await desk.line(12_345, { memo: "=1+1", bookedOn: "2026-03-01" });
  const file = await desk.admin.ask(download, `${ROOT}/export?status=METADATA_EXTRACTED,NEW&search=1`);
  expect((await file.text()).split("\r\n").slice(1, 2)).toEqual([
    "2026-03-01,'=1+1,GREATWIND TOURS,123.45,USD,,,METADATA_EXTRACTED,Commission account,,",
  ]);
  expect((await desk.ada.ask(download, `${ROOT}/export`)).status).toBe(403);
});

it("no agent learns anything of a transaction that paid their booking", async () => {
  const booking = await trip(desk.ada, number(9));
  const id = await desk.line(12_345);
  expect(await told(await matched(id, { bookingId: booking.id }, desk.ada))).toEqual([
    403,
    "You do not have permission to perform this action.",
  ]);
  await desk.match(id, booking.id);
  expect((await desk.ada.ask(read, `${ROOT}/${id}`, {}, { id })).status).toBe(403);
});
