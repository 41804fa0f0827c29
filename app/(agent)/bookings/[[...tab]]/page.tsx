import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BookingCalendar } from "@/components/ledger/bookings/calendar/booking-calendar";
import { CalendarFeedButton } from "@/components/ledger/bookings/calendar/calendar-lazy";
import { ChaseLazy } from "@/components/ledger/bookings/chase/chase-lazy";
import { BookingList } from "@/components/ledger/bookings/list/booking-list";
import { BookingListFailed } from "@/components/ledger/bookings/list/booking-list-failed";
import { BookingSums } from "@/components/ledger/bookings/list/booking-sums";
import { ListTools } from "@/components/ledger/bookings/list/list-tools";
import { NoBookings } from "@/components/ledger/bookings/list/no-bookings";
import { ViewTabs } from "@/components/ledger/bookings/list/view-tabs";
import { OffersHint } from "@/components/reconciliation/unclaimed/offers-hint";
import { UnclaimedLazy } from "@/components/reconciliation/unclaimed/unclaimed-lazy";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { tableView } from "@/components/shared/table/table-view";
import type { Identity } from "@/lib/accounts/identity/identity";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { pageContext } from "@/lib/delivery/page";
import { type Section, section } from "@/lib/delivery/section";
import type { BookingTab } from "@/lib/ledger/bookings/booking-status.model";
import { monthSpan } from "@/lib/ledger/bookings/calendar/booking-calendar.model";
import { hasCalendarFeed } from "@/lib/ledger/bookings/calendar/calendar-feed";
import { listTravelling } from "@/lib/ledger/bookings/calendar/list-travelling";
import { readChase } from "@/lib/ledger/bookings/chase/chase";
import type { CurrencySum } from "@/lib/ledger/bookings/list/booking-list.model";
import { bookingRow } from "@/lib/ledger/bookings/list/booking-row.model";
import {
  bookingFilterOf,
  chaseFilterOf,
  pageQueryOf,
  scopeOf,
  tabOf,
  tabOfStatus,
  viewsOf,
} from "@/lib/ledger/bookings/list/bookings-page.model";
import { countTabs, countViews, listBookings, sumBookings } from "@/lib/ledger/bookings/list/list-bookings";
import { readBooking } from "@/lib/ledger/bookings/read-booking";
import { readSupplier } from "@/lib/ledger/suppliers/read-supplier";
import { BOOKINGS_URL, OFFERS_URL, OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import type { UrlQuery } from "@/lib/platform/base/addresses/url-state.model";
import { type CalendarDate, dayIn } from "@/lib/platform/base/dates/calendar-date";
import { isId } from "@/lib/platform/base/id";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { mailRoute } from "@/lib/platform/mail/outbound-mail";
import { listViews } from "@/lib/platform/saved-views/saved-views";
import { countOffers, listOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import { totalOf } from "@/lib/reconciliation/unclaimed-commission/offer-state.model";

type Props = PageProps<"/bookings/[[...tab]]">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ tab: [segment = "open"] = [] }, search] = await Promise.all([params, searchParams]);
  const { view, layout, status } = BOOKINGS_URL.read(search);
  if (segment === "open" && view === "chase") return { title: "Chase overdue commission" };
  if (segment === "open" && view === "unclaimed") return { title: "Unclaimed commission" };
  const shown = status === "all" ? "All" : TITLES[tabOf(segment) ?? "open"];
  return { title: `${shown}${layout === "calendar" ? ", calendar" : ""} - Bookings` };
}

const TITLES: Readonly<Record<BookingTab, string>> = { open: "Open", closed: "Closed", archived: "Archived" };

export default async function BookingsPage({ params, searchParams }: Props) {
  const [{ tab: segments = [] }, search] = await Promise.all([params, searchParams]);
  const tab = await tabAt(segments);
  const { ctx, identity } = await pageContext();
  const shown = { ctx, tab, search, today: dayIn(ctx.now, timeZoneOf(ctx)) };
  const { view, layout } = BOOKINGS_URL.read(search);
  // Called as functions rather than rendered, so that their queries run together with those of the surrounding layouts.
  if (tab === "open" && view === "chase") return chaseLayout({ ...shown, sender: identity });
  if (tab === "open" && view === "unclaimed") return unclaimedLayout(shown);
  return layout === "calendar" ? calendarLayout(shown) : listLayout(shown);
}

type Shown = {
  readonly ctx: Context;
  readonly tab: BookingTab;
  readonly search: UrlQuery;
  readonly today: CalendarDate;
};

async function listLayout({ ctx, tab, search, today }: Shown) {
  const query = pageQueryOf(tab, search);
  const [page, sums, view, tools] = await Promise.all([
    section(listBookings(ctx, query)),
    section(sumBookings(ctx, query)),
    tableView("bookings"),
    toolsOf(ctx, tab, search),
  ]);
  if (!page.ok) return <BookingListFailed failure={page.failure} />;
  const instead = lastPageInstead(BOOKINGS_URL, `/bookings/${tab}`, search, page.value.count);
  if (instead) redirect(instead);
  const scope = scopeOf(tab, search);
  const hasFilter = Boolean(query.search || query.view || query.supplierId || !query.status);
  return (
    <>
      {tools.views}
      <BookingList
        empty={page.value.count === 0 ? <EmptyTab ctx={ctx} tab={tab} /> : null}
        total={page.value.count}
        scope={scope}
        rows={page.value.data.map((booking) => bookingRow(booking, today))}
        view={view}
        filter={bookingFilterOf(query)}
        today={today}
        hasFilter={hasFilter}
        toolbar={tools.bar}
        footer={
          <Sums sums={sums} overdue={BOOKINGS_URL.href(`/bookings/${tab}`, { view: "overdue" }, search)} />
        }
      />
    </>
  );
}

