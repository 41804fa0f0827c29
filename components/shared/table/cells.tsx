import { type Column, cellLooks } from "./columns";

/** The cells of a row; on a card those that are lines of it bear their column's name. */
export function Cells<Row>({
  row,
  columns,
}: {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
}) {
  return columns.map((column) => (
    <td key={column.id} className={cellLooks(column)}>
      {(column.card ?? "line") === "line" ? (
        <span className="text-muted-foreground text-xs md:hidden">{column.label}</span>
      ) : null}
      {column.cell(row)}
    </td>
  ));
}
