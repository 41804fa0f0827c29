import { beforeEach, describe, expect, it } from "vitest";
import { POST as preview } from "@/app/api/admin/commission-reports/import/preview/route";
import { POST as take } from "@/app/api/admin/commission-reports/import/route";
import {
  dismissFile,
  listWaitingFiles,
  restoreFile,
} from "@/lib/reconciliation/commission-reports/arrival/settle-waiting-file";
import { db } from "../../support/database/database";
import { workbook } from "../../support/documents/workbook";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { statementCsv as csv, forwarded } from "../../support/reports/forwarded";
import { sendAttached } from "../../support/reports/upload";

let agent: TestAgent;
let admin: TestAgent;
beforeEach(async () => {
  await db`truncate commission_reports, report_files cascade`;
  await db`truncate pgboss.job`;
  agent = await newAgent(db);
  admin = await newAgent(db, { role: "ADMIN" });
});

const row = (...texts: string[]) =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;
const HEADINGS = row("Confirmation", "Client", "Commission");
/** Returns a branch's section with one booking and, if given, a row with its total. */
const branch = (name: string, number: string, amount: string, total?: string) => ({
  name,
  rows: `${HEADINGS}${row(number, "Meyer", `USD ${amount}`)}${total ? row("Total", "", `USD ${total}`) : ""}`,
});
const lines =
  () => db`select r.source, r.owner_id, r.currency, e.confirmation_number as number, e.gross_minor::int as gross
  from commission_reports r join commission_report_entries e on e.report_id = r.id order by number`;
const waiting = async () =>
  (await listWaitingFiles(admin.ctx)).map(({ emailId, attachment, fileName, asks }) => ({
    emailId,
    attachment,
    fileName,
    asks,
  }));

