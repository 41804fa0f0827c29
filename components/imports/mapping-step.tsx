import { useDatePreferences } from "@/components/shared/text/date-preferences";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import {
  CSV_FIELDS,
  type CsvField,
  type CsvMapping,
  FIELD_LABELS,
  REQUIRED_FIELDS,
} from "@/lib/imports/csv-mapping.model";
import { type CellPreview, previewCell } from "@/lib/imports/csv-sample.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { writtenDay } from "@/lib/platform/base/dates/written-date";
import type { ChosenFile } from "./chosen-file";

const FIRST_READING = { decimalMark: ".", dateOrder: "MDY" } as const;
const DELIMITER_WORDS = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar" } as const;

/** The step for choosing the column of each field, with the first row's value and its interpretation. */
export function MappingStep({
  chosen,
  mapping,
  isRemembered,
  onMap,
}: {
  readonly chosen: ChosenFile;
  readonly mapping: CsvMapping;
  readonly isRemembered: boolean;
  readonly onMap: (mapping: CsvMapping) => void;
}) {
  const { headers, firstRow, encoding, delimiter } = chosen;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted-foreground text-sm">
        <span className="font-medium text-foreground">{chosen.file.name}</span> · {encodingWords(encoding)},
        separated by {DELIMITER_WORDS[delimiter]}
        {isRemembered ? " · mapped as last time" : ""}
      </p>
      <ul className="divide-y rounded-lg border">
        {CSV_FIELDS.map((field) => (
          <li
            key={field}
            className="grid items-center gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-[11rem_1fr_1fr]"
          >
            <Label htmlFor={`map-${field}`}>
              {FIELD_LABELS[field]}
              {isRequired(field) ? <span className="text-danger-foreground"> *</span> : null}
            </Label>
            <Select
              id={`map-${field}`}
              required={isRequired(field)}
              value={mapping[field] ?? ""}
              onChange={(event) => onMap({ ...mapping, [field]: event.target.value })}
            >
              <option value="">Not mapped</option>
              {headers.map((header) => (
                <option key={header} value={header}>
                  {header}
                </option>
              ))}
            </Select>
            <Sample field={field} cell={firstRow[headers.indexOf(mapping[field] ?? "")] ?? ""} />
          </li>
        ))}
      </ul>
      <p className="text-muted-foreground text-sm">
        Fields marked with * are required. An amount with a symbol or code keeps its own currency.
      </p>
    </div>
  );
}

function Sample({ field, cell }: { readonly field: CsvField; readonly cell: string }) {
  const { dateFormat } = useDatePreferences();
  const meaning = previewCell(field, cell, FIRST_READING);
  if (meaning === null) return <span className="text-muted-foreground text-sm max-sm:hidden">–</span>;
  const words = wordsOf(meaning, (day) => writtenDay(day as CalendarDate, dateFormat));
  return (
    <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
      <span className="text-muted-foreground">{cell.trim().slice(0, 80)}</span>
      {words === cell.trim() ? null : (
        <>
          <span aria-hidden="true" className="text-muted-foreground">
            {" → "}
          </span>
          <span className="sr-only"> becomes </span>
          {words ?? <span className="text-danger-foreground">can't be read</span>}
        </>
      )}
    </span>
  );
}

function wordsOf(meaning: NonNullable<CellPreview>, dayInWords: (day: string) => string): string | null {
  if (meaning.kind === "unreadable") return null;
  return meaning.kind === "date" ? dayInWords(meaning.day) : meaning.words;
}

function isRequired(field: CsvField): boolean {
  return REQUIRED_FIELDS.some((one) => one === field);
}

function encodingWords(encoding: ChosenFile["encoding"]): string {
  if (encoding.startsWith("utf-16")) return "UTF-16";
  return encoding.startsWith("windows") ? `W${encoding.slice(1)}` : encoding.toUpperCase();
}
