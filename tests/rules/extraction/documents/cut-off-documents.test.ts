import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { xlsxRows } from "@/lib/reader/documents/table-rows";
import { pageText } from "@/lib/reader/documents/workbook/page-text";
import { UnreadableFile } from "@/lib/reader/documents/workbook/whole-markup";
import { readXml } from "@/lib/reader/documents/workbook/workbook-parts";
import { readReportFile } from "@/lib/reconciliation/commission-reports/import/read-report-file";

const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
const row = (...texts: string[]) => `<table:table-row>${texts.map(cell).join("")}</table:table-row>`;
const FLAT = `<?xml version="1.0"?><office:document xmlns:office="o"><office:body><office:spreadsheet><table:table table:name="April">${row("Booking No", "Client", "Commission")}${numbers.map((no) => row(`GT-${no}`, "Meyer", "USD 10.00")).join("")}</table:table></office:spreadsheet></office:body></office:document>`;
const PAGE = `<html><body><table><tr><th>Booking No</th><th>Client</th><th>Commission</th></tr>${numbers
  .map((no) => `<tr><td>GT-${no}</td><td>Meyer</td><td>USD 10.00</td></tr>`)
  .join("")}</table></body></html>`;
const BOOK = `<?xml version="1.0"?><Workbook xmlns:ss="s"><Worksheet ss:Name="April"><Table>${numbers
  .map((no) => `<Row><Cell><Data>GT-${no}</Data></Cell></Row>`)
  .join("")}</Table></Worksheet></Workbook>`;

const upTo = (text: string, mark: string) => text.slice(0, text.indexOf(mark));
const cut = (name: string) => `${name} ends too early: rows at its end are missing. Ask for the whole file.`;

describe("a document that ends too early", () => {
  it.each([
    ["april.fods", FLAT],
    ["april.xls", PAGE],
    ["april.xls", BOOK],
  ])("%s is refused, wherever it ends between its rows and the end of its table", async (name, text) => {
    expect((await xlsxRows(strToU8(text), name)).notice).toBeUndefined();
    const lower = text.toLowerCase();
    const closed = lower.lastIndexOf(name === "april.fods" ? "</table:table>" : "</table>");
    for (const end of [lower.indexOf("gt-7"), lower.indexOf("gt-8") + 30, closed, closed + 4]) {
      const { rows, notice } = await xlsxRows(strToU8(text.slice(0, end)), name);
      expect([rows, notice]).toEqual([[], cut(name)]);
    }
  });

  it("is refused as an upload", async () => {
    const uploaded = (text: string, name: string) => readReportFile(strToU8(text), name, {});
    await expect(uploaded(upTo(FLAT, "GT-7"), "april.fods")).rejects.toThrow(cut("april.fods"));
    await expect(uploaded(upTo(PAGE, "GT-7"), "april.xls")).rejects.toThrow(cut("april.xls"));
    expect((await uploaded(PAGE, "april.xls")).entries).toHaveLength(8);
  });

  it("is refused where its part of an archive does so", async () => {
    const bytes = zipSync({ "content.xml": strToU8(upTo(FLAT, "GT-7")) });
    expect((await xlsxRows(bytes, "april.ods")).notice).toBe(cut("april.ods"));
  });

  it("is a page whose tables are closed, though its body isn't", async () => {
    const { rows, notice } = await xlsxRows(strToU8(upTo(PAGE, "</body>")), "april.xls");
    expect([rows.length, notice]).toEqual([9, undefined]);
  });

  it("is no text where its lines stand in preformatted text", () => {
    const page = "<html><body><pre>Booking No  Commission\nGT-1  10.00</pre></body></html>";
    expect(pageText(strToU8(page))).toContain("GT-1  10.00");
    expect(pageText(strToU8(upTo(page, "</pre>")))).toBeNull();
  });
});

describe("a document whose elements are nested deeply", () => {
  const nested = (name: string, depth: number) => `<${name}>`.repeat(depth) + `</${name}>`.repeat(depth);

  it("is left at once, however many elements follow", () => {
    let opened = 0;
    const count = () => {
      opened += 1;
    };
    const read = (depth: number) => readXml(strToU8(nested("group", depth)), { open: count });
    expect(() => read(5_000)).toThrow(UnreadableFile);
    expect(opened).toBe(600);
    expect(() => read(600)).not.toThrow();
  });

  it("is refused in words", async () => {
    const why = "nests its elements too deeply to be read.";
    const deep = FLAT.replace("<table:table ", `${nested("group", 2_000)}$&`);
    expect((await xlsxRows(strToU8(deep), "april.fods")).notice).toBe(`april.fods ${why}`);
    const page = PAGE.replace("<table>", `${nested("div", 2_000)}$&`);
    expect((await xlsxRows(strToU8(page), "april.xls")).notice).toBe(`april.xls ${why}`);
    expect(pageText(strToU8(`<html>${nested("div", 2_000)}</html>`))).toBeNull();
  });
});
