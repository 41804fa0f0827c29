"use client";

import { CalendarDaysIcon, ListIcon, XIcon } from "lucide-react";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { ViewsMenu } from "@/components/shared/views/views-menu";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/links/link-button";
import type { BookingScope } from "@/lib/ledger/bookings/list/bookings-page.model";
import { BOOKINGS_URL, type BookingView } from "@/lib/platform/base/addresses/addresses.model";
import type { SavedView } from "@/lib/platform/saved-views/saved-view.model";

export type ViewChoice = { readonly view: BookingView; readonly label: string };

/** The tools above the list and the calendar: search, ready-made and saved views, layout and export. */
export function ListTools({
  scope,
  supplierName,
  choices,
  savedViews,
}: {
  readonly scope: BookingScope;
  /** The name of the supplier to which the list is filtered. */
  readonly supplierName: string | null;
  readonly choices: readonly ViewChoice[];
  readonly savedViews: readonly SavedView[];
}) {
  const { values, href, go } = useUrlState(BOOKINGS_URL);
  const isCalendar = values.layout === "calendar";
  const active = choices.find(({ view }) => view === values.view);
  return (
    <>
      <SearchBox url={BOOKINGS_URL} label="Search bookings" placeholder="Search bookings..." />
      <ViewsMenu
        ready={choices.map(({ view, label }) => ({ label, href: href({ view }) }))}
        saved={savedViews}
      />
      {active ? <Chip onRemove={() => go({ view: null })}>{active.label}</Chip> : null}
      {values.supplier ? (
        <Chip onRemove={() => go({ supplier: null })}>{supplierName ?? "One supplier"}</Chip>
      ) : null}
      {scope === "all" ? <Chip onRemove={() => go({ status: null })}>All statuses</Chip> : null}
      <span className="flex items-center gap-2 md:ml-auto @max-[46rem]/list:[&_svg]:hidden max-sm:[&_svg]:hidden">
        <LinkButton variant="outline" href={href({ layout: isCalendar ? null : "calendar" })} scroll={false}>
          {isCalendar ? <ListIcon /> : <CalendarDaysIcon />}
          {isCalendar ? "List" : "Calendar"}
        </LinkButton>
        <ExportMenu
          path="/api/bookings/export"
          query={{
            status: scope === "all" ? null : scope,
            search: values.search,
            view: values.view,
            supplierId: values.supplier,
          }}
        />
      </span>
    </>
  );
}

/** An active filter; a press removes it. */
function Chip({ onRemove, children }: { readonly onRemove: () => void; readonly children: string }) {
  return (
    <Button
      variant="secondary"
      className="min-w-0 max-w-full"
      aria-label={`${children}, remove this filter`}
      onClick={onRemove}
    >
      <span className="truncate">{children}</span>
      <XIcon />
    </Button>
  );
}
