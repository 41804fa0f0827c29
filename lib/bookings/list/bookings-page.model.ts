import { type BookingTab, TABS } from "../booking-status.model";
import {
  BOOKING_VIEWS,
  type BookingListQuery,
  type BookingView,
  bookingListQuery,
} from "./booking-list.model";

const SIZE = 10;

/** The tab in the path of `/bookings/{tab}`; undefined for anything else. */
export function tabOf(segment: string): BookingTab | undefined {
  return (Object.keys(TABS) as BookingTab[]).find((tab) => tab === segment);
}

/** The tab that shows a booking of this status. */
export function tabOfStatus(status: string): BookingTab {
  return (Object.keys(TABS) as BookingTab[]).find((tab) => TABS[tab].some((one) => one === status)) ?? "open";
}

/** The list's query from an address; what can't be read there is left out rather than refused. */
export function pageQueryOf(
  tab: BookingTab,
  params: Readonly<Record<string, string | string[] | undefined>>,
): BookingListQuery {
  const one = (name: string) => {
    const value = params[name];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const field = (name: keyof BookingListQuery, value: string | undefined) => {
    const parsed = bookingListQuery.shape[name].safeParse(value);
    return parsed.success && value !== undefined ? { [name]: parsed.data } : {};
  };
  const scope = scopeOf(tab, params);
  return {
    page: 1,
    limit: SIZE,
    search: undefined,
    ...field("page", one("page")),
    ...field("limit", one("pageSize")),
    ...field("search", one("search")?.slice(0, 200)),
    ...field("sort", one("sort")),
    ...field("view", one("view")),
    ...field("supplierId", one("supplier")),
    status: scope === "all" ? undefined : scope,
  };
}

/** What a list holds: the bookings of one tab, or of all of them where the address says `status=all`. */
export type BookingScope = BookingTab | "all";

export function scopeOf(
  tab: BookingTab,
  params: Readonly<Record<string, string | string[] | undefined>>,
): BookingScope {
  return params.status === "all" ? "all" : tab;
}

const VIEW_WORDS: Readonly<Record<BookingView, string>> = {
  overdue: "Overdue",
  travelling: "Travelling this month",
  unpaid: "No commission yet",
  archivable: "Ready to archive",
};

/** The ready-made filters that make sense on a tab, with their words. */
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
