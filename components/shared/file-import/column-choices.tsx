import type { ReactNode } from "react";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";

/** A list for choosing the column of each field, each with a sample. */
export function ColumnChoices<Field extends string>({
  fields,
  columns,
  mapping,
  sample,
  onMap,
}: {
  readonly fields: readonly { readonly field: Field; readonly label: string; readonly isRequired: boolean }[];
  readonly columns: readonly string[];
  readonly mapping: Readonly<Partial<Record<Field, string | null>>>;
  readonly sample: (field: Field) => ReactNode;
  /** Called with the chosen column, or an empty text for none. */
  readonly onMap: (field: Field, column: string) => void;
}) {
  return (
    <ul className="divide-y rounded-lg border">
      {fields.map(({ field, label, isRequired }) => (
        <li key={field} className="grid items-center gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-[11rem_1fr_1fr]">
          <Label htmlFor={`map-${field}`}>
            {label}
            {isRequired ? <span className="text-danger-foreground"> *</span> : null}
          </Label>
          <Select
            id={`map-${field}`}
            required={isRequired}
            value={mapping[field] ?? ""}
            onChange={(event) => onMap(field, event.target.value)}
          >
            <option value="">Not mapped</option>
            {columns.map((column) => (
              <option key={column} value={column}>
                {column}
              </option>
            ))}
          </Select>
          {sample(field)}
        </li>
      ))}
    </ul>
  );
}

/** The text of a cell and its meaning in words: null if it can't be read. Shows a dash if there is no cell. */
export function CellSample({
  cell,
  meaning,
}: {
  readonly cell: string | undefined;
  readonly meaning: string | null;
}) {
  if (cell === undefined) return <span className="text-muted-foreground text-sm max-sm:hidden">–</span>;
  return (
    <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
      <span className="text-muted-foreground">{cell}</span>
      {meaning === cell ? null : (
        <>
          <span aria-hidden="true" className="text-muted-foreground">
            {" → "}
          </span>
          <span className="sr-only"> becomes </span>
          {meaning ?? <span className="text-danger-foreground">can't be read</span>}
        </>
      )}
    </span>
  );
}
