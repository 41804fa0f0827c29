import { CFB, type WorkSheet, write } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { readerOf } from "@/lib/reader/documents/readable-files";
import { xlsxRows } from "@/lib/reader/documents/table-rows";

describe("a workbook in the binary format before 2007", () => {
  const BEGIN = [0x09, 0x08, 16, 0, 0x00, 0x06, 0x05, 0x00, ...Array(12).fill(0)];
  const LOCKED = [0x2f, 0, 54, 0, 1, 0, 1, 0, 1, 0, ...Array(48).fill(7)];
  const END = [0x0a, 0, 0, 0];
  const SHEET = [0x09, 0x08, 16, 0, 0x00, 0x06, 0x10, 0x00, ...Array(12).fill(0)];
  const EMPTY_TEXT = [3, 0, 0, 0, 0, 0, 0xff, 0xff];
  const ZERO = [0, 0, 0, 0, 0, 0, 0, 0];
  const ONE = [0, 0, 0, 0, 0, 0, 0xf0, 0x3f];
  /** The formula "=1" in the first row, with its stored result. */
  const formula = (column: number, result: readonly number[]) => [
    0x06,
    0,
    25,
    0,
    0,
    0,
    column,
    0,
    0,
    0,
    ...result,
    0,
    0,
    0,
    0,
    0,
    0,
    3,
    0,
    0x1e,
    1,
    0,
  ];
  const noticeOf = async (bytes: readonly number[]) =>
    (await xlsxRows(new Uint8Array(bytes), "march.xls")).notice;

  it("says that it has a password", async () => {
    expect(await noticeOf([...BEGIN, ...LOCKED, ...END])).toBe(
      "march.xls has a password: save it without one.",
    );
  });

  it("says what to do if it is damaged", async () => {
    expect(await noticeOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])).toBe(
      "march.xls could not be read as a spreadsheet: save it as .xlsx or CSV.",
    );
  });

  it("says that it ends before a sheet does", async () => {
    const sheet = { A1: { t: "n", v: 5 }, "!ref": "A1" } as const;
    const whole = write(
      { SheetNames: ["May", "June"], Sheets: { May: sheet, June: sheet } },
      { type: "array", bookType: "biff8" },
    );
    const stream = CFB.find(CFB.read(new Uint8Array(whole), { type: "array" }), "Workbook")?.content;
    const bytes: readonly number[] = Array.from(stream ?? [], Number);
    expect(await noticeOf(bytes)).toBeUndefined();
    expect(await noticeOf(bytes.slice(0, -END.length))).toBe(
      "march.xls ends too early: rows at its end are missing. Ask for the whole file.",
    );
  });

  it("is read to its end however many of its rows are blank, and says where it isn't", async () => {
    const read = async (last: number) => {
      const sheet = { A1: { t: "s", v: "Net" }, "!ref": `A1:A${last}` } as WorkSheet;
      for (let row = 20; row <= last; row += 1) sheet[`A${row}`] = { t: "n", v: row };
      const bytes = write(
        { SheetNames: ["May"], Sheets: { May: sheet } },
        { type: "array", bookType: "biff8" },
      );
      const { rows, notice } = await xlsxRows(new Uint8Array(bytes), "march.xls");
      return [rows.at(-1)?.row, notice];
    };
    expect(await read(20_018)).toEqual([20_018, undefined]);
    expect(await read(20_019)).toEqual([20_018, "Only the first 20000 rows of march.xls were read."]);
  });

  it("takes an empty text for calculated, and zeros only if nothing else is", async () => {
    const faultsOf = async (...results: readonly (readonly number[])[]) => {
      const cells = results.flatMap((result, column) => formula(column, result));
      const { rows } = await xlsxRows(Uint8Array.from([...SHEET, ...cells, ...END]), "march.xls");
      return rows.flatMap(({ faults = [] }) => faults.map(({ column }) => column));
    };
    expect(await faultsOf(EMPTY_TEXT)).toEqual([]);
    expect(await faultsOf(EMPTY_TEXT, ZERO)).toEqual([1]);
    expect(await faultsOf(ZERO, ONE)).toEqual([]);
  });

  it("is read where a mail attaches it, as is a text that merely has its name", async () => {
    const file = { bytes: new Uint8Array(), size: 0, contentType: "application/vnd.ms-excel", inline: false };
    expect(readerOf({ ...file, name: "march.xls" })?.[2]).toBe("xlsx");
    const { rows } = await xlsxRows(new TextEncoder().encode("Booking\tNet\n4417\t12.50\n"), "march.xls");
    expect(rows.map(({ cells }) => cells.length)).toEqual([2, 2]);
  });
});
