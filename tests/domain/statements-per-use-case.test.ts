import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { activityQuery } from "@/lib/activity/activity.model";
import { listActivities, pageActivities } from "@/lib/activity/list-activities";
import { listPlatformActivities } from "@/lib/activity/list-platform-activities";
import { readActivityStats } from "@/lib/activity/read-activity-stats";
import { findAnyRecords } from "@/lib/admin-search/find-any-records";
import { listReviewAgents, listReviews, readReviewStats } from "@/lib/ai-review/list-reviews";
import { readReview } from "@/lib/ai-review/read-review";
import { reviewQuery } from "@/lib/ai-review/review.model";
import { listApiKeys } from "@/lib/api-keys/list-api-keys";
import { auditFilter } from "@/lib/audit/audit-list.model";
import { listAudit } from "@/lib/audit/list-audit";
import { listTransactions } from "@/lib/bank-transactions/list-transactions";
import { readFavourites } from "@/lib/bank-transactions/read-favourites";
import { readTransaction } from "@/lib/bank-transactions/read-transaction";
import { sumTransactions } from "@/lib/bank-transactions/sum-transactions";
import { transactionListQuery } from "@/lib/bank-transactions/transaction-list.model";
import type { CalendarDate } from "@/lib/base/calendar-date";
import { readSubscription } from "@/lib/billing/read-subscription";
import { anyBookingFilter } from "@/lib/bookings/administration/any-booking-list.model";
import { listAnyBookings } from "@/lib/bookings/administration/list-any-bookings";
import { listNumberedBookings, listOwedBookings } from "@/lib/bookings/administration/list-payable-bookings";
import { owedQuery } from "@/lib/bookings/administration/payable-bookings.model";
import { readAnyBooking } from "@/lib/bookings/administration/read-any-booking";
import { listTravelling } from "@/lib/bookings/calendar/list-travelling";
import { readChase } from "@/lib/bookings/chase/read-chase";
import { bookingExportQuery } from "@/lib/bookings/list/booking-export.model";
import { bookingListQuery } from "@/lib/bookings/list/booking-list.model";
import { exportBookings } from "@/lib/bookings/list/export-bookings";
import { findClients } from "@/lib/bookings/list/find-clients";
import { listBookings } from "@/lib/bookings/list/list-bookings";
import { sumBookings } from "@/lib/bookings/list/sum-bookings";
import { readBooking } from "@/lib/bookings/read-booking";
import { readBookingDetails } from "@/lib/bookings/read-booking-details";
import { listReports } from "@/lib/commission-reports/list-reports";
import { readReport } from "@/lib/commission-reports/read-report";
import { reportListBody } from "@/lib/commission-reports/report-list.model";
import { listRecentImports, readImport } from "@/lib/csv-import/read-import";
import { readFirstSteps } from "@/lib/dashboard/read-first-steps";
import { readOutlook } from "@/lib/dashboard/read-outlook";
import { readBadges, readStats } from "@/lib/dashboard/read-stats";
import { readTrips } from "@/lib/dashboard/read-trips";
import { anyEmailFilter } from "@/lib/emails/administration/any-email-list.model";
import { listAnyEmails } from "@/lib/emails/administration/list-any-emails";
import { readAnyEmail } from "@/lib/emails/administration/read-any-email";
import { inboxQuery } from "@/lib/emails/email-listing.model";
import { listUnownedEmails } from "@/lib/emails/intake/list-unowned-emails";
import { readForwarding } from "@/lib/emails/intake/read-forwarding";
import { readIntake } from "@/lib/emails/intake/read-intake";
import { listEmails } from "@/lib/emails/list-emails";
import { readEmail } from "@/lib/emails/read-email";
import { readOriginal } from "@/lib/emails/read-original";
import { listInbox } from "@/lib/emails/show-email";
import { showEmailBody } from "@/lib/emails/show-email-body";
import { viewEmail } from "@/lib/emails/view-email";
import { listForwardingAddresses } from "@/lib/forwarding/list-forwarding-addresses";
import { listInboundAddresses } from "@/lib/forwarding/list-inbound-addresses";
import { readInboundAddress } from "@/lib/forwarding/read-inbound-address";
import { listInvitations, readInvitationStats } from "@/lib/invites/list-invitations";
import { listNotifications } from "@/lib/notifications/list-notifications";
import { notificationQuery } from "@/lib/notifications/notification-query.model";
import { listOutboundEmails } from "@/lib/outbound-emails/list-outbound-emails";
import { listViews } from "@/lib/saved-views/list-views";
import { listAnySuppliers } from "@/lib/suppliers/administration/list-any-suppliers";
import { readAnySupplier } from "@/lib/suppliers/administration/read-any-supplier";
import { listSuppliers } from "@/lib/suppliers/list-suppliers";
import { readSupplier } from "@/lib/suppliers/read-supplier";
import { readSupplierStats } from "@/lib/suppliers/read-supplier-stats";
import { suppliersPageOf } from "@/lib/suppliers/suppliers-page.model";
import { listClaims } from "@/lib/unclaimed-commission/list-claims";
import { countOffers, listOffers } from "@/lib/unclaimed-commission/list-offers";
import { readAddress } from "@/lib/users/read-address";
import { readOwnUser } from "@/lib/users/read-own-user";
import { readSettings } from "@/lib/users/read-settings";
import { listEndpoints } from "@/lib/webhooks/list-endpoints";
import { readEndpoint } from "@/lib/webhooks/read-endpoint";
import { type Asked, noteStatements } from "../../bench/explain";
import { type Filled, filled } from "../support/database/filled-agent";

