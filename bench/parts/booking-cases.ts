import { listActivities, pageActivities, readActivityStats } from "@/lib/accounts/activity/list-activities";
import { readOutlook } from "@/lib/desk/dashboard/read-outlook";
import { readBadges, readStats, readTrips } from "@/lib/desk/dashboard/read-stats";
import { monthSpan } from "@/lib/ledger/bookings/calendar/booking-calendar.model";
import { listTravelling } from "@/lib/ledger/bookings/calendar/list-travelling";
import { readChase } from "@/lib/ledger/bookings/chase/chase";
import { bookingListQuery } from "@/lib/ledger/bookings/list/booking-list.model";
import { countTabs, listBookings, sumBookings } from "@/lib/ledger/bookings/list/list-bookings";
import { listSuppliers, readSupplierStats } from "@/lib/ledger/suppliers/read-supplier";
import { supplierListBody } from "@/lib/ledger/suppliers/supplier-list.model";
import { BOOKING_VIEWS } from "@/lib/platform/base/addresses/addresses.model";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import type { Context } from "@/lib/platform/context/context";

/** Limits in milliseconds at p95: for the agent with many bookings, and for an ordinary one. */
type Limits = readonly [number, number];
const FIGURES: Limits = [50, 10];
const LISTS: Limits = [25, 25];

type Case = {
  readonly name: string;
  readonly limits: Limits;
  readonly run: (ctx: Context) => Promise<unknown>;
};

/** Returns the use cases of the screens of an agent with this many bookings. */
export function casesOf(bookings: number): readonly Case[] {
  const list = (name: string, query: object, limits = LISTS): Case => {
    const parsed = bookingListQuery.parse(query);
    return { name, limits, run: (ctx) => listBookings(ctx, parsed) };
  };
  const sums = (name: string, query: object): Case => {
    const parsed = bookingListQuery.parse(query);
    return { name, limits: FIGURES, run: (ctx) => sumBookings(ctx, parsed) };
  };
  const suppliers = (name: string, query: object): Case => {
    const parsed = supplierListBody.parse({ scope: "network", ...query });
    return { name, limits: FIGURES, run: (ctx) => listSuppliers(ctx, parsed) };
  };
  const figures = (name: string, run: Case["run"]): Case => ({ name, limits: FIGURES, run });
  return [
    list("list, first page", {}),
    list("list, open", { status: "open" }),
    list("list, last page", { page: bookings / 10 }),
    list("list, in the middle", { page: bookings / 20 }),
    list("list, 100 rows", { limit: 100 }),
    list("search, found", { search: "lind 12" }),
    list("search, nothing", { search: "nobody at all" }),
    { name: "counts of the tabs", limits: LISTS, run: countTabs },
    { name: "badges", limits: LISTS, run: readBadges },
    ...BOOKING_VIEWS.map((view) => list(`view ${view}`, { view, status: "open" }, FIGURES)),
    ...["client", "supplier", "travel", "total", "commission", "due", "confirmation", "status"].flatMap(
      (key) => [
        list(`by ${key}`, { sort: key }, FIGURES),
        list(`by ${key}, turned`, { sort: `-${key}`, status: "open" }, FIGURES),
      ],
    ),
    list("by client, in the middle", { sort: "client", page: bookings / 20 }, FIGURES),
    list("by supplier, in the middle", { sort: "supplier", page: bookings / 20 }, FIGURES),
    sums("sums, open", { status: "open" }),
    sums("sums, all", {}),
    sums("sums, overdue", { view: "overdue" }),
    sums("sums of a search", { search: "lind 12" }),
    figures("dashboard figures", readStats),
    figures("outlook", readOutlook),
    figures("trips", readTrips),
    figures("recent activity", (ctx) => listActivities(ctx, 20)),
    figures("activity, further down", (ctx) =>
      pageActivities(ctx, { limit: 20, offset: bookings / 2, eventTypes: [] }),
    ),
    figures("activity figures", readActivityStats),
    figures("calendar month", (ctx) => {
      const { from, to } = monthSpan(dayIn(ctx.now, "UTC").slice(0, 7));
      return listTravelling(ctx, bookingListQuery.parse({}), from, to);
    }),
    figures("Chase", (ctx) => readChase(ctx, "Marta Lind")),
    suppliers("suppliers", {}),
    suppliers("suppliers, found by name", { filters: { name: ["supplier 12"] } }),
    suppliers("suppliers, by bookings", { sort: "bookings", direction: "desc" }),
    figures("supplier figures", readSupplierStats),
  ];
}
