import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { PagedUrl } from "@/lib/platform/base/addresses/url-state.model";
import { counted } from "@/lib/platform/base/text";
import { rangeOf } from "./paging.model";
import { useUrlState } from "./url-state";

const SIZES = [10, 25, 50, 100] as const;

/**
 * The current range of a list, the previous and next buttons, and the rows per page; all stored in the address.
 * `noun` is the singular name of an item.
 */
export function Pagination({
  url,
  total,
  noun,
  plural,
}: {
  readonly url: PagedUrl;
  readonly total: number;
  readonly noun: string;
  /** The plural where it isn't the noun plus "s". The specification has "suppliers" for a single one, too. */
  readonly plural?: string;
}) {
  const { values, go } = useUrlState(url);
  const { page, pageSize } = values;
  const sizeId = useId();
  const { first, last, pages } = rangeOf(page, pageSize, total);
  const sizes = [...new Set([...SIZES, pageSize])].sort((a, b) => a - b);
  return (
    <nav
      aria-label={`Pagination of ${plural ?? `${noun}s`}`}
      data-print="none"
      className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm"
    >
      <p role="status" className="text-muted-foreground">
        {total === 0
          ? `Showing ${counted(0, noun, plural)}`
          : `Showing ${first}-${last} of ${counted(total, noun, plural)}`}
      </p>
      {total === 0 ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="flex items-center gap-2">
            <label htmlFor={sizeId} className="whitespace-nowrap text-muted-foreground">
              Rows per page
            </label>
            <Select
              id={sizeId}
              className="w-20"
              value={pageSize}
              onChange={(event) => go({ pageSize: Number(event.target.value) })}
            >
              {sizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </Select>
          </div>
          <div className="flex items-center gap-2">
            <Step turn={() => go({ page: page - 1 }, "push")} enabled={page > 1}>
              <ChevronLeftIcon />
              Previous
            </Step>
            <span className="whitespace-nowrap">
              Page {page} of {pages}
            </span>
            <Step turn={() => go({ page: page + 1 }, "push")} enabled={page < pages}>
              Next
              <ChevronRightIcon />
            </Step>
          </div>
        </div>
      )}
    </nav>
  );
}

function Step({
  turn,
  enabled,
  children,
}: {
  readonly turn: () => void;
  readonly enabled: boolean;
  readonly children: ReactNode;
}) {
  // At either end the button does nothing but stays focusable, so that keyboard users keep the focus.
  return (
    <Button variant="outline" aria-disabled={!enabled} onClick={enabled ? turn : undefined}>
      {children}
    </Button>
  );
}
