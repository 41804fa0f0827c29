import { Checkbox } from "@/components/ui/checkbox";
import { Cells } from "./cells";
import type { Column } from "./columns";

/** One row, or one card below 768 px. Without `selectLabel` it can't be selected. */
export function TableRow<Row extends { readonly id: string }>({
  row,
  columns,
  selected,
  onSelect,
  selectLabel,
}: {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly selected: boolean;
  readonly onSelect: (id: string, range: boolean) => void;
  readonly selectLabel?: ((row: Row) => string) | undefined;
}) {
  return (
    <tr data-row={row.id} data-selected={selected || undefined} className="list-row">
      {selectLabel ? (
        <td className="w-10 pl-2 max-md:row-start-1 max-md:w-8 max-md:pl-0">
          <Checkbox
            className="z-10"
            aria-label={selectLabel(row)}
            checked={selected}
            onChange={() => undefined}
            onClick={(event) => onSelect(row.id, event.shiftKey)}
          />
        </td>
      ) : null}
      <Cells row={row} columns={columns} />
    </tr>
  );
}
