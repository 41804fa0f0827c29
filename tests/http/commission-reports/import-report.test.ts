import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as document } from "@/app/api/admin/commission-reports/[id]/document/route";
import { POST as preview } from "@/app/api/admin/commission-reports/import/preview/route";
import { POST as take } from "@/app/api/admin/commission-reports/import/route";
import { parseMail } from "@/lib/extraction/parse-mail";
import { db } from "../../support/database/database";
import { plainPdf, tablePdf } from "../../support/mails/hostile-pdfs";
import { newAgent, type TestAgent } from "../../support/people/agent";

process.env.BLOB_DIR = mkdtempSync(path.join(tmpdir(), "reports-"));

const PATH = "/api/admin/commission-reports/import";
const DETAILS = { supplierName: "Greatwind Tours", referenceNumber: "GW-1", receivedOn: "2026-03-10" };
const CSV = [
  "Statement of March;;;;;;",
  "Booking No;Guest;Check-in;Commission (gross);Fee;Net;Status",
  "GT-1;José Peña;13.02.2026;1.000,00;-25,00;975,00;Paid",
  "GT-2;Mei Lin;14.02.2026;0,00;;0,00;No show",
  "Total;;;1.000,00;-25,00;975,00;",
].join("\r\n");

const HEADINGS = [
  [
    [40, "Confirmation"],
    [120, "Guest"],
    [260, "Check-in"],
    [340, "Gross"],
    [430, "Fee"],
    [490, "Net"],
  ],
  [
    [40, "number"],
    [340, "commission"],
    [490, "commission"],
  ],
] as const;
const line = (...cells: readonly string[]) =>
  cells.map((text, at) => [[40, 120, 260, 350, 430, 495][at] ?? 0, text] as const);
const STATEMENT_PDF = tablePdf([
  [
    [[40, "Harbourline Cruises"]],
    [[40, "Commission statement CS-2026-03"]],
    ...HEADINGS,
    line("HL-1", "Ana Petrova", "13.02.2026", "EUR 1,000.00", "25.00", "975.00"),
    [[120, "Ivanova-Smith"]],
    line("HL-2", "Mei Lin", "14.02.2026", "EUR 100.00", "0.00", "100.00"),
  ],
  [
    ...HEADINGS,
    line("HL-3", "Jo Brand", "15.02.2026", "EUR 100.00", "0.00", "100.00"),
    [
      [40, "Total"],
      [350, "EUR 1,200.00"],
      [495, "1,175.00"],
    ],
    [],
    [],
    [
      [40, "Transferred to your account"],
      [350, "EUR 1,175.00"],
    ],
  ],
]);

let admin: TestAgent;
beforeEach(async () => {
  await db`truncate commission_reports cascade`;
  admin = await newAgent(db, { role: "ADMIN" });
});

