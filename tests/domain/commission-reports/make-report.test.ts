import { expect, it } from "vitest";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { extractEmail } from "@/lib/inbox/emails/reading/extract-email";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import { NOTHING_TO_MATCH } from "@/lib/reconciliation/bank-transactions/matcher/enqueue-matching";
import { runMatching } from "@/lib/reconciliation/bank-transactions/matcher/run-matching";
import { makeReport } from "@/lib/reconciliation/commission-reports/arrival/make-report";
import { matchEntry } from "@/lib/reconciliation/commission-reports/entries/decide-entry";
import { payOutside } from "@/lib/reconciliation/commission-reports/moves/change-report";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const STATEMENT = `From: Northwake Cruises <partners@northwake.example>
To: nora@lindqvisttravel.example
Subject: Northwake commission remittance 88140
Date: Tue, 10 Mar 2026 14:20:00 +0000
Message-ID: <remittance-88140@northwake.example>
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<p>Remittance <b>88140</b> of 2026-03-10, paid in USD by ACH.</p>
<table border="1"><tr><th>Booking no.</th><th>Guest</th><th>Sailing</th><th>Commission</th></tr>
<tr><td>NW-118820</td><td>Karim Haddad</td><td>2025-12-01</td><td align="right">1,183.20</td></tr>
<tr><td>NW-119402</td><td>Paolo Rossi</td><td>2026-01-20</td><td align="right">868.80</td></tr>
<tr><td colspan="3"><b>Total</b></td><td align="right"><b>2,052.00</b></td></tr></table>
`.replaceAll("\n", "\r\n");

async function forwarded(agent: TestAgent, statement = STATEMENT): Promise<string> {
  const { emailId = "" } = await importEml(agent.ctx, Buffer.from(statement));
  const worker = { ...systemContext("job:extract-email"), now: agent.ctx.now };
  await inTenant(worker, agent.id, await extractEmail(worker, agent.id, emailId));
  return emailId;
}

async function made(agent: TestAgent, emailId: string): Promise<void> {
  const worker = systemContext("job:make-report");
  await inSystemTransaction(worker, await makeReport(worker, agent.id, emailId));
}

it("a statement that an agent forwards becomes a report of theirs, once, and stays as it is in their mail", async () => {
  const [ada, ben, admin] = [await newAgent(db), await newAgent(db), await newAgent(db, { role: "ADMIN" })];
  const emailId = await forwarded(ada);
  const [job] = await db`select data from pgboss.job where name = 'make-report'`;
  expect(job?.data).toMatchObject({ userId: ada.id, emailId });
  const panel = await viewEmail(ada.ctx, emailId);
  await made(ada, emailId);
  await made(ada, emailId);
  const reports =
    await db`select id, source, owner_id, reference_number, received_on::text, net_minor::int, currency
    from commission_reports`;
  expect(reports).toEqual([
    {
      id: expect.any(String) as string,
      source: "email",
      owner_id: ada.id,
      reference_number: "88140",
      received_on: "2026-03-10",
      net_minor: 205_200,
      currency: "USD",
    },
  ]);
  expect(await viewEmail(ada.ctx, emailId)).toEqual(panel);
  const entries = await db<{ id: string; confirmation_number: string; gross_minor: number }[]>`select id,
    confirmation_number, gross_minor::int from commission_report_entries order by line`;
  expect(entries.map(({ id: _, ...entry }) => entry)).toEqual([
    { confirmation_number: "NW-118820", gross_minor: 118_320 },
    { confirmation_number: "NW-119402", gross_minor: 86_880 },
  ]);
  const number = { confirmationNumber: "NW-118820" };
  const [foreign, own] = [await booked(ben, number), await booked(ada, number)];
  const target = { id: entries[0]?.id ?? "", version: null };
  const toBen = matchEntry(admin.ctx, target, { userId: ben.id, bookingId: foreign.id });
  await expect(toBen).rejects.toMatchObject({ code: "NOT_FOUND" });
  await matchEntry(admin.ctx, target, { userId: ada.id, bookingId: own.id });
});

it.each([
  ["Bank charges: USD 15.00<br>Withheld tax: USD 205.20<br>Transferred: USD 1,831.80", -22_020, 183_180],
  ["VAT 15%: USD 307.80<br>Total paid: USD 2,359.80", 30_780, 235_980],
  ["Bank charges: USD 15.00", -1_500, 203_700],
])(
  "a report's net is what is transferred, and the rest its adjustment: %s",
  async (sums, adjustment, net) => {
    await db`truncate commission_reports cascade`;
    const ada = await newAgent(db);
    await made(ada, await forwarded(ada, `${STATEMENT}<p>${sums}</p>\r\n`));
    const [report] =
      await db`select gross_minor::int, adjustment_minor::int, net_minor::int from commission_reports`;
    expect(report).toEqual({ gross_minor: 205_200, adjustment_minor: adjustment, net_minor: net });
  },
);

it("the same statement of two agents is a report of each, the later of which says so", async () => {
  await db`truncate commission_reports cascade`;
  const [ada, ben] = [await newAgent(db), await newAgent(db)];
  for (const agent of [ada, ben]) await made(agent, await forwarded(agent));
  const rows =
    await db`select owner_id, duplicate_of is not null as is_later from commission_reports order by created_at`;
  expect([...rows]).toEqual([
    { owner_id: ada.id, is_later: false },
    { owner_id: ben.id, is_later: true },
  ]);
});

it("a report that came is matched by the worker, and a line that is certain is paid where its money has come", async () => {
  await db`truncate commission_reports cascade`;
  const [ada, admin] = [await newAgent(db), await newAgent(db, { role: "ADMIN" })];
  const emailId = await forwarded(ada);
  await made(ada, emailId);
  const [report] = await db<{ id: string }[]>`select id from commission_reports`;
  const reportIds = [report?.id ?? ""];
  const jobs = await db`select data->'reportIds' as ids from pgboss.job where name = 'match-transactions'
    and data->'reportIds' <> '[]' order by created_on desc limit 1`;
  expect(jobs[0]?.ids).toEqual(reportIds);
  await payOutside(admin.ctx, { id: reportIds[0] ?? "", version: null });
  const booking = await booked(ada, {
    confirmationNumber: "NW-118820",
    clientName: "Karim Haddad",
    expectedCommissionAmount: 1183.2,
    supplier: { name: "Northwake Cruises" },
  });
  const worker = systemContext("job:match-transactions");
  await runMatching(worker, { ...NOTHING_TO_MATCH, reportIds });
  const entries = await db`select booking_id, status from commission_report_entries order by line`;
  expect([...entries]).toEqual([
    { booking_id: booking.id, status: "CLOSED" },
    { booking_id: null, status: "PENDING" },
  ]);
  const [paid] = await db`select received_minor::int from bookings where id = ${booking.id}`;
  expect(paid).toEqual({ received_minor: 118_320 });
});

it("a statement with a line that can't be read waits for an administrator", async () => {
  const ada = await newAgent(db);
  const emailId = await forwarded(ada, STATEMENT.replace("868.80", "8.6880E+02"));
  await made(ada, emailId);
  expect(await db`select id from commission_reports where owner_id = ${ada.id}`).toEqual([]);
  const waiting = await db`select asks from report_files where owner_id = ${ada.id}`;
  expect(waiting).toEqual([{ asks: "The commission of NW-119402 can't be read: enter the report by hand." }]);
});