const TODAY = "2025-01-03" as CalendarDate;

/** Every list and detail, under the file it stands in. */
const USE_CASES: Readonly<Record<string, (given: Filled) => Promise<unknown>>> = {
  "activity/list-activities": ({ ctx }) => listActivities(ctx, 100),
  "activity/list-activities, a page": ({ ctx }) => pageActivities(ctx, activityQuery.parse({})),
  "activity/list-platform-activities": ({ ctx }) => listPlatformActivities(ctx, 100),
  "activity/read-activity-stats": ({ ctx }) => readActivityStats(ctx),
  "ai-review/list-reviews": ({ ctx }) => listReviews(ctx, reviewQuery.parse({})),
  "ai-review/list-reviews, the figures": ({ ctx }) => readReviewStats(ctx),
  "ai-review/list-reviews, whose": ({ ctx }) => listReviewAgents(ctx, "pending"),
  "ai-review/read-review": ({ ctx, review }) => readReview(ctx, review),
  "api-keys/list-api-keys": ({ ctx }) => listApiKeys(ctx),
  "audit/list-audit": ({ ctx }) => listAudit(ctx, auditFilter.parse({}), null),
  "bank-transactions/list-transactions": ({ ctx }) => listTransactions(ctx, transactionListQuery.parse({})),
  "bank-transactions/read-favourites": ({ ctx, transaction }) => readFavourites(ctx, [transaction]),
  "bank-transactions/read-transaction": ({ ctx, transaction }) => readTransaction(ctx, transaction),
  "bank-transactions/sum-transactions": ({ ctx }) => sumTransactions(ctx, { search: undefined }),
  "billing/read-subscription": ({ ctx }) => readSubscription(ctx),
  "bookings/export-bookings": ({ ctx }) => Array.fromAsync(exportBookings(ctx, bookingExportQuery.parse({}))),
  "bookings/find-clients": ({ ctx }) => findClients(ctx, { search: "a", limit: 5 }),
  "admin-search/find-any-records": ({ ctx }) => findAnyRecords(ctx, { search: "har" }),
  "bookings/list-bookings": ({ ctx }) => listBookings(ctx, bookingListQuery.parse({})),
  "bookings/list-travelling": ({ ctx }) => listTravelling(ctx, { search: undefined }, TODAY, TODAY),
  "bookings/read-booking": ({ ctx, booking }) => readBooking(ctx, booking),
  "bookings/read-booking-details": ({ ctx, booking }) => readBookingDetails(ctx, booking),
  "bookings/read-chase": ({ ctx }) => readChase(ctx, "Ada"),
  "bookings/sum-bookings": ({ ctx }) => sumBookings(ctx, { search: undefined }),
  "commission-reports/list-reports": ({ ctx }) => listReports(ctx, reportListBody.parse({})),
  "commission-reports/read-report": ({ ctx, report }) => readReport(ctx, report),
  "csv-import/read-import": ({ ctx, importId }) => readImport(ctx, importId),
  "csv-import/read-import, the last": ({ ctx }) => listRecentImports(ctx),
  "dashboard/read-first-steps": ({ ctx }) => readFirstSteps(ctx),
  "dashboard/read-outlook": ({ ctx }) => readOutlook(ctx),
  "dashboard/read-stats": ({ ctx }) => readStats(ctx),
  "dashboard/read-stats, badges": ({ ctx }) => readBadges(ctx),
  "dashboard/read-trips": ({ ctx }) => readTrips(ctx),
  "emails/list-any-emails": ({ ctx }) => listAnyEmails(ctx, anyEmailFilter.parse({}), null),
  "emails/list-any-emails, a search": ({ ctx }) =>
    listAnyEmails(ctx, anyEmailFilter.parse({ search: "H" }), null),
  "emails/read-any-email": ({ ctx, email }) => readAnyEmail(ctx, email),
  "emails/list-emails": ({ ctx }) => listEmails(ctx, { tab: "new", search: undefined }),
  "emails/list-unowned-emails": ({ ctx }) => listUnownedEmails(ctx),
  "emails/read-email": ({ ctx, email }) => readEmail(ctx, email),
  "emails/read-forwarding": ({ ctx }) => readForwarding(ctx),
  "emails/read-intake": ({ ctx }) => readIntake(ctx),
  "emails/read-original": ({ ctx, email }) => readOriginal(ctx, email),
  "emails/show-email": ({ ctx }) => listInbox(ctx, inboxQuery.parse({})),
  "emails/show-email-body": ({ ctx, email }) => showEmailBody(ctx, email, { images: "blocked" }),
  "emails/view-email": ({ ctx, email }) => viewEmail(ctx, email),
  "forwarding/list-forwarding-addresses": ({ ctx }) => listForwardingAddresses(ctx),
  "forwarding/list-inbound-addresses": ({ ctx }) => listInboundAddresses(ctx),
  "forwarding/read-inbound-address": ({ ctx }) => readInboundAddress(ctx),
  "invites/list-invitations": ({ ctx }) => listInvitations(ctx, { skip: 0, limit: 20 }),
  "invites/list-invitations, the figures": ({ ctx }) => readInvitationStats(ctx),
  "notifications/list-notifications": ({ ctx }) => listNotifications(ctx, notificationQuery.parse({})),
  "outbound-emails/list-outbound-emails": ({ ctx, supplier }) => listOutboundEmails(ctx, supplier),
  "bookings/list-any-bookings": ({ ctx }) => listAnyBookings(ctx, anyBookingFilter.parse({}), null),
  "bookings/list-payable-bookings": ({ ctx, supplier }) =>
    listOwedBookings(ctx, owedQuery.parse({ supplierId: supplier, currency: "USD", upTo: "2030-01-01" })),
  "bookings/list-payable-bookings, by numbers": ({ ctx }) => listNumberedBookings(ctx, { numbers: ["A1"] }),
  "bookings/read-any-booking": ({ ctx, booking }) => readAnyBooking(ctx, booking),
  "saved-views/list-views": ({ ctx }) => listViews(ctx, "bookings"),
  "suppliers/list-any-suppliers": ({ ctx }) =>
    listAnySuppliers(ctx, { skip: 0, limit: 20, filters: {}, direction: "asc" }),
  "suppliers/list-suppliers": ({ ctx }) => listSuppliers(ctx, suppliersPageOf({})),
  "suppliers/read-supplier": ({ ctx, supplier }) => readSupplier(ctx, supplier),
  "suppliers/read-any-supplier": ({ ctx, supplier }) => readAnySupplier(ctx, supplier),
  "suppliers/read-supplier-stats": ({ ctx }) => readSupplierStats(ctx),
  "unclaimed-commission/list-claims": ({ ctx }) => listClaims(ctx),
  "unclaimed-commission/list-offers": ({ ctx }) => listOffers(ctx),
  "unclaimed-commission/list-offers, counts": ({ ctx }) => countOffers(ctx),
  "users/read-address": ({ ctx }) => readAddress(ctx),
  "users/read-settings": ({ ctx }) => readSettings(ctx),
  "users/read-own-user": ({ ctx }) => readOwnUser(ctx),
  "webhooks/list-endpoints": ({ ctx }) => listEndpoints(ctx),
  "webhooks/read-endpoint": ({ ctx, endpoint }) => readEndpoint(ctx, endpoint, null),
};
const MOST = 12;

