import { LabelledSelect } from "@/components/shared/form/labelled-controls";
import { DATE_ORDERS, ORDER_WORDS } from "@/lib/imports/dates/csv-date-order.model";
import { OFFERED_CURRENCIES } from "@/lib/platform/base/money";
import { REPORT_FIELDS } from "@/lib/reconciliation/commission-reports/import/report-fields.model";
import {
  REPORT_FIELD_LABELS,
  type ReportField,
} from "@/lib/reconciliation/commission-reports/import/report-mapping.model";
import type { ReportPreview } from "@/lib/reconciliation/commission-reports/import/report-upload.model";
import type { Answers } from "./use-report-import";

/**
 * Shows how the file was read: the meaning of each column, and the formats of dates and amounts. Each can be changed.
 */
export function ImportMapping({
  preview,
  answered,
  onAnswer,
}: {
  readonly preview: ReportPreview;
  readonly answered: readonly ReportField[];
  readonly onAnswer: (answers: Answers) => void;
}) {
  const { mapping, headers } = preview;
  const map = (field: ReportField, header: string) => {
    const { [field]: _, ...others } = mapping;
    onAnswer({
      mapping: header ? { ...others, [field]: header } : others,
      // The answer for the previous column doesn't apply to another one.
      answered: answered.filter((one) => one !== field),
    });
  };
  return (
    <details className="rounded-lg border p-3" open={preview.lacks !== null || preview.questions.length > 0}>
      <summary className="cursor-pointer font-medium">How the file was read</summary>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <TableChoices preview={preview} answered={answered} onAnswer={onAnswer} />
        {REPORT_FIELDS.map((field) => (
          <LabelledSelect
            key={field}
            label={REPORT_FIELD_LABELS[field]}
            value={mapping[field] ?? ""}
            choices={[["", "Not mapped"], ...headers.map((header) => [header, header] as const)]}
            onChange={({ target: { value: header } }) => map(field, header)}
          />
        ))}
        <LabelledSelect
          label="Dates such as 04/05"
          value={preview.dateOrder}
          choices={DATE_ORDERS.map((order) => [order, ORDER_WORDS[order]])}
          onChange={({ target: { value: order } }) =>
            onAnswer({ dateOrder: DATE_ORDERS.find((one) => one === order) })
          }
        />
        <LabelledSelect
          label="Decimals"
          value={preview.decimalMark}
          choices={[
            [".", "After a point: 1,234.56"],
            [",", "After a comma: 1.234,56"],
          ]}
          onChange={({ target: { value: mark } }) => onAnswer({ decimalMark: mark === "," ? "," : "." })}
        />
        <LabelledSelect
          label="Report currency"
          value={preview.currency}
          choices={[...new Set([preview.currency, ...OFFERED_CURRENCIES])].map(
            (code) => [code, code] as const,
          )}
          onChange={({ target: { value: currency } }) => onAnswer({ currency })}
        />
      </div>
    </details>
  );
}

/** Questions about ambiguous columns, and choices of the row of headings and the sheet. */
function TableChoices({ preview, answered, onAnswer }: Parameters<typeof ImportMapping>[0]) {
  const { mapping, headers, headingRow, mayBeHeadings } = preview;
  const columns = preview.questions.filter((question) => question.about === "column");
  const settle = (field: ReportField, header: string) => {
    const others = Object.entries(mapping).filter(([one, other]) => one !== field && other !== header);
    const chosen = headers.includes(header) ? { [field]: header } : {};
    onAnswer({ mapping: { ...Object.fromEntries(others), ...chosen }, answered: [...answered, field] });
  };
  return (
    <>
      {columns.map(({ field, example, choices }) => (
        <LabelledSelect
          key={field}
          label={example}
          value=""
          choices={[["", "Choose..."], ...choices.map((choice) => [choice, choice] as const)]}
          onChange={({ target: { value: choice } }) => settle(field, choice)}
        />
      ))}
      {headingRow === null ? null : (
        <LabelledSelect
          label="Row of the headings"
          value={String(headingRow)}
          choices={mayBeHeadings.map(({ row, text }) => [String(row), `${row}: ${text}`] as const)}
          // Another row of headings means other columns, so discard the mapping.
          onChange={({ target: { value: row } }) =>
            onAnswer({ headingRow: Number(row), mapping: undefined, answered: undefined })
          }
        />
      )}
      {preview.sheets.length > 1 ? (
        <LabelledSelect
          label="Sheet"
          value={preview.sheet ?? ""}
          choices={[
            ...(preview.sheet ? [] : [["", "Choose the sheet"] as const]),
            ...preview.sheets.map((name) => [name, name] as const),
          ]}
          onChange={({ target: { value: name } }) =>
            onAnswer({ sheet: name, mapping: undefined, answered: undefined })
          }
        />
      ) : null}
    </>
  );
}
