/** What a spreadsheet would run as a formula. A plain number may begin with a sign. */
const FORMULA = /^[\t\r=@]|^[+-](?![\d.,\s]*$)/;
const QUOTED = /[",\r\n]/;

/** A line of a CSV file whose cells no spreadsheet runs: an apostrophe goes before what would be a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(written).join(",")}\r\n`;
}

function written(cell: string): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
