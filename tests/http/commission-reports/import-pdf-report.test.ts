import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as document } from "@/app/api/admin/commission-reports/[id]/document/route";
import { POST as preview } from "@/app/api/admin/commission-reports/import/preview/route";
import { POST as take } from "@/app/api/admin/commission-reports/import/route";
import { parseMail } from "@/lib/reader/message/parse-mail";
import { db } from "../../support/database/database";
import { plainPdf, tablePdf } from "../../support/mails/pdfs";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { type ReportHandler, sendReport } from "../../support/reports/upload";

process.env.BLOB_DIR = mkdtempSync(path.join(tmpdir(), "reports-"));

const PATH = "/api/admin/commission-reports/import";
const DETAILS = { supplierName: "Greatwind Tours", referenceNumber: "GW-1", receivedOn: "2026-03-10" };
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

const sent = (handler: ReportHandler, content: Uint8Array, options: object) =>
  sendReport(admin, handler, { content, name: "march.pdf", options });

describe("a supplier's statement as a PDF", () => {
  it("is read from all its pages, and keeps its document", async () => {
    const shown = await sent(preview, STATEMENT_PDF, {});
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
    const taken = await sent(take, STATEMENT_PDF, DETAILS);
    expect(taken.body).toMatchObject({ entries: 3, isKnown: false });
    expect([
      ...(await db`select confirmation_number, client_name, travel_start::text, gross_minor::int, fee_minor::int,
      net_minor::int from commission_report_entries order by line`),
    ]).toMatchObject([
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

  it("says who it is from, its number, its currency and what it comes to", async () => {
    const mail = await parseMail(readFileSync("tests/golden/en-statement-pdf.eml"));
    const bytes = mail.attachments[0]?.bytes ?? new Uint8Array();
    const { body } = await sent(preview, bytes, {});
    expect(body).toMatchObject({
      currency: "GBP",
      lineCount: 3,
      net: "GBP 1,055.00",
      guess: { supplierName: "Harbourline Cruises", referenceNumber: "CS-2026-09", netAmount: 1_055 },
    });
  });

  it.each([
    ["into one cell", 40],
    ["under another heading", 120],
  ])("of which most rows melted %s is refused as a whole, by name", async (_how, x) => {
    const melted = ["HL-2 Mei Lin", "HL-3 Jo Brand", "HL-4 Kim Oh"].map(
      (text) => [[x, `${text} 14.02.2026 EUR 100.00 0.00 100.00`]] as const,
    );
    const rows = [...HEADINGS, line("HL-1", "Ana Lind", "13.02.2026", "EUR 100.00", "15.00", "85.00")];
    const file = tablePdf([[...rows, ...melted]]);
    const refusal = /^3 of 4 rows with amounts became no lines, .*: HL-2 Mei Lin 14\.02\.2026 EUR 100\.00/;
    expect((await sent(preview, file, {})).body).toMatchObject({ refusal: expect.stringMatching(refusal) });
    const { status, body } = await sent(take, file, DETAILS);
    expect([status, body]).toMatchObject([400, { message: expect.stringMatching(refusal) }]);
  });

  it("is read where a cell ends closer than a letter to the next column", async () => {
    const close = tablePdf([
      [
        ...HEADINGS,
        line("HL-1", "Ana Lind", "13.02.2026", "EUR 100.00", "15.00", "85.00"),
        line("HL-2", "Maximiliana Featherstonehaug", "14.02.2026", "EUR 100.00", "0.00", "100.00"),
      ],
    ]);
    const { body } = await sent(preview, close, {});
    expect(body).toMatchObject({ lineCount: 2, problemCount: 0, leftOut: [] });
    await sent(take, close, DETAILS);
    const lines =
      await db`select client_name as client, travel_start::text as start from commission_report_entries
      order by line`;
    expect([...lines]).toEqual([
      { client: "Ana Lind", start: "2026-02-13" },
      { client: "Maximiliana Featherstonehaug", start: "2026-02-14" },
    ]);
  });

  it("without a table, or without text, is refused with the reason", async () => {
    const letter = await sent(preview, plainPdf("Dear partner"), {});
    expect(letter.body.message).toBe("This PDF shows no table of bookings and commissions.");
    const scan = await sent(preview, plainPdf(""), {});
    expect(scan.body.message).toBe("This PDF holds no text: it may be a scanned picture.");
  });
});
