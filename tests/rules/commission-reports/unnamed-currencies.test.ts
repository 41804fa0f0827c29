import { describe, expect, it } from "vitest";
import { readReportFile } from "@/lib/reconciliation/commission-reports/import/read-report-file";

const read = (text: string, name = "march.csv") => readReportFile(new TextEncoder().encode(text), name, {});

describe("currencies in a column without a heading", () => {
  it("are those of the amounts", async () => {
    const { format, isCurrencyStated, questions } = await read(
      "Booking No,Client,Commission,\nGT-1,Meyer,10.00,EUR\nGT-2,Li,20.00,EUR\n",
    );
    expect([format?.currency, isCurrencyStated, questions]).toEqual(["EUR", true, []]);
  });

  it("are asked about if the lines have several", async () => {
    const { questions } = await read(
      "Booking No,Client,Commission,\nGT-1,Meyer,10.00,EUR\nGT-2,Li,20.00,GBP\n",
    );
    expect(questions).toMatchObject([{ about: "currency", choices: ["EUR", "GBP"] }]);
  });

  it("are read below a heading that spans them and the amounts", async () => {
    const rows = [
      ["GT-1", "Meyer", "10.00", "CHF"],
      ["GT-2", "Li", "20.00", "CHF"],
    ];
    const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
    const html = `<table><tr><th>Booking No</th><th>Client</th><th colspan="2">Commission</th></tr>${body}</table>`;
    expect((await read(html, "march.xls")).format?.currency).toBe("CHF");
  });

  it("aren't those of the commission if two columns differ", async () => {
    const { isCurrencyStated } = await read(
      "Booking No,Client,Sale,,Commission,\nGT-1,Meyer,100.00,CAD,10.00,EUR\nGT-2,Li,200.00,CAD,20.00,EUR\n",
    );
    expect(isCurrencyStated).toBe(false);
  });
});
