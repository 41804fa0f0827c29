import { cn } from "@/components/ui/cn";
import { Cells } from "./cells";
import { type Column, headingLooks } from "./columns";

/** A table without list tools, whose rows become cards below 768 px. `caption` is for screen readers only. */
export function CardTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  className,
}: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly className?: string;
}) {
  return (
    <div data-slot="card-table" className="@container/list md:overflow-x-auto">
      <table className={cn("group/table w-full text-sm max-md:block", className)}>
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b max-md:hidden">
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={headingLooks(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block md:[&_td]:py-1.5">
          {rows.map((row) => (
            <tr key={keyOf(row)} className="list-row">
              <Cells row={row} columns={columns} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
