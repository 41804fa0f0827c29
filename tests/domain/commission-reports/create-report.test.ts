import { beforeEach, expect, it } from "vitest";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { entryDraft, made, reportDraft } from "../../support/reports/report";

let admin: TestAgent;
beforeEach(async () => {
  await db`truncate commission_reports cascade`;
  admin = await newAgent(db, { role: "ADMIN" });
});

it("keeps every line of a report, those over nothing too, and is open", async () => {
  const cancelled = entryDraft(2, { grossMinor: 0, outcome: "cancelled", raw: { Note: "no\u0000show" } });
  const { id, entries } = await made(admin, reportDraft([entryDraft(1, { feeMinor: 1_500 }), cancelled]));
  expect(entries.map(({ line }) => line)).toEqual([1, 2]);
  const [report] =
    await db`select status, entry_count, net_minor::int from commission_reports where id = ${id}`;
  expect(report).toEqual({ status: "Open", entry_count: 2, net_minor: 8_500 });
  const rows = await db`select line, net_minor::int, match_key, status, raw from commission_report_entries
    where report_id = ${id} order by line`;
  expect([...rows]).toEqual([
    { line: 1, net_minor: 8_500, match_key: "R1", status: "PENDING", raw: {} },
    { line: 2, net_minor: 0, match_key: "R2", status: "PENDING", raw: { Note: "noshow" } },
  ]);
});

it("keeps a second report that says the same, and says so of it", async () => {
  const first = await made(admin, reportDraft([entryDraft(1)]));
  const second = await made(admin, reportDraft([entryDraft(1)], { referenceNumber: "gw-2026-03" }));
  const other = await made(admin, reportDraft([entryDraft(1)], { referenceNumber: "GW-2026-04" }));
  const rows = await db`select id, duplicate_of from commission_reports order by id`;
  expect([...rows]).toEqual([
    { id: first.id, duplicate_of: null },
    { id: second.id, duplicate_of: first.id },
    { id: other.id, duplicate_of: null },
  ]);
});

it("lets no line of a forwarded report name another agent's booking, whoever writes it", async () => {
  const [ada, ben] = [await newAgent(db), await newAgent(db)];
  const mail = { ownerId: ada.id, emailId: crypto.randomUUID(), attachment: -1 };
  const of = (userId: string) =>
    reportDraft([entryDraft(1, { booking: { userId, bookingId: crypto.randomUUID() } })], {
      source: "email",
      mail,
    });
  await expect(made(admin, of(ben.id))).rejects.toMatchObject({ code: "23514" });
  await made(admin, of(ada.id));
});
