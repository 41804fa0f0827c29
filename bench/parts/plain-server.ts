import { createServer, type IncomingMessage } from "node:http";
import { readAccess } from "@/lib/accounts/billing/require-plan";
import { selectPersonBySession } from "@/lib/accounts/identity/sessions/session.sql";
import { hashOfToken, sessionTokenOf } from "@/lib/accounts/identity/sessions/session-cookie";
import { contextOf } from "@/lib/delivery/who";
import { readBadges } from "@/lib/desk/dashboard/read-stats";
import { type BookingRow, bookingRow } from "@/lib/ledger/bookings/list/booking-row.model";
import { pageQueryOf } from "@/lib/ledger/bookings/list/bookings-page.model";
import { countTabs, countViews, listBookings, sumBookings } from "@/lib/ledger/bookings/list/list-bookings";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { newId } from "@/lib/platform/base/id";
import { currency, formatMoney } from "@/lib/platform/base/money";
import { timeZoneOf } from "@/lib/platform/context/context";
import { listViews } from "@/lib/platform/saved-views/saved-views";
import { countOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";

/**
 * Serves the first page of an agent's open bookings as plain HTML, without Next and React: the queries of the product's
 * page, sent by the same functions in one transaction, and the same rows. `PORT` is its port.
 */
createServer((request, response) => {
  const isProbe = request.url === "/api/ready";
  (isProbe ? Promise.resolve("") : page(request)).then(
    (html) => response.setHeader("content-type", "text/html; charset=utf-8").end(html),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env.PORT));

async function page({ headers }: IncomingMessage): Promise<string> {
  const token = sessionTokenOf(new Headers({ cookie: headers.cookie ?? "" }));
  const identity = token === null ? null : await selectPersonBySession(hashOfToken(token));
  if (!identity) throw new Error("Nobody is signed in.");
  const ctx = contextOf(identity, newId());
  const query = pageQueryOf("open", {});
  const views = listViews(ctx, "bookings");
  const [badges, , tabs, offers, bookings, sums, , counted] = await Promise.all([
    readBadges(ctx),
    readAccess(ctx),
    countTabs(ctx),
    countOffers(ctx),
    listBookings(ctx, query),
    sumBookings(ctx, query),
    views,
    views.then((all) => countViews(ctx, all)),
  ]);
  const today = dayIn(ctx.now, timeZoneOf(ctx));
  const figures = { ...tabs, ...badges, ...offers, bookings: bookings.count };
  const totals = sums.map((sum) =>
    formatMoney({ minor: sum.totalMinor, currency: currency.parse(sum.currency) }),
  );
  return `<!doctype html><html lang="en"><title>Open - Bookings</title><body><h1>Bookings</h1>
${Object.entries(figures)
  .map(([name, figure]) => `<li>${name} ${figure}`)
  .join("\n")}
${counted.map(({ name, path, count }) => `<li><a href="${escaped(path)}">${escaped(name)} ${count}</a>`).join("\n")}
<table>${bookings.data.map((booking) => rowOf(bookingRow(booking, today))).join("\n")}</table>
<p>${totals.join(", ")}`;
}

function rowOf(row: BookingRow): string {
  const { id, confirmationNumber, clientName, supplierName, travelStart, travelEnd, nights } = row;
  const cells = [
    clientName,
    supplierName,
    `${travelStart} – ${travelEnd} ${nights ?? ""}`,
    row.total,
    `${row.commission} ${row.rate ?? ""}`,
    row.dueOn,
    row.state.kind === "overdue" ? row.state.words : row.status,
  ];
  const link = `<a href="/bookings/open?booking=${id}">${escaped(confirmationNumber)}</a>`;
  return `<tr><td>${link}${cells.map((cell) => `<td>${escaped(cell ?? "–")}`).join("")}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
