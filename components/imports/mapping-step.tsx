import { CellSample, ColumnChoices } from "@/components/shared/file-import/column-choices";
import { useDatePreferences } from "@/components/shared/text/date-preferences";
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

const FIELDS = CSV_FIELDS.map((field) => ({
  field,
  label: FIELD_LABELS[field],
  isRequired: REQUIRED_FIELDS.some((one) => one === field),
}));
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
      <ColumnChoices
        fields={FIELDS}
        columns={headers}
        mapping={mapping}
        sample={(field) => (
          <Sample field={field} cell={firstRow[headers.indexOf(mapping[field] ?? "")] ?? ""} />
        )}
        onMap={(field, column) => onMap({ ...mapping, [field]: column })}
      />
      <p className="text-muted-foreground text-sm">
        Fields marked with * are required. An amount with a symbol or code keeps its own currency.
      </p>
    </div>
  );
}

function Sample({ field, cell }: { readonly field: CsvField; readonly cell: string }) {
  const { dateFormat } = useDatePreferences();
  const meaning = previewCell(field, cell, FIRST_READING);
  if (meaning === null) return <CellSample cell={undefined} meaning={null} />;
  const words = wordsOf(meaning, (day) => writtenDay(day as CalendarDate, dateFormat));
  const text = cell.trim();
  return <CellSample cell={text.slice(0, 80)} meaning={words === text ? text.slice(0, 80) : words} />;
}

function wordsOf(meaning: NonNullable<CellPreview>, dayInWords: (day: string) => string): string | null {
  if (meaning.kind === "unreadable") return null;
  return meaning.kind === "date" ? dayInWords(meaning.day) : meaning.words;
}

function encodingWords(encoding: ChosenFile["encoding"]): string {
  if (encoding.startsWith("utf-16")) return "UTF-16";
  return encoding.startsWith("windows") ? `W${encoding.slice(1)}` : encoding.toUpperCase();
}
