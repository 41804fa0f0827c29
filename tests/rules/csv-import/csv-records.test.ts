import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { openCsvFile } from "@/lib/imports/csv-file.model";
import { splitOf } from "@/lib/imports/records/csv-delimiter.model";
import { encodingOf } from "@/lib/imports/records/csv-encoding.model";
import { csvRecords, DELIMITERS, EndlessRecord } from "@/lib/imports/records/csv-records.model";
import { textChunks } from "@/lib/platform/base/encodings/text-encoding";
import { isArchive } from "@/lib/reader/documents/workbook/archive";

const records = (text: string, delimiter: "," | ";" = ",") => [...csvRecords([text], delimiter)];

describe("the records of a CSV text", () => {
  it.each([
    [
      "a,b\nc,d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "a,b\r\nc,d\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "a,b\rc,d\r",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "a,b\r\nc,d\ne,f\r",
      [
        ["a", "b"],
        ["c", "d"],
        ["e", "f"],
      ],
    ],
    ['"a, b",c', [["a, b", "c"]]],
    ['"say ""yes""",c', [['say "yes"', "c"]]],
    ['"two\r\nlines",c\n', [["two\r\nlines", "c"]]],
    ['Hotel 5" view,c', [['Hotel 5" view', "c"]]],
    ['"a" b,c', [["a b", "c"]]],
    ['"",""', [["", ""]]],
    ["a,,\n", [["a", "", ""]]],
    ["a\n\nb", [["a"], [""], ["b"]]],
    ["", []],
    ["\n", [[""]]],
  ])("of %j", (text, expected) => expect(records(text)).toEqual(expected));

  it("are the same however the text is cut", () => {
    const cell = fc.string({
      unit: fc.constantFrom("a", '"', ",", "\n", "\r", " ", "é", "🌴"),
      maxLength: 6,
    });
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    const written = fc.tuple(table, fc.constantFrom("\r\n", "\n"), fc.array(fc.nat(60), { maxLength: 8 }));
    fc.assert(
      fc.property(written, ([rows, newline, cuts]) => {
        const text = Papa.unparse(rows, { newline, quotes: true }) + newline;
        const places = [
          0,
          ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b),
          text.length,
        ];
        const chunks = places.slice(1).map((end, index) => text.slice(places[index], end));
        expect([...csvRecords(chunks, ",")]).toEqual(rows);
      }),
      { numRuns: 1_000 },
    );
  });

  it("agree with Papa Parse on well-formed text", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "b", '"', ";", "\n", " "), maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
        (rows) => {
          const text = Papa.unparse(rows, { delimiter: ";", newline: "\n" });
          expect(records(text, ";")).toEqual(
            Papa.parse<string[]>(text, { delimiter: ";", newline: "\n" }).data,
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("end with a reason where a quote is never closed", () => {
    expect(() => records('a,b\nc,"d\ne,f')).toThrow(new EndlessRecord({ record: 2, line: 2 }, true));
    const endless = function* () {
      yield 'a,b\n"c';
      for (let count = 0; count < 100; count += 1) yield "x".repeat(50_000);
    };
    expect(() => [...csvRecords(endless(), ",")]).toThrow(EndlessRecord);
  });

  it("end with the true reason where line breaks are missing", () => {
    const commas = function* () {
      for (let count = 0; count < 100; count += 1) yield ",".repeat(50_000);
    };
    expect(() => [...csvRecords(commas(), ",")]).toThrow(
      "Row 1 has more than 1,000,000 characters: this file has no line breaks where its rows end.",
    );
    expect(() => openCsvFile(new Uint8Array(4_900_000).fill(44))).toThrow(/^Row 1 has more than/);
  });

  it("survive a megabyte of quotes", () => {
    const [[cell = ""] = []] = records(`"${'""'.repeat(400_000)}"`);
    expect(cell).toBe('"'.repeat(400_000));
  });

  it.each(DELIMITERS)("are split at %j where that is what the file uses", (delimiter) => {
    const rows = ["Name|x", "Total, net", "Start;day"].map((cell) => `"${cell}"`);
    const text = [
      rows.join(delimiter),
      ["a", "1,5", "b"].map((cell) => `"${cell}"`).join(delimiter),
      "",
    ].join("\n");
    expect(splitOf(text).delimiter).toBe(delimiter);
  });

  it.each([
    ["decimals", ";", "Number;Total;Commission\nA1;1.200,00;120,00\nA2;99,50;9,95\n"],
    ["decimals without headers", ";", "A1;1.200,00;120,00\nA2;99,50;9,95\nA3;50,00;5,00\n"],
    ["names and decimals", ";", `Gast;Gesamt;Provision\n${"Rossi, Anna;450,00;45,00\n".repeat(5)}`],
    ["names and decimals of two columns", ";", `Gast;Provision\n${"Rossi, Anna;45,00\n".repeat(5)}`],
    [
      "names below a title",
      ";",
      `Report, June\nGast;Gesamt;Provision\n${"Rossi, Anna;450,00;45,00\n".repeat(5)}`,
    ],
    [
      "decimals below a title",
      ";",
      "Umsatz;Juni, 2026\n12.06.2026;Rossi, Anna;450,00\n13.06.2026;Verdi, Ugo;-50,00\n",
    ],
    ["decimals between tabs", "\t", "A1\t1.200,00\t120,00\nA2\t99,50\t9,95\n"],
    ["lists", ",", `Number,Guests,Total\n${"A1,Rossi; Bianchi,45.00\n".repeat(5)}`],
    ["semicolons behind the last cell", ",", "A1,1200.00,120.00;\nA2,99.50,9.95;\n"],
  ])("are split at what separates them, not at the marks of %s", (_name, delimiter, text) => {
    expect(splitOf(text).delimiter).toBe(delimiter);
  });
});

describe("the encoding", () => {
  const text = "Größe,Zürich 🌴\n";
  const utf16 = (marked: boolean, swapped: boolean) => {
    const bytes = Buffer.from(`${marked ? "\ufeff" : ""}${"Number,Client\n".repeat(3)}`, "utf16le");
    return new Uint8Array(swapped ? bytes.swap16() : bytes);
  };

  it.each([
    ["UTF-8", Buffer.from(text), "utf-8"],
    ["UTF-8 with its mark", Buffer.from(`\ufeff${text}`), "utf-8"],
    ["Windows-1252", Buffer.from([0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68, 0x2c, 0x80]), "windows-1252"],
    ["UTF-16 with its mark", utf16(true, false), "utf-16le"],
    ["UTF-16 the other way round", utf16(true, true), "utf-16be"],
    ["UTF-16 without its mark", utf16(false, false), "utf-16le"],
    ["UTF-16 the other way round without its mark", utf16(false, true), "utf-16be"],
    ["nothing", Buffer.alloc(0), "utf-8"],
  ])("of %s is found", (_name, bytes, encoding) => expect(encodingOf(bytes)).toBe(encoding));

  it("is decoded without its mark, also where a character lies across two pieces", () => {
    const long = `\ufeff${"🌴é".repeat(100_000)}`;
    const bytes = new Uint8Array(Buffer.from(long));
    expect([...textChunks(bytes, "utf-8")].join("")).toBe(long.slice(1));
    expect([...textChunks(new Uint8Array([0x80, 0xfc]), "windows-1252")].join("")).toBe("€ü");
  });

  it("tells a workbook from a text", () => {
    expect(isArchive(Buffer.from("PK\u0003\u0004"))).toBe(true);
    expect(isArchive(Buffer.from("PKR,Number"))).toBe(false);
  });
});
