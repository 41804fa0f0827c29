import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";

/** A row of a data set's file, by column name. */
export type SetRow = Readonly<Record<string, string>>;

/** Yields the rows of a data set's file without holding them in memory. Cells contain no line breaks. */
export async function* rowsOf(folder: string, name: string): AsyncGenerator<SetRow> {
  let columns: readonly string[] | undefined;
  for await (const line of createInterface({
    input: createReadStream(path.join(folder, name)),
    crlfDelay: Infinity,
  })) {
    if (line === "") continue;
    const cells = cellsOf(line);
    if (columns) yield Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
    else columns = cells;
  }
}

export async function allRows(folder: string, name: string): Promise<SetRow[]> {
  const rows: SetRow[] = [];
  for await (const row of rowsOf(folder, name)) rows.push(row);
  return rows;
}

const CELL = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;

function cellsOf(line: string): readonly string[] {
  if (!line.includes('"')) return line.split(",");
  return [...line.matchAll(CELL)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}

/** Returns null for an empty cell, which means that the value is unknown. */
export function orNull(cell: string | undefined): string | null {
  return cell === undefined || cell === "" ? null : cell;
}

export type Manifest = { readonly first: string; readonly evaluate: string; readonly today: string };

export async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8")) as Manifest;
}
