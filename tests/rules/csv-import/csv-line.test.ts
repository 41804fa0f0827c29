import { expect, it } from "vitest";
import { csvLine } from "@/lib/delivery/downloads/spreadsheet";
import { previewCell } from "@/lib/imports/csv-sample.model";

it.each([
  ["plain", "plain"],
  ['say "yes", twice', '"say ""yes"", twice"'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", "'=1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["+1-800-CALL", "'+1-800-CALL"],
  ["-5", "-5"],
  ["-1,234.50", '"-1,234.50"'],
  ["\t=1", "'\t=1"],
  ["\n=1", `"'\n=1"`],
  ["\uff1d1+1", "'\uff1d1+1"],
  ["\uff0b1-800-CALL", "'\uff0b1-800-CALL"],
  ["\uff0d5", "\uff0d5"],
  ["\uff20SUM(A1)", "'\uff20SUM(A1)"],
])("a cell %j is written as %j, which no spreadsheet runs", (cell, written) => {
  expect(csvLine([cell, "x"])).toBe(`${written},x\r\n`);
});

it.each([
  ["totalBookingAmount", "$1,200.00", { kind: "amount", words: "USD 1,200.00" }],
  ["totalBookingAmount", "1.200,50", { kind: "amount", words: "1,200.50" }],
  ["totalBookingAmount", "abc", { kind: "unreadable" }],
  ["travelStartDate", "03/04/2027", { kind: "date", day: "2027-04-03" }],
  ["travelEndDate", "soon", { kind: "unreadable" }],
  ["totalBookingCurrency", "€", { kind: "currency", words: "EUR" }],
  ["supplierName", " Sea Inn ", { kind: "text", words: "Sea Inn" }],
  ["clientName", " ", null],
] as const)("%s %j would become %j", (field, cell, meaning) => {
  expect(previewCell(field, cell, { decimalMark: ".", dateOrder: "DMY" })).toEqual(meaning);
});
