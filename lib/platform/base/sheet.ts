/** A cell of a sheet. */
export type Cell = string | number;

/** Batches of rows, either all at once or as they are read. */
export type Batches = AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>;

/** A spreadsheet to download: its column headings and its rows, which are read on demand. */
export type Sheet = { readonly header: readonly string[]; readonly batches: Batches };

/**
 * The columns of a sheet: the heading of each and the function that returns its cell for a row. A null or undefined
 * cell is empty.
 */
export type Columns<Row> = readonly (readonly [
  heading: string,
  cell: (row: Row) => Cell | null | undefined,
])[];

/** Returns a sheet with one line for each row. */
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
 * Reads all rows of a list on demand, `size` at a time, so that memory use doesn't grow with their number. `read`
 * returns the rows after the last one read; fewer than `size` rows mean the end of the list.
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
