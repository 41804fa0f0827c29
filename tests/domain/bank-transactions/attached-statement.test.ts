import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { POST as takeReport } from "@/app/api/admin/commission-reports/import/route";
import { POST as planAttached } from "@/app/api/admin/unowned-emails/[id]/statement/route";
import { listAttachedStatements } from "@/lib/reconciliation/bank-transactions/import/mail/attached-statements";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { sendAttached } from "../../support/reports/upload";
import { newAccount } from "../../support/statements/imported";
import { ofx } from "../../support/statements/ofx";

let admin: TestAgent;
beforeEach(async () => {
  await db`truncate bank_accounts, unowned_emails cascade`;
  admin = await newAgent(db, { role: "ADMIN" });
});

const STATEMENT = ofx([{ day: "2026-03-02", amount: "1250.00", memo: "GREATWIND TOURS" }]);

/** Creates an email that belongs to no agent, with these attachments. */
async function strandedMail(files: Readonly<Record<string, Uint8Array>>): Promise<string> {
  const parts = Object.entries(files).map(
    ([name, bytes]) =>
      `--b\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${Buffer.from(bytes).toString("base64")}\r\n`,
  );
  const raw = `From: bank@harbourbank.example\r\nTo: money@in.example\r\nSubject: Your statement\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nAttached.\r\n${parts.join("")}--b--\r\n`;
  const id = randomUUID();
  await db`insert into unowned_emails (id, provider, recipients, raw, reason, created_at)
    values (${id}, 'raw', '[]', ${Buffer.from(raw)}, 'nobody', now())`;
  return id;
}

const cases = path.join(import.meta.dirname, "../../cases");
const WORKBOOK = readFileSync(path.join(cases, "statements/workbooks/second-sheet.xlsx"));
const PRINTED = readFileSync(path.join(cases, "statements/printed/page-headings-of-two-lines.pdf"));
const PAGE = readFileSync(path.join(cases, "statements/printed/page-with-tables.html"));
const REPORT = readFileSync(path.join(cases, "workbooks/exceljs-formula.xlsx"));

const text = (words: string) => new TextEncoder().encode(words);

it("offers the files of a mail without an owner that read as statements of banks or suppliers, and no others", async () => {
  const csv = text("Date,Amount,Text\n2026-03-02,10.00,A\n2026-03-14,12.00,B\n");
  const emailId = await strandedMail({
    "terms.pdf": text("%PDF-1.7"),
    "march.ofx": STATEMENT,
    "march.csv": csv,
    "notes.txt": text("See you in March."),
    "april.xlsx": WORKBOOK,
    "commissions.xlsx": REPORT,
    "may.pdf": PRINTED,
    "june.html": PAGE,
  });
  await strandedMail({ "hello.txt": text("Hello") });
  expect(await listAttachedStatements(admin.ctx)).toEqual([
    { kind: "bank", emailId, index: 1, name: "march.ofx" },
    { kind: "bank", emailId, index: 2, name: "march.csv" },
    { kind: "bank", emailId, index: 4, name: "april.xlsx" },
    { kind: "report", emailId, index: 5, name: "commissions.xlsx" },
    { kind: "bank", emailId, index: 6, name: "may.pdf" },
    { kind: "bank", emailId, index: 7, name: "june.html" },
  ]);
  const agent = await newAgent(db);
  await expect(Promise.resolve().then(() => listAttachedStatements(agent.ctx))).rejects.toMatchObject({
    code: "NOT_ALLOWED",
  });
});

it("opens the same preview with such a file, for administrators alone", async () => {
  const accountId = await newAccount(admin);
  const id = await strandedMail({ "march.ofx": STATEMENT, "april.xlsx": WORKBOOK });
  const url = `/api/admin/unowned-emails/${id}/statement`;
  const body = { attachment: 0, accountId };
  const look = await admin.post(planAttached, url, body, { id });
  expect(await look.json()).toMatchObject({ kind: "plan", fileName: "march.ofx", newCount: 1 });
  const book = await admin.post(planAttached, url, { ...body, attachment: 1 }, { id });
  expect(await book.json()).toMatchObject({ kind: "asks", format: "csv" });
  expect((await admin.post(planAttached, url, { ...body, attachment: 7 }, { id })).status).toBe(404);
  const agent = await newAgent(db);
  expect((await agent.post(planAttached, url, body, { id })).status).toBe(403);
});

it("takes a supplier's statement that came with a mail of nobody's as one that was uploaded", async () => {
  await db`truncate commission_reports cascade`;
  const emailId = await strandedMail({
    "march.csv": text("Confirmation,Guest,Commission\nHB-1,Meyer,USD 10.00\n"),
  });
  const file = { ownerId: null, emailId, attachment: 0 };
  const details = { supplierName: "Greatwind", referenceNumber: "GW-3", receivedOn: "2026-03-10" };
  expect((await sendAttached(admin, takeReport, file, details)).status).toBe(200);
  expect((await sendAttached(admin, takeReport, { ...file, attachment: 1 }, details)).status).toBe(404);
  const reports = await db`select source, owner_id, file_name from commission_reports`;
  expect([...reports]).toEqual([{ source: "import", owner_id: null, file_name: "march.csv" }]);
});