function Sums({
  sums,
  overdue,
}: {
  readonly sums: Section<readonly CurrencySum[]>;
  readonly overdue: string;
}) {
  return sums.ok ? <BookingSums sums={sums.value} overdue={overdue} /> : <p>Totals could not be loaded.</p>;
}

async function EmptyTab({ ctx, tab }: Pick<Shown, "ctx" | "tab">) {
  const counts = await section(countTabs(ctx));
  return <NoBookings scope={tab} counts={counts.ok ? counts.value : null} />;
}

async function chaseLayout({
  ctx,
  search,
  sender,
  today,
}: Pick<Shown, "ctx" | "search" | "today"> & { readonly sender: Identity }) {
  const filter = chaseFilterOf(search);
  const [groups, offers] = await Promise.all([
    section(readChase(ctx, sender.name, filter)),
    section(countOffers(ctx)),
  ]);
  if (!groups.ok) return <BookingListFailed failure={groups.failure} />;
  const proof = identityProvider() === "builtin" ? "by-mail" : "elsewhere";
  const unproved = sender.emailVerified ? null : proof;
  const way = { via: mailRoute(), replyTo: sender.email, unproved } as const;
  const hint = offers.ok ? <OffersHint count={offers.value.open} /> : null;
  return (
    <div className="flex flex-col gap-4">
      {hint}
      <ChaseLazy groups={groups.value} today={today} way={way} isPart={filter !== undefined} />
    </div>
  );
}

async function unclaimedLayout({ ctx, search }: Pick<Shown, "ctx" | "search">) {
  const query = OFFERS_URL.read(search);
  const offers = await section(listOffers(ctx, query));
  const total = offers.ok ? totalOf(offers.value.counts, query.show) : 0;
  const instead = offers.ok && lastPageInstead(OFFERS_URL, "/bookings/open", search, total);
  if (instead) redirect(instead);
  return offers.ok ? <UnclaimedLazy offers={offers.value} /> : <BookingListFailed failure={offers.failure} />;
}

async function calendarLayout({ ctx, tab, search, today }: Shown) {
  const here = BOOKINGS_URL.read(search);
  const month = here.month || today.slice(0, 7);
  const { from, to } = monthSpan(month);
  const [bookings, hasFeed, tools] = await Promise.all([
    section(listTravelling(ctx, pageQueryOf(tab, search), from, to)),
    section(hasCalendarFeed(ctx)),
    toolsOf(ctx, tab, search),
  ]);
  if (!bookings.ok) return <BookingListFailed failure={bookings.failure} />;
  const hrefOf = (other: string) =>
    BOOKINGS_URL.href(`/bookings/${tab}`, { ...here, page: null, month: other });
  return (
    <BookingCalendar
      month={month}
      today={today}
      bookings={bookings.value.map((booking) => bookingRow(booking, today))}
      hrefOf={hrefOf}
      toolbar={tools.bar}
      subscribe={<CalendarFeedButton hasFeed={hasFeed.ok && hasFeed.value} />}
    />
  );
}

/** Returns what is above the list: its tools, and the saved views as tabs. */
async function toolsOf(ctx: Context, tab: BookingTab, search: UrlQuery) {
  const { supplierId } = pageQueryOf(tab, search);
  const saving = listViews(ctx, "bookings");
  const [saved, supplier, views] = await Promise.all([
    section(saving),
    supplierId ? section(readSupplier(ctx, supplierId)) : null,
    section(saving.then((all) => countViews(ctx, all.slice(0, MOST_TABS)))),
  ]);
  const scope = scopeOf(tab, search);
  const bar = (
    <ListTools
      scope={scope}
      supplierName={supplier?.ok ? supplier.value.supplier.name : null}
      choices={viewsOf(scope)}
      savedViews={saved.ok ? saved.value : []}
    />
  );
  const address = BOOKINGS_URL.href(`/bookings/${tab}`, {}, search);
  return { bar, views: views.ok ? <ViewTabs views={views.value} address={address} /> : null };
}

/** The number of saved views shown as tabs with a count; the others are in the menu. */
const MOST_TABS = 8;

/**
 * Returns the tab that a path names. The id of a booking redirects to its tab with the booking open; anything else
 * redirects to the open bookings.
 */
async function tabAt(segments: readonly string[]): Promise<BookingTab> {
  const [segment, ...more] = segments;
  if (segment === undefined) return "open";
  const tab = more.length === 0 ? tabOf(segment) : undefined;
  if (tab) return tab;
  if (more.length > 0 || !isId(segment)) redirect("/bookings/open");
  const { ctx } = await pageContext();
  const found = await section(readBooking(ctx, segment.toLowerCase()));
  if (!found.ok) redirect("/bookings/open");
  const { id, status } = found.value;
  redirect(OPEN_URL.href(`/bookings/${tabOfStatus(status)}`, { booking: id }));
}
