import { columnVisibilityFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { SlidersHorizontalIcon } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import type { ListUrl } from "@/lib/platform/base/addresses/url-state.model";
import { keepCookie, keptCookie } from "../keep-cookie";
import { PHONE, useMedia } from "../lazy/use-media";
import { MenuButton } from "../menu/menu-button";
import { useLazyMenuItems } from "../menu/use-lazy-menu-items";
import { Cells } from "./cells";
import type { Column } from "./columns";
import { SelectionBar } from "./selection-bar";
import { type TableDisplay, viewCookie, viewCookieName, viewOf } from "./table-display.model";
import { TableHead } from "./table-head";
import { useUrlState } from "./url-state";
import { useSelection } from "./use-selection";
import type { ViewColumn } from "./view-items";

export type DataTableProps<Row extends { readonly id: string }> = {
  /** Identifies the cookie of the view; letters only. */
  readonly id: string;
  readonly caption: string;
  /** Reads and writes the list's state in the address. */
  readonly url: ListUrl;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** The stored view, from `tableView(id)` on the server. */
  readonly view: TableDisplay;
  /** Shown instead of the table while there are no rows: an EmptyState or NoResults. */
  readonly empty: ReactNode;
  /** The search and filters, left of the Display menu. */
  readonly toolbar?: ReactNode;
  /**
   * Makes rows selectable; returns the label of a row's checkbox. `bulk` renders the actions for the selected ids.
   */
  readonly selectLabel?: (row: Row) => string;
  readonly bulk?: (ids: readonly string[], clear: () => void, isWhole: boolean) => ReactNode;
  /** The filter and the number of rows it matches, which lets the user select all of them, beyond the page. */
  readonly whole?: { readonly filter: string; readonly count: number };
  /** Whether the page has only its heading above the table; the table's frame may then be taller. */
  readonly isAlone?: boolean;
  /** Rendered below the rows, inside the frame: totals. */
  readonly footer?: ReactNode;
};

// Lists with more rows than this scroll inside the frame, under fixed headings; shorter ones scroll with the page.
const LONG = 15;

/**
 * The table of every list. Rows come from the server; the address holds sort, page and search; a cookie holds the
 * columns and density.
 */
export function DataTable<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { pending } = useUrlState(props.url);
  const [view, setView] = useState(() => viewOf(keptCookie(viewCookieName(props.id)), props.view));
  const selection = useSelection(props.rows, props.whole?.filter);
  const columns = useVisibleColumns(props.columns, view.hidden);
  const keepView = (next: TableDisplay) => {
    setView(next);
    keepCookie(viewCookie(props.id, next));
  };
  return (
    <div data-slot="data-table" className="@container/list">
      <div
        data-print="none"
        className="mb-3 flex min-h-9 flex-wrap items-start gap-2 max-sm:[&_[data-slot=button]]:px-3 max-[23rem]:[&_[data-slot=button]]:px-2"
      >
        {selection.ids.length > 0 ? (
          <SelectionBar selection={selection} of={props.rows.length} found={props.whole?.count}>
            {props.bulk?.(selection.ids, selection.clear, selection.isWhole)}
          </SelectionBar>
        ) : (
          <>
            <div className="flex @max-[46rem]/list:contents min-w-0 flex-1 flex-wrap items-center gap-2 max-md:contents">
              {props.toolbar}
            </div>
            <DisplayMenu url={props.url} columns={props.columns} view={view} onChange={keepView} />
          </>
        )}
      </div>
      <div
        aria-busy={pending}
        className={cn(
          "rounded-lg border bg-card transition-opacity duration-150 md:overflow-x-auto print:max-h-none",
          props.rows.length > LONG && "md:overflow-y-auto",
          props.rows.length > LONG &&
            (props.isAlone
              ? "md:max-h-[max(20rem,calc(100dvh-15rem))]"
              : "md:max-h-[max(20rem,calc(100dvh-26rem))]"),
          pending && "opacity-60",
        )}
      >
        {props.rows.length === 0 ? (
          props.empty
        ) : (
          <table data-density={view.density} className="group/table w-full max-md:block">
            <caption className="sr-only">{props.caption}</caption>
            <TableHead
              url={props.url}
              columns={columns}
              selection={props.selectLabel ? selection : undefined}
              of={props.rows.length}
            />
            <tbody className="max-md:block">
              {props.rows.map((row) => (
                <TableRow
                  key={row.id}
                  row={row}
                  columns={columns}
                  selected={selection.has(row.id)}
                  onSelect={selection.toggle}
                  selectLabel={props.selectLabel}
                />
              ))}
            </tbody>
          </table>
        )}
        {props.footer && props.rows.length > 0 ? (
          <div className="bottom-0 z-20 border-t bg-card px-3 py-2 md:sticky">{props.footer}</div>
        ) : null}
      </div>
    </div>
  );
}

/** Only column visibility: the server does the sorting, searching and paging, and rows are shown as they come. */
const features = tableFeatures({ columnVisibilityFeature });
const NO_ROWS: readonly never[] = [];

/** Returns the visible columns of a list. Columns that can't be hidden stay, even if `hidden` names them. */
function useVisibleColumns<Row>(columns: readonly Column<Row>[], hidden: readonly string[]) {
  const definitions = useMemo(
    () => columns.map(({ id, label, stays }) => ({ id, header: label, enableHiding: !stays })),
    [columns],
  );
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]);
  const table = useTable({ features, columns: definitions, data: NO_ROWS, state: { columnVisibility } });
  const shown = new Set(table.getVisibleLeafColumns().map(({ id }) => id));
  return columns.filter(({ id }) => shown.has(id));
}

const loadViewItems = () => import("./view-items").then(({ viewItems }) => viewItems);

/** The Display menu of a list: its columns, its row height and, for cards, its sort order. */
function DisplayMenu({
  url,
  columns,
  view,
  onChange,
}: {
  readonly url: ListUrl;
  readonly columns: readonly ViewColumn[];
  readonly view: TableDisplay;
  readonly onChange: (view: TableDisplay) => void;
}) {
  const { values, go } = useUrlState(url);
  const cards = useMedia(PHONE);
  const { make, near } = useLazyMenuItems(loadViewItems);
  const sort = cards
    ? { present: values.sort, choose: (next: typeof values.sort) => go({ sort: next }) }
    : null;
  return (
    <MenuButton variant="outline" items={make?.(columns, view, onChange, sort) ?? []} onNear={near}>
      <SlidersHorizontalIcon className="@max-[46rem]/list:hidden" />
      Display
    </MenuButton>
  );
}

/** One row, or one card below 768 px. Without `selectLabel` it can't be selected. */
function TableRow<Row extends { readonly id: string }>({
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