/** They ask for no rows of an agent, or in stretches by their nature. */
const OTHERS = [
  "admin-dashboard/read-figures",
  "bank-statements/read-statement",
  "billing/read-plans",
  "bookings/read-calendar-feed",
  "csv-import/read-csv",
  "csv-import/read-upload",
  "emails/read-accuracy",
  "emails/read-unowned-attachments",
  "exchange-rates/list-rates",
  "exchange-rates/read-rate-file",
  "extraction/read-booking",
  "extraction/read-mail",
  "extraction/read-statement-file",
  "health/read-health",
  "health/read-readiness",
  "health/read-signs",
  "jobs/list-dead-letters",
  "jobs/read-queue-health",
];

it("a list or a detail asks the same number of statements, however much there is", {
  timeout: 120_000,
}, async () => {
  const [few, many] = [await filled(1), await filled(4)];
  const asked: Asked[] = [];
  noteStatements(asked);
  const counted = async (run: (given: Filled) => Promise<unknown>, given: Filled) => {
    asked.length = 0;
    await run(given);
    return asked.length;
  };
  for (const [name, run] of Object.entries(USE_CASES)) {
    const [least, most] = [await counted(run, few), await counted(run, many)];
    // A feed with many entries is found full sooner.
    if (name.startsWith("activity/list-activities")) expect.soft(most, name).toBeLessThanOrEqual(least);
    else expect.soft(most, name).toBe(least);
    expect.soft(most, name).toBeGreaterThan(0);
    expect.soft(least, name).toBeLessThanOrEqual(MOST);
  }
});

it("and none is left out of this", () => {
  const files = globSync("lib/{*,{bookings,emails}/*}/{list,read,show,sum,view}-*.ts", {
    exclude: ["**/*.model.ts", "**/*.sql.ts", "lib/{mail,mail-html}/**"],
  });
  const named = new Set(Object.keys(USE_CASES).map((name) => name.split(",")[0]));
  const missing = files
    .map((file) => `${file.split(path.sep)[1]}/${path.basename(file, ".ts")}`)
    .filter((name) => !named.has(name) && !OTHERS.includes(name));
  expect(missing).toEqual([]);
});