async function sent(
  handler: typeof take,
  text: string | Uint8Array,
  options: object,
  who = admin,
  name = "march.csv",
) {
  const form = new FormData();
  form.append("file", new File([text as BlobPart], name));
  form.append("options", JSON.stringify(options));
  const response = await who.ask(handler, PATH, { method: "POST", body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const entries = () =>
  db`select line, confirmation_number, client_name, travel_start::text, gross_minor::int, fee_minor::int, net_minor::int,
    outcome, raw->>'Status' as said from commission_report_entries order by line`;

describe("a supplier's statement", () => {
  it("is shown as it would be imported: columns, formats, sums, and lines that add others up", async () => {
    const { status, body } = await sent(preview, CSV, {});
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        mapping: {
          confirmationNumber: "Booking No",
          clientName: "Guest",
          travelStart: "Check-in",
          gross: "Commission (gross)",
          fee: "Fee",
          net: "Net",
          outcome: "Status",
        },
        lacks: null,
        decimalMark: ",",
        dateOrder: "DMY",
        questions: [],
        lineCount: 2,
        totalLines: 1,
        gross: "USD 1,000.00",
        net: "USD 975.00",
        problemCount: 0,
        knownId: null,
      }),
    ]);
    expect(await entries()).toHaveLength(0);
  });

  it("becomes a report with all its lines, zero ones too, and its document", async () => {
    const { status, body } = await sent(take, CSV, { ...DETAILS, currency: "EUR" });
    expect([status, body]).toEqual([200, { id: expect.any(String) as string, entries: 2, isKnown: false }]);
    expect([...(await entries())]).toEqual([
      expect.objectContaining({
        confirmation_number: "GT-1",
        client_name: "José Peña",
        travel_start: "2026-02-13",
      }),
      expect.objectContaining({ gross_minor: 0, outcome: "no-show", said: "No show" }),
    ]);
    expect((await entries())[0]).toMatchObject({ gross_minor: 100_000, fee_minor: 2_500, net_minor: 97_500 });
    const id = body.id as string;
    const file = await admin.ask(document, `${PATH}/${id}/document`, {}, { id });
    expect(await file.text()).toBe(CSV);
    const again = await sent(take, CSV, { ...DETAILS, referenceNumber: "GW-2", currency: "EUR" });
    expect(again.body).toEqual({ id, entries: 0, isKnown: true });
  });

  it("with a line that can't be read imports nothing, and names it", async () => {
    const broken = CSV.replace("975,00;Paid", "970,00;Paid").replace("14.02.2026", "31.02.2026");
    const { status, body } = await sent(take, broken, DETAILS);
    expect(status).toBe(400);
    expect(body.message).toBe(
      "Row 3: Gross - fee - tax is USD 975.00, and the net USD 970.00 (and 1 more problem)",
    );
    expect(await db`select from commission_reports`).toHaveLength(0);
    const shown = await sent(preview, broken, {});
    expect(shown.body).toMatchObject({ problemCount: 2, lineCount: 0 });
  });

  it("asks for a day that reads both ways, and takes the answer", async () => {
    const open = "Confirmation,Check in,Commission\nA-1,04/05/2026,10.00\n";
    const shown = await sent(preview, open, {});
    expect(shown.body.questions).toEqual([{ about: "dateOrder", example: "04/05/2026" }]);
    expect((await sent(take, open, DETAILS)).status).toBe(400);
    expect((await sent(take, open, { ...DETAILS, dateOrder: "DMY" })).status).toBe(200);
    expect(await entries()).toMatchObject([{ travel_start: "2026-05-04" }]);
  });

  it("is read by the columns that a person names, and not without those it needs", async () => {
    const odd = "A,B\nX-1,12.50\n";
    expect((await sent(preview, odd, {})).body).toMatchObject({
      lacks: "Choose the column of the confirmation number.",
      lineCount: 0,
    });
    const mapping = { confirmationNumber: "A", net: "B" };
    await sent(take, odd, { ...DETAILS, mapping, netAmount: 15, adjustmentAmount: 2.5 });
    const [report] =
      await db`select net_minor::int, adjustment_minor::int, gross_minor::int from commission_reports`;
    expect(report).toEqual({ net_minor: 1_500, adjustment_minor: 250, gross_minor: 1_250 });
    const gone = await sent(take, odd, { ...DETAILS, mapping: { ...mapping, gross: "C" } });
    expect(gone.body.message).toBe("Gross commission is mapped to a column that this file doesn't have.");
  });

  it("as a PDF is read from all its pages, and keeps its document", async () => {
    const shown = await sent(preview, STATEMENT_PDF, {}, admin, "march.pdf");
    expect([shown.status, shown.body]).toEqual([
      200,
      expect.objectContaining({
        mapping: {
          confirmationNumber: "Confirmation number",
          clientName: "Guest",
          travelStart: "Check-in",
          gross: "Gross commission",
          fee: "Fee",
          net: "Net commission",
        },
        currency: "EUR",
        dateOrder: "DMY",
        lineCount: 3,
        totalLines: 1,
        net: "EUR 1,175.00",
        problemCount: 0,
        leftOut: ["Transferred to your account EUR 1,175.00"],
      }),
    ]);
    const taken = await sent(take, STATEMENT_PDF, DETAILS, admin, "march.pdf");
    expect(taken.body).toMatchObject({ entries: 3, isKnown: false });
    expect([...(await entries())]).toMatchObject([
      {
        confirmation_number: "HL-1",
        client_name: "Ana Petrova Ivanova-Smith",
        gross_minor: 100_000,
        fee_minor: 2_500,
      },
      { confirmation_number: "HL-2", travel_start: "2026-02-14", net_minor: 10_000 },
      { confirmation_number: "HL-3", net_minor: 10_000 },
    ]);
    const id = taken.body.id as string;
    const file = await admin.ask(document, `${PATH}/${id}/document`, {}, { id });
    expect(Buffer.from(await file.arrayBuffer()).equals(STATEMENT_PDF)).toBe(true);
    expect(file.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''march.pdf");
  });

  it("as a PDF says who it is from, its number, its currency and what it comes to", async () => {
    const mail = await parseMail(readFileSync("tests/golden/en-statement-pdf.eml"));
    const bytes = mail.attachments[0]?.bytes ?? new Uint8Array();
    const { body } = await sent(preview, bytes, {}, admin, "statement.pdf");
    expect(body).toMatchObject({
      currency: "GBP",
      lineCount: 3,
      net: "GBP 1,055.00",
      guess: { supplierName: "Harbourline Cruises", referenceNumber: "CS-2026-09", netAmount: 1_055 },
    });
  });

  it("as a PDF without a table, or without text, is refused with the reason", async () => {
    const letter = await sent(preview, plainPdf("Dear partner"), {}, admin, "letter.pdf");
    expect(letter.body.message).toBe("This PDF shows no table of bookings and commissions.");
    const scan = await sent(preview, plainPdf(""), {}, admin, "scan.pdf");
    expect(scan.body.message).toBe("This PDF holds no text: it may be a scanned picture.");
  });

  it.each([
    ["a file of another kind", "%PDF", "statement.pdf"],
    ["what only calls itself a PDF", "%PDF-1.7\nno", "odd.pdf"],
    ["a picture", "GIF89a", "statement.gif"],
    ["nothing", "", "empty.csv"],
    ["headers alone", "Confirmation,Commission\n", "headers.csv"],
    ["what only calls itself a workbook", "PK\u0003\u0004 no", "odd.xlsx"],
  ])("that is %s is refused with the reason", async (_what, text, name) => {
    const { status, body } = await sent(preview, text, {}, admin, name);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringMatching(/./) as string }),
    ]);
  });

  it("is an administrator's alone", async () => {
    const agent = await newAgent(db);
    for (const handler of [preview, take])
      expect((await sent(handler, CSV, DETAILS, agent)).status).toBe(403);
  });
});
