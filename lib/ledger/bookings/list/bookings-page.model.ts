import { BOOKING_VIEWS, BOOKINGS_URL, type BookingView } from "@/lib/platform/base/addresses/addresses.model";
import type { UrlQuery } from "@/lib/platform/base/addresses/url-state.model";
import { type BookingTab, TABS } from "../booking-status.model";
import type { ChaseFilter } from "../chase/chase.model";
import type { BookingFilter, BookingListQuery } from "./booking-list.model";

/** Returns the tab in the path of `/bookings/{tab}`; undefined for anything else. */
export function tabOf(segment: string): BookingTab | undefined {
  return (Object.keys(TABS) as BookingTab[]).find((tab) => tab === segment);
}

/** Returns the tab that shows a booking of this status. */
export function tabOfStatus(status: string): BookingTab {
  return (Object.keys(TABS) as BookingTab[]).find((tab) => TABS[tab].some((one) => one === status)) ?? "open";
}

/** The longest overdue first, then those that are expected next. */
const MOST_URGENT = { key: "due", descending: false } as const;

/** Reads the list's query from an address; unreadable parts are ignored rather than refused. */
export function pageQueryOf(tab: BookingTab, address: UrlQuery): BookingListQuery {
  const { search, sort, page, pageSize, view, supplier } = BOOKINGS_URL.read(address);
  const scope = scopeOf(tab, address);
  return {
    page,
    limit: pageSize,
    search: search || undefined,
    sort: sort ?? (scope === "open" ? MOST_URGENT : undefined),
    view: view === "chase" || view === "unclaimed" || view === null ? undefined : view,
    supplierId: supplier || undefined,
    status: scope === "all" ? undefined : scope,
  };
}

/** Returns the booking filter of a saved view; null for a view of another screen. */
export function filterOfView(path: string): BookingFilter | null {
  const { pathname, searchParams } = new URL(path, "http://own.invalid");
  const tab = tabOf(pathname.split("/")[2] ?? "open");
  const { view } = BOOKINGS_URL.read(searchParams);
  return tab && view !== "chase" && view !== "unclaimed"
    ? bookingFilterOf(pageQueryOf(tab, searchParams))
    : null;
}

/** Returns the filter of a list query, without its page and order. */
export function bookingFilterOf({
  page: _,
  limit: __,
  sort: ___,
  ...filter
}: BookingListQuery): BookingFilter {
  return filter;
}

/** Returns which of the overdue bookings an address selects for chasing; undefined for all of them. */
export function chaseFilterOf(address: UrlQuery): ChaseFilter | undefined {
  const { search, supplier, chosen } = BOOKINGS_URL.read(address);
  if (!(search || supplier || chosen)) return undefined;
  return {
    search: search || undefined,
    supplierId: supplier || undefined,
    ...(chosen ? { ids: chosen.split(",") } : {}),
  };
}

/** The scope of a list: the bookings of one tab, or of all tabs if the address says `status=all`. */
export type BookingScope = BookingTab | "all";

export function scopeOf(tab: BookingTab, address: UrlQuery): BookingScope {
  return BOOKINGS_URL.read(address).status ?? tab;
}

const VIEW_WORDS: Readonly<Record<BookingView, string>> = {
  overdue: "Overdue",
  travelling: "Travelling this month",
  unpaid: "No commission yet",
  archivable: "Ready to archive",
};

/** Returns the ready-made views that make sense on a tab, with their labels. */
export function viewsOf(
  scope: BookingScope,
): readonly { readonly view: BookingView; readonly label: string }[] {
  const fits: Readonly<Record<BookingScope, readonly BookingView[]>> = {
    all: BOOKING_VIEWS,
    open: ["overdue", "travelling", "unpaid"],
    closed: ["archivable", "travelling"],
    archived: ["travelling"],
  };
  return BOOKING_VIEWS.filter((view) => fits[scope].includes(view)).map((view) => ({
    view,
    label: VIEW_WORDS[view],
  }));
}
