import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GET as download } from "@/app/api/admin/commission-reports/[id]/document/route";
import { POST as preview } from "@/app/api/admin/commission-reports/import/preview/route";
import { POST as take } from "@/app/api/admin/commission-reports/import/route";
import {
  dismissFile,
  listWaitingFiles,
} from "@/lib/reconciliation/commission-reports/arrival/settle-waiting-file";
import { removeReport, restoreReport } from "@/lib/reconciliation/commission-reports/moves/change-report";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { statementCsv as csv, forwarded } from "../../support/reports/forwarded";
import { sendAttached, sendReport } from "../../support/reports/upload";

let agent: TestAgent;
let admin: TestAgent;
beforeEach(async () => {
  await db`truncate commission_reports, report_files cascade`;
  await db`truncate pgboss.job`;
  agent = await newAgent(db);
  admin = await newAgent(db, { role: "ADMIN" });
});
afterEach(() => void vi.restoreAllMocks());

const said = {
  supplierName: "Greatwind",
  referenceNumber: "GW-3",
  receivedOn: "2026-03-10",
  currency: "USD",
};
const waiting = async () => (await listWaitingFiles(admin.ctx)).map(({ fileName }) => fileName);
const reports = () =>
  db<
    { id: string; net: number; duplicateOf: string | null }[]
  >`select id, net_minor::int as net, duplicate_of as "duplicateOf" from commission_reports where removed_at is null order by id`;

it("two files of one mail are reports of their own, though both have the number of the same statement", async () => {
  const files = { "north.csv": csv("HB-1201,Meyer,10.00"), "south.csv": csv("HB-1202,Rossi,12.00") };
  const emailId = await forwarded(agent, files);
  const file = { ownerId: agent.id, emailId, attachment: 0 };
  const both = [file, { ...file, attachment: 1 }];
  for (const one of both) expect((await sendAttached(admin, take, one, said)).status).toBe(200);
  expect((await reports()).map(({ net, duplicateOf }) => [net, duplicateOf])).toEqual([
    [1_000, null],
    [1_200, null],
  ]);
  expect(await waiting()).toEqual([]);
});

it("the file of a report that is removed waits again, and is taken in another way or with the report that is brought back", async () => {
  const emailId = await forwarded(agent, { "march.csv": csv("HB-1201,Meyer,10.00") });
  const file = { ownerId: agent.id, emailId, attachment: 0 };
  const first = String((await sendAttached(admin, take, file, said)).body.id);
  await removeReport(admin.ctx, { id: first, version: null });
  expect(await waiting()).toEqual(["march.csv"]);
  await restoreReport(admin.ctx, first);
  expect(await waiting()).toEqual([]);

  await removeReport(admin.ctx, { id: first, version: null });
  const again = await sendAttached(admin, take, file, { ...said, currency: "EUR" });
  expect([again.status, await waiting()]).toEqual([200, []]);
  await expect(restoreReport(admin.ctx, first)).rejects.toMatchObject({ code: "CONFLICT" });
  expect((await reports()).map(({ id }) => id)).toEqual([again.body.id]);
});

it("a file that comes with two mails is told as the same, and so is one that is handed over besides", async () => {
  const file = csv("HB-1201,Meyer,USD 10.00");
  await forwarded(agent, { "march.csv": file });
  await forwarded(agent, { "copy.csv": file }, { subject: "Commission statement, once more" });
  const known = await sendReport(admin, preview, { content: file, name: "march.csv", options: {} });
  const handed = await sendReport(admin, take, { content: file, name: "march.csv", options: said });
  const [first, ...others] = await reports();
  expect(others.map(({ duplicateOf }) => duplicateOf)).toEqual([first?.id, first?.id]);
  expect([known.body.knownId, handed.body.isKnown]).toEqual([first?.id, false]);
});

it("the document of a report that came with a mail is its file", async () => {
  const file = csv("HB-1201,Meyer,USD 10.00");
  await forwarded(agent, { "terms.txt": Buffer.from("See you in March"), "march.csv": file });
  const [report] = await reports();
  const answer = await admin.ask(
    download,
    "/api/admin/commission-reports/x/document",
    {},
    {
      id: report?.id ?? "",
    },
  );
  expect([await answer.text(), answer.headers.get("content-disposition")]).toEqual([
    file.toString(),
    "attachment; filename*=UTF-8''march.csv",
  ]);
});

it("of four who settle one file at the same moment one does, and the others read what became of it", async () => {
  const emailId = await forwarded(agent, { "march.csv": csv("HB-1201,Meyer,10.00") });
  const file = { ownerId: agent.id, emailId, attachment: 0 };
  const other = await newAgent(db, { role: "ADMIN" });
  const all = await Promise.all([
    sendAttached(admin, take, file, said),
    sendAttached(other, take, file, { ...said, referenceNumber: "GW-4" }),
    sendAttached(admin, take, file, said),
    dismissFile(other.ctx, file).then(
      () => ({ status: 200, body: null }),
      (error: Error) => ({ status: 409, body: { message: error.message } }),
    ),
  ]);
  const refused = all.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(3);
  for (const { body } of refused) expect(body?.message).toMatch(/imported or put aside/);
  expect(await waiting()).toEqual([]);
  expect((await reports()).length).toBe(all.slice(0, 3).filter(({ status }) => status === 200).length);
});

it("a file's name is kept in one line, in the direction that it is read, and with its ending", async () => {
  const name = `\u202e${"x".repeat(300)}\u0000\nMarch.csv`;
  await forwarded(agent, {
    [`=?utf-8?B?${Buffer.from(name).toString("base64")}?=`]: csv("HB-1,Meyer,10.00"),
  });
  expect(await waiting()).toEqual([`${"x".repeat(190)} March.csv`]);
});

it.each([
  ["more than 5 MB", { "march.csv": Buffer.alloc(5_000_001, "x") }, [/more than 5 MB/]],
  [
    "more files than are read",
    Object.fromEntries(
      Array.from({ length: 21 }, (_, n) => [
        n < 20 ? `${n}.txt` : "march.csv",
        Buffer.from("See you in March"),
      ]),
    ),
    [/the first 20/],
  ],
])("what a statement's mail brings isn't left out in silence: %s", async (_, files, asks) => {
  await forwarded(agent, files as Record<string, Uint8Array>);
  expect((await listWaitingFiles(admin.ctx)).map((file) => file.asks)).toEqual(
    asks.map((one) => expect.stringMatching(one) as string),
  );
});

it("files are read while there is time for their mail, and the others wait unread", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 25_000));
  const each = [1, 2, 3, 4].map((n) => [`${n}.csv`, csv(`HB-${n},Meyer,USD 10.00`)]);
  await forwarded(agent, Object.fromEntries(each) as Record<string, Uint8Array>);
  const asks = (await listWaitingFiles(admin.ctx)).map(({ asks: words }) => words);
  expect(asks).toContain("It was not read: the other files of this email took too long.");
  expect(asks).toHaveLength(4);
});
