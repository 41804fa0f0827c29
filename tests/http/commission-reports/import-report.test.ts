import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as document } from "@/app/api/admin/commission-reports/[id]/document/route";
import { POST as preview } from "@/app/api/admin/commission-reports/import/preview/route";
import { POST as take } from "@/app/api/admin/commission-reports/import/route";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { paidBy } from "../../support/reports/deposit";
import { madeWith } from "../../support/reports/report";
import { type ReportHandler, sendReport } from "../../support/reports/upload";

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

let admin: TestAgent;
beforeEach(async () => {
  await db`truncate commission_reports cascade`;
  admin = await newAgent(db, { role: "ADMIN" });
});

const sent = (handler: ReportHandler, text: string, options: object, who = admin, name = "march.csv") =>
  sendReport(who, handler, { content: text, name, options });

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
    expect([status, body]).toEqual([
      200,
      { id: expect.any(String) as string, entries: 2, isKnown: false, notes: [] },
    ]);
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
    expect(again.body).toEqual({ id, entries: 0, isKnown: true, notes: [] });
  });

  it("with a line that can't be read imports nothing, and names it", async () => {
    const broken = CSV.replace("13.02.2026", "31.02.2026").replace("14.02.2026", "31.02.2026");
    const { status, body } = await sent(take, broken, DETAILS);
    expect(status).toBe(400);
    expect(body.message).toBe('Row 3: Travel start: "31.02.2026" is no date (and 1 more problem)');
    expect(await db`select from commission_reports`).toHaveLength(0);
    const shown = await sent(preview, broken, {});
    expect(shown.body).toMatchObject({ problemCount: 2, lineCount: 0 });
  });

  it("of which figures don't hold is imported only once each of them is accepted by name", async () => {
    const wrong = CSV.replace("975,00;Paid", "970,00;Paid");
    const doubts = [
      "Row 3: Gross - fee - tax is USD 975.00, and the net USD 970.00",
      "Row 5: The printed total of the net is USD 975.00, and the lines come to USD 970.00",
    ];
    expect((await sent(preview, wrong, {})).body).toMatchObject({ doubts, problemCount: 0, lineCount: 2 });
    const refused = await sent(take, wrong, { ...DETAILS, acceptedProblems: doubts.slice(0, 1) });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ message: doubts[1], fields: { acceptedProblems: doubts.slice(1) } }),
    ]);
    expect(await db`select from commission_reports`).toHaveLength(0);
    expect((await sent(take, wrong, { ...DETAILS, acceptedProblems: doubts })).status).toBe(200);
    expect((await entries())[0]).toMatchObject({ gross_minor: 100_000, fee_minor: 3_000, net_minor: 97_000 });
  });

  it("is held against the deposit that names it, and against the net that a person states", async () => {
    const csv =
      "Statement No: GWT-20931\nBooking No,Commission\nGT-1,100.00\nBank charge,-15.00\nNet paid,85.00\n";
    const { body } = await sent(preview, csv, {});
    expect(body).toMatchObject({
      doubts: [],
      net: "USD 85.00",
      adjustment: "-USD 15.00",
      agreed: ["net USD 85.00"],
      guess: { referenceNumber: "GWT-20931", netAmount: 85, adjustmentAmount: -15 },
    });
    await paidBy(admin, (await madeWith(admin, [])).id, { minor: 8_000, accepted: true });
    await db`update bank_transactions set search = 'greatwind gwt20931'`;
    const said = "The deposit of 2026-03-15 that names GWT-20931 is USD 80.00, and the net USD 85.00";
    expect((await sent(preview, csv, {})).body.doubts).toEqual([said]);
    await db`truncate commission_reports cascade`;
    const details = { ...DETAILS, referenceNumber: "GWT-20931", netAmount: 80 };
    const other = "The net is stated as USD 80.00, and the lines with the adjustment come to USD 85.00";
    expect((await sent(take, csv, details)).body).toMatchObject({ fields: { acceptedProblems: [other] } });
    await sent(take, csv, { ...details, acceptedProblems: [other] });
    const [report] = await db`select net_minor::int, adjustment_minor::int from commission_reports`;
    expect(report).toEqual({ net_minor: 8_000, adjustment_minor: -1_500 });
  });

  it("asks which of two columns is the commission where nothing proves it", async () => {
    const csv = "Booking No,Commission A,Commission B\nGT-1,100.00,80.00\n";
    const asked = { about: "column", field: "gross", choices: ["Commission A", "Commission B"] };
    expect((await sent(preview, csv, {})).body).toMatchObject({ questions: [asked] });
    expect((await sent(take, csv, DETAILS)).body.message).toMatch(/^Which column is the gross commission\?/);
    const mapping = { confirmationNumber: "Booking No", gross: "Commission B" };
    expect((await sent(take, csv, { ...DETAILS, mapping })).status).toBe(200);
    expect(await entries()).toMatchObject([{ gross_minor: 8_000 }]);
  });

  it("asks of a fee and a tax one by one whether it is taken off, until that very question is answered", async () => {
    const csv = "Booking No,Commission,Fee,Tax\nGT-1,100.00,15.00,5.00\n";
    const mapping = { confirmationNumber: "Booking No", gross: "Commission", fee: "Fee", tax: "Tax" };
    const { tax: _, ...withoutTax } = mapping;
    const asked = async (options: object) => {
      const { questions } = (await sent(preview, csv, options)).body as {
        questions: readonly { field: string; example: string }[];
      };
      return questions.map(({ example }) => example);
    };
    const [fee, tax] = ["Fee", "Tax"].map(
      (name) => `Is "${name}" deducted from the commission? Unmap it if it isn't.`,
    );
    expect(await asked({})).toEqual([tax, fee]);
    expect(await asked({ mapping: { ...mapping, clientName: "Booking No" } })).toEqual([tax, fee]);
    expect(await asked({ mapping, answered: ["fee"] })).toEqual([tax]);
    const refused = await sent(take, csv, { ...DETAILS, mapping, answered: ["fee"] });
    expect(refused.body.message).toMatch(/^Is "Tax" deducted .* name tax in answered$/);
    const answers = { mapping: withoutTax, answered: ["fee", "tax"] };
    expect((await sent(take, csv, { ...DETAILS, ...answers })).status).toBe(200);
    expect(await entries()).toMatchObject([{ gross_minor: 10_000, fee_minor: 1_500, net_minor: 8_500 }]);
  });

  it("takes its headings from the row that a person names", async () => {
    const csv = "a,b\nId,Sum\nGT-1,100.00\n";
    const shown = await sent(preview, csv, { headingRow: 2 });
    expect(shown.body).toMatchObject({ headers: ["Id", "Sum"], headingRow: 2 });
  });

  it("asks for a day that reads both ways, and takes the answer", async () => {
    const open = "Confirmation,Check in,Commission\nA-1,04/05/2026,10.00\n";
    const shown = await sent(preview, open, {});
    expect(shown.body.questions).toEqual([
      { about: "dateOrder", example: "04/05/2026", choices: ["DMY", "MDY"] },
    ]);
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
