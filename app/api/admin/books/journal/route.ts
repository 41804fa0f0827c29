import { journalQuery, journalRows } from "@/lib/books/journal/journal-file.model";
import { readJournal } from "@/lib/books/journal/read-journal";
import { csvLine } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";

const CRLF = "\r\n";

export const GET = endpoint({ access: "admin", query: journalQuery, seconds: 60 }, async ({ ctx, query }) => {
  const { format } = query;
  const { journal, ...named } = await readJournal(ctx, query);
  const rows = journalRows(format, journal, named);
  // Without a byte order mark, which would become part of the first column's name.
  const text =
    format === "iif" ? rows.map((row) => row.join("\t") + CRLF).join("") : rows.map(csvLine).join("");
  const name = `journal-${query.month}-${query.currency}.${format === "iif" ? "iif" : "csv"}`;
  return new Response(text, {
    headers: {
      "content-type": format === "iif" ? "application/octet-stream" : "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
});
