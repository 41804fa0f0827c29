import "server-only";
import { Readable } from "node:stream";
import type { OwnData, OwnSheet } from "@/lib/accounts/account/download-data";
import type { Cell } from "@/lib/platform/base/sheet";
import { csvLine } from "./spreadsheet";
import type { PackagePart } from "./xlsx";
import { zipped } from "./zip";

/**
 * Returns all data of an agent as one zip archive, written while it is read: each table as JSON and as CSV, and the
 * emails.
 */
export function dataArchive(data: OwnData): Response {
  const parts = [
    { name: "README.txt", text: once(readMe(data)) },
    ...data.sheets.flatMap((sheet): PackagePart[] => [
      { name: `${sheet.name}.json`, text: json(sheet) },
      { name: `${sheet.name}.csv`, text: csv(sheet) },
    ]),
    { name: "mails.mbox", text: data.mailbox },
    ...(data.picture ? [{ name: "picture.jpg", text: once(data.picture) }] : []),
  ];
  return new Response(Readable.toWeb(zipped(parts)) as ReadableStream<Uint8Array>, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="my-tallyport-data.zip"',
      "cache-control": "no-store",
    },
  });
}

function readMe({ sheets, stays }: OwnData): string {
  return [
    "Your data in Tallyport",
    "",
    "Each of these is there as JSON and as CSV. Times are in UTC, amounts in the currency beside them.",
    ...sheets.map(({ name }) => `- ${name}`),
    "",
    "mails.mbox holds your emails as they came. Mail programs open it as a mailbox.",
    "",
    "What isn't here:",
    ...stays.map((line) => `- ${line}`),
    "",
  ].join("\n");
}

async function* json({ header, batches }: OwnSheet): AsyncGenerator<string> {
  let before = "[\n";
  for await (const rows of batches()) {
    for (const row of rows) {
      yield before +
        JSON.stringify(Object.fromEntries(header.map((name, index) => [name, row[index] ?? null])));
      before = ",\n";
    }
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** Writes CSV with a byte order mark, so that Excel reads it as UTF-8. */
async function* csv({ header, batches }: OwnSheet): AsyncGenerator<string> {
  yield `\ufeff${csvLine(header)}`;
  for await (const rows of batches()) {
    if (rows.length > 0) yield rows.map((row) => csvLine(row.map(cellOf))).join("");
  }
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "string") return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

async function* once<T>(text: T): AsyncGenerator<T> {
  yield await Promise.resolve(text);
}
