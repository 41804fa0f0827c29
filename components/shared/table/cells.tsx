import { type Column, cellLooks } from "./columns";

/** The cells of a row. On a card, cells in the "line" position show their column's label. */
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
