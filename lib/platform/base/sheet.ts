/** A cell of a sheet. */
export type Cell = string | number;

/** Stretches of lines, as they are read or at once. */
export type Batches = AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>;

/** What somebody takes along as a spreadsheet: what stands above its columns, and its lines, read as they are asked for. */
export type Sheet = { readonly header: readonly string[]; readonly batches: Batches };

/** The columns of a sheet: the heading of each, and its cell for a row; nothing leaves it empty. */
export type Columns<Row> = readonly (readonly [
  heading: string,
  cell: (row: Row) => Cell | null | undefined,
])[];

/** A sheet of these rows, a line for each. */
export function sheetOf<Row>(
  columns: Columns<Row>,
  rows: AsyncIterable<readonly Row[]> | readonly Row[],
): Sheet {
  const line = (row: Row) => columns.map(([, cell]) => cell(row) ?? "");
  return {
    header: columns.map(([heading]) => heading),
    batches: Symbol.asyncIterator in rows ? linesOf(rows, line) : [rows.map(line)],
  };
}

async function* linesOf<Row>(batches: AsyncIterable<readonly Row[]>, line: (row: Row) => readonly Cell[]) {
  for await (const batch of batches) yield batch.map(line);
}

/**
 * All rows of a list, `size` at a time, as they are asked for: memory stays the same for any number. `read` answers the
 * rows behind the last one that was read, of which there are `size` unless the list ends.
 */
export async function* inBatches<Row>(
  size: number,
  read: (last: Row | undefined, size: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  for (;;) {
    const batch = await read(last, size);
    yield batch;
    last = batch.at(-1);
    if (batch.length < size) return;
  }
}
