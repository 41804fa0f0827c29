import { cn } from "@/components/ui/cn";
import { type Column, cellLooks } from "./columns";

/** A table whose rows are cards under 768 px, without the tools of a list; `caption` is read out and not seen. */
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
    <div className="@container/list md:overflow-x-auto">
      <table className={cn("group/table w-full text-sm max-md:block", className)}>
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b max-md:hidden">
          <tr>
            {columns.map(({ id, label, align }) => (
              <th
                key={id}
                scope="col"
                className={cn(
                  "h-9 whitespace-nowrap px-3 text-left font-medium text-muted-foreground text-xs md:@max-[62rem]/list:px-2",
                  align === "end" && "text-right",
                )}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr key={keyOf(row)} className="list-row">
              {columns.map((column) => (
                <td key={column.id} className={cellLooks(column)}>
                  {(column.card ?? "line") === "line" ? (
                    <span className="text-muted-foreground text-xs md:hidden">{column.label}</span>
                  ) : null}
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
