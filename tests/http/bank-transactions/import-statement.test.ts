import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as readImport, POST as runImport } from "@/app/api/admin/bank-transactions/import/[id]/route";
import { POST as preview } from "@/app/api/admin/bank-transactions/import/preview/route";
import { POST as importFile } from "@/app/api/admin/bank-transactions/import/route";
import { db } from "../../support/database/database";
import { withHeaders } from "../../support/http/next-headers";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { newAccount } from "../../support/statements/imported";
import { ofx } from "../../support/statements/ofx";

const PATH = "/api/admin/bank-transactions/import";
let admin: TestAgent;
let accountId: string;
beforeEach(async () => {
  await db`truncate bank_accounts cascade`;
  admin = await newAgent(db, { role: "ADMIN" });
  accountId = await newAccount(admin);
});

const FILE = ofx([
  { day: "2026-03-02", amount: "1250.00", memo: "GREATWIND TOURS" },
  { day: "2026-03-03", amount: "-25.00", memo: "WIRE FEE" },
]);

function form(fields: Readonly<Record<string, string>>, file: BlobPart = FILE, type = ""): FormData {
  const body = new FormData();
  body.append("file", new Blob([file], { type }), "march.ofx");
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

const send = (body: BodyInit, headers: Record<string, string> = {}, query = "") =>
  admin.ask(importFile, `${PATH}${query}`, { method: "POST", body, headers });
const stored = async () => (await db`select from bank_transactions`).length;

describe("POST /admin/bank-transactions/import", () => {
  it("imports a form's file and answers what came of it, and of the same file again", async () => {
    const response = await send(form({ accountId }));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      importId: expect.any(String),
      dryRun: false,
      accountId,
      format: "ofx",
      lines: 2,
      added: 2,
      alreadyThere: 0,
      totals: [{ currency: "USD", in: 1250, out: -25 }],
    });
    expect(await (await send(form({ accountId }))).json()).toMatchObject({ added: 0, alreadyThere: 2 });
    expect(await stored()).toBe(2);
  });

  it("takes the file as the body itself, its fields in the query", async () => {
    const response = await send(
      FILE as BodyInit,
      { "content-type": "application/x-ofx" },
      `?accountId=${accountId}`,
    );
    expect(await response.json()).toMatchObject({ added: 2 });
    const csv = "When;What;How much\n02.03.2026;A;1,50\n14.03.2026;B;2,50\n";
    const mapping = {
      hasHeader: true,
      date: "When",
      amount: "How much",
      memo: ["What"],
      dateOrder: "DMY",
      decimalMark: ",",
      isSignTurned: false,
    };
    const query = new URLSearchParams({ accountId, mapping: JSON.stringify(mapping) });
    const read = await send(csv, { "content-type": "text/csv" }, `?${query}`);
    expect(await read.json()).toMatchObject({ format: "csv", added: 2 });
  });

  it("asks whether amounts without signs came, and takes the answer", async () => {
    const csv = "Date,What,Amount\n2026-03-02,River Lodge,410.00\n2026-03-03,Stationery,60.00\n";
    const asked = await send(form({ accountId }, csv));
    expect(asked.status).toBe(400);
    expect(await asked.json()).toMatchObject({
      message: expect.stringContaining("Are all of these money in?"),
    });
    expect(await stored()).toBe(0);
    const usual = { hasHeader: true, date: "Date", memo: ["What"], dateOrder: "DMY", decimalMark: "." };
    const mapping = JSON.stringify({ ...usual, debit: "Amount", isSignTurned: false });
    const taken = await send(form({ accountId, mapping }, csv));
    expect(await taken.json()).toMatchObject({ totals: [{ currency: "USD", in: 0, out: -470 }] });
  });

  it("takes a workbook", async () => {
    const book = readFileSync(
      path.join(import.meta.dirname, "../../cases/statements/workbooks/second-sheet.xlsx"),
    );
    const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    const taken = await send(form({ accountId }, book, type));
    expect(await taken.json()).toMatchObject({ totals: [{ currency: "USD", in: 410, out: -60 }] });
  });

  it("says what the whole file comes to, and asks where the file itself says otherwise", async () => {
    const rows = ["2026-03-02;X;12,50", "2026-03-03;Y;-2,50", "2026-03-04;Total credits;13,50"];
    const csv = ["Date;Text;Amount", ...rows, "2026-03-04;Total debits;3,50", ""].join("\n");
    const totals = [
      "in USD 13.50. By what was read: USD 12.50.",
      "out USD 3.50. By what was read: USD 2.50.",
    ].map((words) => `By the file: money ${words}`);
    const query = `?accountId=${accountId}`;
    const asked = await send(csv, { "content-type": "text/csv" }, query);
    expect([asked.status, await asked.json()]).toMatchObject([400, { fields: { acceptedTotals: totals } }]);
    const accept = async (accepted: readonly string[]) => {
      const words = encodeURIComponent(JSON.stringify(accepted));
      return send(csv, { "content-type": "text/csv" }, `${query}&acceptedTotals=${words}`);
    };
    expect((await accept(totals.slice(0, 1))).status).toBe(400);
    const taken = await (await accept(totals)).json();
    expect(taken).toMatchObject({
      fileTotals: [{ in: 12.5, out: -2.5 }],
      statedTotals: [{ of: "in", stated: "USD 13.50", read: "USD 12.50" }, { of: "out" }],
    });
    const [audited] = await db`select after from audit_log where action = 'statement.import'`;
    expect(audited?.after).toMatchObject({ acceptedTotals: totals.join(" ") });
  });

  it("writes nothing on a dry run", async () => {
    const response = await send(form({ accountId, dryRun: "true" }));
    expect(await response.json()).toMatchObject({ importId: null, dryRun: true, added: 2 });
    expect(await stored()).toBe(0);
  });

  it.each<[string, () => Promise<Response>, number, string]>([
    [
      "a damaged line, by its number",
      () => send(form({ accountId }, ofx([{ day: "2026-03-02", amount: "1x", memo: "" }]))),
      400,
      "^Line \\d+: ",
    ],
    [
      "an account that isn't there",
      () => send(form({ accountId: crypto.randomUUID() })),
      400,
      "no such bank account",
    ],
    ["an account that is none", () => send(form({ accountId: "1" })), 400, "accountId must be a UUID"],
    ["a mapping that is none", () => send(form({ accountId, mapping: "{" })), 400, "not valid JSON"],
    ["columns that nobody can tell", () => send(form({ accountId }, "a,b\n1,2\n3,4\n")), 400, "mapping"],
    ["an empty body", () => send("", { "content-type": "text/csv" }), 400, "empty"],
    ["a form without a file", () => send(new FormData()), 400, "file"],
    ["a picture", () => send(form({ accountId }, "x", "image/png")), 415, "statement"],
    ["JSON", () => send("{}", { "content-type": "application/json" }), 415, "statement"],
    [
      "more than 25 MB",
      () => send(new Uint8Array(25_200_000), { "content-type": "text/csv" }),
      413,
      "larger",
    ],
  ])("refuses %s", async (_what, sent, status, words) => {
    const response = await sent();
    expect(response.status).toBe(status);
    expect((await response.json()).message).toMatch(new RegExp(words));
    expect(await stored()).toBe(0);
  });

  it("is no agent's, and nobody's who isn't signed in", async () => {
    const agent = await newAgent(db);
    const init = { method: "POST", body: form({ accountId }) };
    expect((await agent.ask(importFile, PATH, init)).status).toBe(403);
    expect((await agent.ask(preview, `${PATH}/preview`, init)).status).toBe(403);
    const signedOut = await withHeaders({}, () =>
      importFile(new Request(`http://localhost${PATH}`, init), { params: Promise.resolve({}) }),
    );
    expect(signedOut.status).toBe(401);
  });
});

describe("the import of a previewed file", () => {
  it("shows what it would do, runs once it is asked for, and says how far it is", async () => {
    const look = await admin.ask(preview, `${PATH}/preview`, { method: "POST", body: form({ accountId }) });
    const { id, kind, newCount } = await look.json();
    expect({ kind, newCount }).toEqual({ kind: "plan", newCount: 2 });
    const told = () => admin.ask(readImport, `${PATH}/${id}`, {}, { id }).then((answer) => answer.json());
    expect(await told()).toMatchObject({ status: "PLANNED", processed: 0, lineCount: 2 });
    const run = await admin.ask(runImport, `${PATH}/${id}`, { method: "POST" }, { id });
    expect(await run.json()).toMatchObject({ status: "DONE", added: 2 });
    expect(await told()).toMatchObject({ status: "DONE", processed: 2 });
    const agent = await newAgent(db);
    expect((await agent.ask(readImport, `${PATH}/${id}`, {}, { id })).status).toBe(403);
    expect((await agent.ask(runImport, `${PATH}/${id}`, { method: "POST" }, { id })).status).toBe(403);
  });
});
