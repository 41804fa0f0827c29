import { CellSample, ColumnChoices } from "@/components/shared/file-import/column-choices";
import { FormatQuestions } from "@/components/shared/file-import/format-questions";
import { LabelledCheckbox, LabelledSelect } from "@/components/shared/form/labelled-controls";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { useDatePreferences } from "@/components/shared/text/date-preferences";
import { RadioGroup, RadioItem } from "@/components/ui/radio-group";
import { parseTypedDate } from "@/lib/imports/dates/csv-date.model";
import { DATE_ORDERS, type DateOrder, ORDER_WORDS } from "@/lib/imports/dates/csv-date-order.model";
import { withYear } from "@/lib/imports/dates/csv-year.model";
import { writtenDay } from "@/lib/platform/base/dates/written-date";
import type { CsvColumns } from "@/lib/reconciliation/bank-transactions/import/reading/statement-task.model";
import { FORMAT_WORDS } from "@/lib/reconciliation/bank-transactions/import/statement-import.model";
import { MoneyQuestions } from "./money-questions";
import { COLUMN_FIELDS, type MappingDraft, missingOf, withColumn } from "./statement-words.model";
import { accountsIn, otherTotals, questionsOf, type StatementFlow } from "./use-statement-import";

/**
 * The step that asks what the file leaves open; for a CSV file also the meaning of each column, with sample values.
 */
export function StatementMappingStep({ flow }: { readonly flow: StatementFlow }) {
  const { open, mapping, answers, error, source } = flow;
  if (!open) return null;
  const totals = otherTotals(open);
  const accounts = accountsIn(open);
  return (
    <div className="flex flex-col gap-4">
      {error ? <LoadFailed message={error} onRetry={null} /> : null}
      <p className="text-muted-foreground text-sm">
        <span className="font-medium text-foreground">{source?.name}</span> · {FORMAT_WORDS[open.format]}
        {open.csv?.isRemembered ? " · mapped as last time" : ""}
      </p>
      <FormatQuestions questions={questionsOf(open)} answers={answers} onAnswer={flow.answer} />
      {accounts.length > 0 ? (
        <RadioGroup legend="The file holds several accounts: which one is imported?">
          {accounts.map((name) => (
            <RadioItem
              key={name}
              name="file-account"
              value={name}
              label={name}
              checked={flow.fileAccount === name}
              onChange={() => flow.chooseFileAccount(name)}
            />
          ))}
        </RadioGroup>
      ) : null}
      {totals.length > 0 ? (
        <TotalsAsked totals={totals} accepted={flow.acceptedTotals} onAccept={flow.acceptTotals} />
      ) : null}
      {mapping ? <MoneyQuestions questions={open.questions} mapping={mapping} onMap={flow.map} /> : null}
      {open.csv && mapping ? <Columns columns={open.csv.columns} mapping={mapping} onMap={flow.map} /> : null}
    </div>
  );
}

type Columns = CsvColumns["columns"];
type Mapping = { readonly mapping: MappingDraft; readonly onMap: (mapping: MappingDraft) => void };

function Columns({ columns, mapping, onMap }: Mapping & { readonly columns: Columns }) {
  const missing = missingOf(mapping);
  return (
    <>
      <ColumnChoices
        fields={COLUMN_FIELDS.map((one) => ({ ...one, isRequired: one.field === "date" }))}
        columns={columns.map(({ name }) => name)}
        mapping={mapping}
        sample={(field) => (
          <Samples
            samples={columns.find(({ name }) => name === mapping[field])?.samples ?? []}
            dateOrder={field === "date" ? mapping.dateOrder : null}
            year={mapping.year}
          />
        )}
        onMap={(field, column) => onMap(withColumn(mapping, field, column || null))}
      />
      <Words columns={columns} mapping={mapping} onMap={onMap} />
      <Writing mapping={mapping} onMap={onMap} />
      {missing ? <p className="text-danger-foreground text-sm">{missing}</p> : null}
    </>
  );
}

function Samples({
  samples,
  dateOrder,
  year,
}: {
  readonly samples: readonly string[];
  readonly dateOrder: DateOrder | null;
  readonly year: number | null;
}) {
  const { dateFormat } = useDatePreferences();
  const [first] = samples;
  const others = samples.join(" · ").slice(0, 120);
  if (first === undefined || dateOrder === null)
    return <CellSample cell={first === undefined ? first : others} meaning={others} />;
  const day = parseTypedDate((year && withYear(first, year)) || first, dateOrder);
  return <CellSample cell={first} meaning={day ? writtenDay(day, dateFormat) : null} />;
}

/** Chooses the columns that make up the description of a payment. */
function Words({ columns, mapping, onMap }: Mapping & { readonly columns: Columns }) {
  const turn = (name: string) =>
    onMap({
      ...mapping,
      memo: mapping.memo.includes(name)
        ? mapping.memo.filter((one) => one !== name)
        : [...mapping.memo, name],
    });
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">Description</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {columns.map(({ name }) => (
          <LabelledCheckbox
            key={name}
            className="gap-1.5"
            checked={mapping.memo.includes(name)}
            onChange={() => turn(name)}
          >
            {name}
          </LabelledCheckbox>
        ))}
      </div>
    </fieldset>
  );
}

/** Chooses the formats of dates, decimals and signs. */
function Writing({ mapping, onMap }: Mapping) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LabelledSelect
        label="Dates"
        value={mapping.dateOrder}
        choices={DATE_ORDERS.map((order) => [order, ORDER_WORDS[order]])}
        onChange={({ target }) =>
          onMap({ ...mapping, dateOrder: DATE_ORDERS.find((one) => one === target.value) ?? "DMY" })
        }
      />
      <LabelledSelect
        label="Decimals"
        value={mapping.decimalMark}
        choices={[
          [".", "After a point: 1,234.50"],
          [",", "After a comma: 1.234,50"],
        ]}
        onChange={({ target }) => onMap({ ...mapping, decimalMark: target.value === "," ? "," : "." })}
      />
      <LabelledCheckbox
        className="sm:col-span-2"
        checked={mapping.isSignTurned}
        onChange={() => onMap({ ...mapping, isSignTurned: !mapping.isSignTurned })}
      >
        The file shows money that came in as negative
      </LabelledCheckbox>
    </div>
  );
}

/** Asks whether to import the statement although these of the file's own totals differ from what was read. */
export function TotalsAsked({
  totals,
  accepted,
  onAccept,
}: {
  readonly totals: readonly string[];
  readonly accepted: readonly string[];
  readonly onAccept: (accepted: readonly string[]) => void;
}) {
  const isAccepted = totals.every((words) => accepted.includes(words));
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-warn-foreground/30 bg-warn p-4 text-sm text-warn-foreground">
      <p>
        The result differs from the file's own totals: something may have been read wrongly, or be missing.
      </p>
      <ul className="max-h-40 overflow-y-auto">
        {totals.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <LabelledCheckbox checked={isAccepted} onChange={() => onAccept(isAccepted ? [] : totals)}>
        Import it anyway
      </LabelledCheckbox>
    </div>
  );
}