describe("a workbook with a sheet for each branch that comes with a mail", () => {
  const open = workbook([branch("Berlin", "HB-1201", "10.00"), branch("Lyon", "HB-1202", "20.00")]);

  it.each(["Commission statement", "Your figures for March"])(
    "waits with its question, and is taken as it is answered: %s",
    async (subject) => {
      const emailId = await forwarded(agent, { "march.xlsx": open }, { subject });
      expect(await lines()).toHaveLength(0);
      const asks = "Several sheets hold a table: say which is the statement (Berlin, Lyon).";
      expect(await waiting()).toEqual([{ emailId, attachment: 0, fileName: "march.xlsx", asks }]);
      const file = { ownerId: agent.id, emailId, attachment: 0 };
      const asked = await sendAttached(admin, preview, file, {});
      expect(asked.body).toMatchObject({ questions: [{ about: "sheet", choices: ["Berlin", "Lyon"] }] });
      const details = { supplierName: "Greatwind", referenceNumber: "GW-3", receivedOn: "2026-03-10" };
      const refused = await sendAttached(admin, take, file, details);
      expect([refused.status, (await waiting()).length]).toEqual([400, 1]);
      expect((await sendAttached(agent, take, file, { ...details, sheet: "Lyon" })).status).toBe(403);
      expect((await sendAttached(admin, take, file, { ...details, sheet: "Lyon" })).status).toBe(200);
      expect([...(await lines())]).toEqual([
        { source: "email", owner_id: agent.id, currency: "USD", number: "HB-1202", gross: 2_000 },
      ]);
      expect(await waiting()).toEqual([]);
      expect((await sendAttached(admin, take, file, { ...details, sheet: "Berlin" })).status).toBe(404);
    },
  );

  it("is taken whole where each branch comes to the total that it prints", async () => {
    const sheets = [
      branch("Berlin", "HB-1201", "10.00", "10.00"),
      branch("Lyon", "HB-1202", "20.00", "20.00"),
    ];
    await forwarded(agent, { "march.xlsx": workbook(sheets) });
    expect((await lines()).map(({ number, gross }) => [number, gross])).toEqual([
      ["HB-1201", 1_000],
      ["HB-1202", 2_000],
    ]);
    expect(await waiting()).toEqual([]);
  });

  it("can be put aside, once, and stays in its mail", async () => {
    const emailId = await forwarded(agent, { "march.xlsx": open });
    const file = { ownerId: agent.id, emailId, attachment: 0 };
    await expect(Promise.resolve().then(() => dismissFile(agent.ctx, file))).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
    await dismissFile(admin.ctx, file);
    expect(await waiting()).toEqual([]);
    await restoreFile(admin.ctx, file);
    expect(await waiting()).toHaveLength(1);
    await expect(restoreFile(admin.ctx, file)).rejects.toMatchObject({ code: "CONFLICT" });
    await dismissFile(admin.ctx, file);
    await expect(dismissFile(admin.ctx, file)).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("the files of a mail", () => {
  it("are taken as they would be uploaded, the same statement in two of them once", async () => {
    const text = csv("HB-1201,Meyer,USD 10.00", "Total,,USD 10.00");
    const book = workbook([branch("March", "HB-1201", "10.00", "10.00")]);
    await forwarded(agent, { "march.csv": text, "march.xlsx": book });
    expect((await lines()).map(({ number, gross }) => [number, gross])).toEqual([["HB-1201", 1_000]]);
  });

  it.each([
    [
      "a total that the lines don't come to",
      { "march.csv": csv("HB-1201,Meyer,USD 10.00", "Total,,USD 12.00") },
      {},
      [/12\.00/],
    ],
    ["no currency", { "march.csv": csv("HB-1201,Meyer,10.00", "Total,,10.00") }, {}, [/names no currency/]],
    [
      "one booking in two of them",
      { "a.csv": csv("HB-1201,Meyer,USD 10.00"), "b.csv": csv("HB-1201,Meyer,USD 11.00") },
      {},
      [/may say the same/, /may say the same/],
    ],
    [
      "another sum in the mail itself",
      { "march.csv": csv("HB-1201,Meyer,USD 10.00", "HB-1202,Rossi,USD 5.00") },
      { text: "Commission: USD 15.00\r\nBank charges: USD 2.00\r\nTransferred: USD 13.00" },
      [/email itself says USD 13\.00/],
    ],
    [
      "a mail that doesn't call itself a statement",
      { "march.csv": csv("HB-1201,Meyer,USD 10.00", "HB-1202,Rossi,USD 5.00") },
      { subject: "Your figures for March" },
      [/doesn't say/],
    ],
    ["nothing that can be read", { "scan.pdf": Buffer.from("%PDF-1.4\n") }, {}, [/./]],
  ])("wait where something is open: %s", async (_, files, mail, asks) => {
    await forwarded(agent, files as Record<string, Uint8Array>, mail);
    expect(await lines()).toHaveLength(0);
    const told = await waiting();
    expect(told.map(({ asks: words }) => words)).toEqual(
      asks.map((one) => expect.stringMatching(one) as string),
    );
  });

  it("are left alone where they are no statement and the mail doesn't call itself one", async () => {
    await forwarded(
      agent,
      { "terms.csv": csv("See you,in,March") },
      { subject: "Photographs", text: "Dear Nora" },
    );
    expect([await lines(), await waiting()]).toEqual([[], []]);
  });
});

it("a statement in a mail's own text that names no currency waits for it", async () => {
  const table = `<p>Commission statement 88140</p><table><tr><th>Booking no.</th><th>Guest</th><th>Commission</th></tr><tr><td>NW-118820</td><td>Karim Haddad</td><td>1,183.20</td></tr><tr><td>NW-119402</td><td>Paolo Rossi</td><td>868.80</td></tr></table>`;
  const emailId = await forwarded(agent, {}, { text: table, type: "text/html" });
  expect(await lines()).toHaveLength(0);
  const asks = "The email names no currency: import it, and say which it is.";
  expect(await waiting()).toEqual([{ emailId, attachment: -1, fileName: "Email", asks }]);
  const file = { ownerId: agent.id, emailId, attachment: -1 };
  const details = { supplierName: "Northwake", referenceNumber: "88140", receivedOn: "2026-03-10" };
  const { status } = await sendAttached(admin, take, file, { ...details, currency: "CAD" });
  expect([status, await waiting()]).toEqual([200, []]);
  expect((await lines()).map(({ number, currency, gross }) => [number, currency, gross])).toEqual([
    ["NW-118820", "CAD", 118_320],
    ["NW-119402", "CAD", 86_880],
  ]);
});
