import { DayText } from "@/components/shared/text/date-text";
import { ScrollRegion } from "@/components/ui/focus/scroll-region";
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { SampleRow } from "@/lib/imports/csv-import.model";
import { CSV_FIELDS, type CsvField, type CsvMapping, FIELD_LABELS } from "@/lib/imports/csv-mapping.model";
import type { RowFormat } from "@/lib/imports/csv-row-amounts.model";
import { previewCell } from "@/lib/imports/csv-sample.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

/** The first five data rows, field by field, as interpreted. */
export function SampleTable({
  sample,
  headers,
  mapping,
  format,
}: {
  readonly sample: readonly SampleRow[];
  readonly headers: readonly string[];
  readonly mapping: CsvMapping;
  readonly format: RowFormat;
}) {
  const fields = CSV_FIELDS.filter((field) => mapping[field]);
  return (
    <ScrollRegion label="First rows" className="overflow-x-auto rounded-lg border">
      <table className="w-full">
        <caption className="sr-only">The first rows of the file</caption>
        <TableHeader>
          <TableRow>
            <TableHead>Row</TableHead>
            {fields.map((field) => (
              <TableHead key={field}>{FIELD_LABELS[field]}</TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {sample.map((row) => (
            <TableRow key={row.row}>
              <TableCell className="text-muted-foreground">{row.row}</TableCell>
              {fields.map((field) => (
                <TableCell key={field} className="whitespace-nowrap">
                  <Cell
                    field={field}
                    raw={row.cells[headers.indexOf(mapping[field] ?? "")] ?? ""}
                    error={row.errors.find((one) => one.field === field)?.message}
                    format={format}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </table>
    </ScrollRegion>
  );
}

function Cell({
  field,
  raw,
  error,
  format,
}: {
  readonly field: CsvField;
  readonly raw: string;
  readonly error: string | undefined;
  readonly format: RowFormat;
}) {
  const meaning = previewCell(field, raw, format);
  if (error) {
    return (
      <span className="flex flex-col text-danger-foreground">
        {raw.trim() === "" ? null : <span>{raw.trim().slice(0, 60)}</span>}
        <span className="text-xs">{error}</span>
      </span>
    );
  }
  if (meaning === null || meaning.kind === "unreadable")
    return <span className="text-muted-foreground">–</span>;
  if (meaning.kind === "date") return <DayText value={meaning.day as CalendarDate} />;
  return (
    <span className={meaning.kind === "amount" ? "tabular-nums" : undefined}>
      {meaning.words.slice(0, 60)}
    </span>
  );
}
