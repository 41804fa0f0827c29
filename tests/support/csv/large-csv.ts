const HEADERS =
  "Confirmation Number,Client Name,Total Booking Amount,Currency,Expected Commission,Travel Start Date,Travel End Date,Supplier Name";
const SUPPLIERS = 200;

/** Returns a file of many valid rows like an agency's export: 200 suppliers, quoted amounts, dates over two years. */
export function largeCsv(rows: number): Uint8Array<ArrayBuffer> {
  const lines = [HEADERS];
  for (let row = 0; row < rows; row += 1) lines.push(lineOf(row));
  return new Uint8Array(Buffer.from(`${lines.join("\r\n")}\r\n`));
}

function lineOf(row: number): string {
  const start = new Date(Date.UTC(2026, 0, 1 + (row % 700)));
  const end = new Date(start.getTime() + (1 + (row % 14)) * 86_400_000);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const total = 500 + (row % 9_500);
  return [
    `CN-${String(row).padStart(7, "0")}`,
    `Client ${row % 5_000} Müller`,
    `"${total.toLocaleString("en-US")}.50"`,
    "USD",
    (total / 10).toFixed(2),
    day(start),
    day(end),
    `Supplier ${row % SUPPLIERS}`,
  ].join(",");
}
