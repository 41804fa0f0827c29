import { LoaderCircleIcon } from "lucide-react";
import { Causes, Count } from "@/components/shared/file-import/figures";
import { FormatQuestions } from "@/components/shared/file-import/format-questions";
import { LabelledCheckbox } from "@/components/shared/form/labelled-controls";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { DayText } from "@/components/shared/text/date-text";
import { MoneyText } from "@/components/shared/text/money-text";
import { ScrollRegion } from "@/components/ui/focus/scroll-region";
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { type DryRun, duplicateWords, type SampleRow } from "@/lib/imports/csv-import.model";
import { CSV_FIELDS, type CsvField, type CsvMapping, FIELD_LABELS } from "@/lib/imports/csv-mapping.model";
import type { RowFormat } from "@/lib/imports/csv-row-amounts.model";
import { previewCell } from "@/lib/imports/csv-sample.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import type { CsvFlow, Keep } from "./use-csv-import";

type Previewed = Pick<
  CsvFlow,
  "dryRun" | "chosen" | "mapping" | "answers" | "asked" | "keep" | "isBusy" | "error" | "preview" | "keepRows"
>;

/** The step that shows the first rows as they would be imported, and the effect of the whole file. */
export function PreviewStep({ flow }: { readonly flow: Previewed }) {
  const { dryRun, chosen, mapping, answers, asked, keep, isBusy, error } = flow;
  if (error) return <LoadFailed message={error} onRetry={() => void flow.preview()} />;
  if (!dryRun) return <Checking />;
  return (
    <div className="flex flex-col gap-5" aria-busy={isBusy}>
      <FormatQuestions questions={asked} answers={answers} onAnswer={(given) => void flow.preview(given)} />
      <Counts dryRun={dryRun} />
      <SampleTable
        sample={dryRun.sample}
        headers={chosen?.headers ?? []}
        mapping={mapping}
        format={dryRun.answers}
      />
      <Causes title="Rows that will fail" tone="danger" causes={dryRun.errors} />
      <Causes title="Good to know" tone="warn" causes={dryRun.warnings} />
      <Duplicates duplicates={dryRun.duplicates} keep={keep} onKeep={flow.keepRows} />
    </div>
  );
}

function Checking() {
  return (
    <p role="status" className="flex items-center justify-center gap-2 py-16 text-muted-foreground">
      <LoaderCircleIcon className="size-5 animate-spin motion-reduce:animate-none" />
      Checking every row...
    </p>
  );
}

/** The number of rows by kind, and the commission they add, by currency. */
function Counts({ dryRun }: { readonly dryRun: DryRun }) {
  const { ready, duplicates, failed, newSuppliers, rows, commission } = dryRun;
  return (
    <section aria-label="The whole file">
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <Count label="New bookings" value={ready} />
        <Count label="Duplicates" value={duplicates.count} tone={duplicates.count > 0 ? "warn" : undefined} />
        <Count label="Errors" value={failed} tone={failed > 0 ? "danger" : undefined} />
        <Count label="New suppliers" value={newSuppliers} />
      </dl>
      <p className="mt-2 text-muted-foreground text-sm">
        {counted(rows, "row")} checked
        {commission.length > 0 ? ", expected commission " : ""}
        {commission.map(({ currency, minor }, index) => (
          <span key={currency}>
            {index > 0 ? ", " : ""}
            <MoneyText value={{ currency: currency as Currency, minor }} className="text-foreground" />
          </span>
        ))}
      </p>
    </section>
  );
}

const SHOWN = 100;

/** Rows whose confirmation number already exists; they are skipped unless ticked. */
function Duplicates({
  duplicates,
  keep,
  onKeep,
}: {
  readonly duplicates: DryRun["duplicates"];
  readonly keep: Keep;
  readonly onKeep: (keep: Keep) => void;
}) {
  if (duplicates.count === 0) return null;
  const isKept = (row: number) => keep === "all" || keep.includes(row);
  const toggle = (row: number) => {
    const all = keep === "all" ? duplicates.rows.map((one) => one.row) : keep;
    onKeep(all.includes(row) ? all.filter((one) => one !== row) : [...all, row]);
  };
  const rows = duplicates.rows.slice(0, SHOWN);
  return (
    <section>
      <h3 className="font-medium text-sm">Duplicates</h3>
      <p className="mb-2 text-muted-foreground text-sm">
        These rows are left out. Tick what you want to import anyway: several rooms can share one number.
      </p>
      <div className="max-h-56 overflow-y-auto rounded-lg border">
        <ul className="divide-y">
          <li className="sticky top-0 bg-card px-2 py-1">
            <LabelledCheckbox checked={keep === "all"} onChange={() => onKeep(keep === "all" ? [] : "all")}>
              <span className="font-medium">
                {duplicates.count === 1
                  ? "Import the duplicate too"
                  : `Import all ${duplicates.count.toLocaleString("en-US")} duplicates too`}
              </span>
            </LabelledCheckbox>
          </li>
          {rows.map(({ row, confirmationNumber, above }) => (
            <li key={row} className="px-2 py-1">
              <LabelledCheckbox checked={isKept(row)} onChange={() => toggle(row)}>
                <span>
                  Row {row}{" "}
                  <span className="text-muted-foreground">{duplicateWords(confirmationNumber, above)}</span>
                </span>
              </LabelledCheckbox>
            </li>
          ))}
        </ul>
      </div>
      {duplicates.count > rows.length ? (
        <p className="mt-1 text-muted-foreground text-sm">
          The first {SHOWN} of {duplicates.count.toLocaleString("en-US")} are shown.
        </p>
      ) : null}
    </section>
  );
}

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
