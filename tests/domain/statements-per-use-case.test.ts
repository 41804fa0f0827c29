import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { activityQuery } from "@/lib/accounts/activity/activity.model";
import {
  listActivities,
  listPlatformActivities,
  pageActivities,
  readActivityStats,
} from "@/lib/accounts/activity/list-activities";
import { listApiKeys } from "@/lib/accounts/api-keys/api-keys";
import { readSubscription } from "@/lib/accounts/billing/read-subscription";
import { listInvitations, readInvitationStats } from "@/lib/accounts/invites/invitations";
import { notificationQuery } from "@/lib/accounts/notifications/notification-query.model";
import { listNotifications } from "@/lib/accounts/notifications/notifications";
import { listOutboundEmails } from "@/lib/accounts/outbound-emails/read-outbound-emails";
import { readAddress, readOwnUser } from "@/lib/accounts/users/own-user";
import { readSettings } from "@/lib/accounts/users/settings";
import { listEndpoints, readEndpoint } from "@/lib/accounts/webhooks/endpoints";
import { findAdminRecords } from "@/lib/desk/admin-search/find-admin-records";
import { readFirstSteps } from "@/lib/desk/dashboard/read-first-steps";
import { readOutlook } from "@/lib/desk/dashboard/read-outlook";
import { readBadges, readStats } from "@/lib/desk/dashboard/read-stats";
import { readTrips } from "@/lib/desk/dashboard/read-trips";
import { listRecentImports, readImport } from "@/lib/imports/read-import";
import { listReviewAgents, listReviews, readReviewStats } from "@/lib/inbox/ai-review/list-reviews";
import { readReview } from "@/lib/inbox/ai-review/read-review";
import { reviewQuery } from "@/lib/inbox/ai-review/review.model";
import { adminEmailFilter } from "@/lib/inbox/emails/administration/admin-email-list.model";
import { listAdminEmails } from "@/lib/inbox/emails/administration/list-admin-emails";
import { readAdminEmail } from "@/lib/inbox/emails/administration/read-admin-email";
import { inboxQuery } from "@/lib/inbox/emails/email-listing.model";
import { listUnownedEmails } from "@/lib/inbox/emails/intake/list-unowned-emails";
import { readForwarding } from "@/lib/inbox/emails/intake/read-forwarding";
import { readIntake } from "@/lib/inbox/emails/intake/read-intake";
import { listEmails, readEmail } from "@/lib/inbox/emails/read-emails";
import { readOriginal } from "@/lib/inbox/emails/read-original";
import { listInbox } from "@/lib/inbox/emails/show-email";
import { showEmailBody } from "@/lib/inbox/emails/show-email-body";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { listForwardingAddresses } from "@/lib/inbox/forwarding/forwarding-addresses";
import { listInboundAddresses, readInboundAddress } from "@/lib/inbox/forwarding/inbound-address";
import { adminBookingFilter } from "@/lib/ledger/bookings/administration/admin-booking-list.model";
import { listAdminBookings } from "@/lib/ledger/bookings/administration/list-admin-bookings";
import {
  listNumberedBookings,
  listOwedBookings,
} from "@/lib/ledger/bookings/administration/list-payable-bookings";
import { owedQuery } from "@/lib/ledger/bookings/administration/payable-bookings.model";
import { readAdminBooking } from "@/lib/ledger/bookings/administration/read-admin-booking";
import { listTravelling } from "@/lib/ledger/bookings/calendar/list-travelling";
import { readChase } from "@/lib/ledger/bookings/chase/read-chase";
import { bookingExportQuery } from "@/lib/ledger/bookings/list/booking-export.model";
import { bookingListQuery } from "@/lib/ledger/bookings/list/booking-list.model";
import { exportBookings } from "@/lib/ledger/bookings/list/export-bookings";
import { findClients, listBookings, sumBookings } from "@/lib/ledger/bookings/list/list-bookings";
import { readBooking, readBookingDetails } from "@/lib/ledger/bookings/read-booking";
import { listAdminSuppliers } from "@/lib/ledger/suppliers/administration/list-admin-suppliers";
import { readAdminSupplier } from "@/lib/ledger/suppliers/administration/read-admin-supplier";
import { listSuppliers } from "@/lib/ledger/suppliers/list-suppliers";
import { readSupplier, readSupplierStats } from "@/lib/ledger/suppliers/read-supplier";
import { suppliersPageOf } from "@/lib/ledger/suppliers/suppliers-page.model";
import { listAgreements } from "@/lib/payouts/agreements/list-agreements";
import { readOwnPercent } from "@/lib/payouts/agreements/read-own-percent";
import { readShares } from "@/lib/payouts/shares/read-shares";
import { auditFilter } from "@/lib/platform/audit/audit-list.model";
import { listAudit } from "@/lib/platform/audit/list-audit";
import { AGREEMENTS_URL } from "@/lib/platform/base/addresses/agreements-address.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { inReadTransaction } from "@/lib/platform/context/transaction";
import { listViews } from "@/lib/platform/saved-views/saved-views";
import {
  listTransactions,
  readFavourites,
  sumTransactions,
} from "@/lib/reconciliation/bank-transactions/list-transactions";
import { readTransaction } from "@/lib/reconciliation/bank-transactions/read-transaction";
import { transactionListQuery } from "@/lib/reconciliation/bank-transactions/transaction-list.model";
import { listReports } from "@/lib/reconciliation/commission-reports/list-reports";
import { readReport } from "@/lib/reconciliation/commission-reports/read-report";
import { reportListBody } from "@/lib/reconciliation/commission-reports/report-list.model";
import { listClaims } from "@/lib/reconciliation/unclaimed-commission/list-claims";
import { countOffers, listOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import { type RecordedStatement, recordStatements } from "../../bench/explain";
import { type Filled, filled } from "../support/database/filled-agent";

const TODAY = "2025-01-03" as CalendarDate;

/** Every list and detail use case, keyed by the file that contains it. */
const USE_CASES: Readonly<Record<string, (given: Filled) => Promise<unknown>>> = {
  "activity/list-activities": ({ ctx }) => listActivities(ctx, 100),
  "activity/list-activities, a page": ({ ctx }) => pageActivities(ctx, activityQuery.parse({})),
  "activity/list-platform-activities": ({ ctx }) => listPlatformActivities(ctx, 100),
  "activity/read-activity-stats": ({ ctx }) => readActivityStats(ctx),
  "ai-review/list-reviews": ({ ctx }) => listReviews(ctx, reviewQuery.parse({})),
  "ai-review/list-reviews, the figures": ({ ctx }) => readReviewStats(ctx),
  "ai-review/list-reviews, whose": ({ ctx }) => listReviewAgents(ctx, "pending"),
  "ai-review/read-review": ({ ctx, review }) => readReview(ctx, review),
  "api-keys/api-keys": ({ ctx }) => listApiKeys(ctx),
  "audit/list-audit": ({ ctx }) => listAudit(ctx, auditFilter.parse({}), null),
  "bank-transactions/list-transactions": ({ ctx }) => listTransactions(ctx, transactionListQuery.parse({})),
  "bank-transactions/read-favourites": ({ ctx, transaction }) => readFavourites(ctx, [transaction]),
  "bank-transactions/read-transaction": ({ ctx, transaction }) => readTransaction(ctx, transaction),
  "bank-transactions/list-transactions, sums": ({ ctx }) => sumTransactions(ctx, { search: undefined }),
  "billing/read-subscription": ({ ctx }) => readSubscription(ctx),
  "bookings/export-bookings": ({ ctx }) =>
    Array.fromAsync(exportBookings(ctx, bookingExportQuery.parse({})).batches),
  "bookings/list-bookings, clients": ({ ctx }) => findClients(ctx, { search: "a", limit: 5 }),
  "admin-search/find-admin-records": ({ ctx }) => findAdminRecords(ctx, { search: "har" }),
  "bookings/list-bookings": ({ ctx }) => listBookings(ctx, bookingListQuery.parse({})),
  "bookings/list-travelling": ({ ctx }) => listTravelling(ctx, { search: undefined }, TODAY, TODAY),
  "bookings/read-booking": ({ ctx, booking }) => readBooking(ctx, booking),
  "bookings/read-booking, details": ({ ctx, booking }) => readBookingDetails(ctx, booking),
  "bookings/read-chase": ({ ctx }) => readChase(ctx, "Ada"),
  "bookings/list-bookings, sums": ({ ctx }) => sumBookings(ctx, { search: undefined }),
  "commission-reports/list-reports": ({ ctx }) => listReports(ctx, reportListBody.parse({})),
  "commission-reports/read-report": ({ ctx, report }) => readReport(ctx, report),
  "imports/read-import": ({ ctx, importId }) => readImport(ctx, importId),
  "imports/read-import, the last": ({ ctx }) => listRecentImports(ctx),
  "dashboard/read-first-steps": ({ ctx }) => readFirstSteps(ctx),
  "dashboard/read-outlook": ({ ctx }) => readOutlook(ctx),
  "dashboard/read-stats": ({ ctx }) => readStats(ctx),
  "dashboard/read-stats, badges": ({ ctx }) => readBadges(ctx),
  "dashboard/read-trips": ({ ctx }) => readTrips(ctx),
  "emails/list-admin-emails": ({ ctx }) => listAdminEmails(ctx, adminEmailFilter.parse({}), null),
  "emails/list-admin-emails, a search": ({ ctx }) =>
    listAdminEmails(ctx, adminEmailFilter.parse({ search: "H" }), null),
  "emails/read-admin-email": ({ ctx, email }) => readAdminEmail(ctx, email),
  "emails/read-emails, a list": ({ ctx }) => listEmails(ctx, { tab: "new", search: undefined }),
  "emails/list-unowned-emails": ({ ctx }) => listUnownedEmails(ctx),
  "emails/read-emails": ({ ctx, email }) => readEmail(ctx, email),
  "emails/read-forwarding": ({ ctx }) => readForwarding(ctx),
  "emails/read-intake": ({ ctx }) => readIntake(ctx),
  "emails/read-original": ({ ctx, email }) => readOriginal(ctx, email),
  "emails/show-email": ({ ctx }) => listInbox(ctx, inboxQuery.parse({})),
  "emails/show-email-body": ({ ctx, email }) => showEmailBody(ctx, email, { images: "blocked" }),
  "emails/view-email": ({ ctx, email }) => viewEmail(ctx, email),
  "forwarding/forwarding-addresses": ({ ctx }) => listForwardingAddresses(ctx),
  "forwarding/inbound-address, all": ({ ctx }) => listInboundAddresses(ctx),
  "forwarding/inbound-address": ({ ctx }) => readInboundAddress(ctx),
  "invites/list-invitations": ({ ctx }) => listInvitations(ctx, { skip: 0, limit: 20 }),
  "invites/list-invitations, the figures": ({ ctx }) => readInvitationStats(ctx),
  "notifications/list-notifications": ({ ctx }) => listNotifications(ctx, notificationQuery.parse({})),
  "outbound-emails/read-outbound-emails": ({ ctx, supplier }) => listOutboundEmails(ctx, supplier),
  "bookings/list-admin-bookings": ({ ctx }) => listAdminBookings(ctx, adminBookingFilter.parse({}), null),
  "bookings/list-payable-bookings": ({ ctx, supplier }) =>
    listOwedBookings(ctx, owedQuery.parse({ supplierId: supplier, currency: "USD", upTo: "2030-01-01" })),
  "bookings/list-payable-bookings, by numbers": ({ ctx }) => listNumberedBookings(ctx, { numbers: ["A1"] }),
  "bookings/read-admin-booking": ({ ctx, booking }) => readAdminBooking(ctx, booking),
  "agreements/list-agreements": ({ ctx }) => listAgreements(ctx, AGREEMENTS_URL.read({})),
  "agreements/read-own-percent": ({ ctx, booking }) => readOwnPercent(ctx, booking),
  "shares/read-shares": ({ ctx, booking }) => inReadTransaction(ctx, (tx) => readShares(tx, booking)),
  "saved-views/saved-views": ({ ctx }) => listViews(ctx, "bookings"),
  "suppliers/list-admin-suppliers": ({ ctx }) =>
    listAdminSuppliers(ctx, { skip: 0, limit: 20, filters: {}, direction: "asc" }),
  "suppliers/list-suppliers": ({ ctx }) => listSuppliers(ctx, suppliersPageOf({})),
  "suppliers/read-supplier": ({ ctx, supplier }) => readSupplier(ctx, supplier),
  "suppliers/read-admin-supplier": ({ ctx, supplier }) => readAdminSupplier(ctx, supplier),
  "suppliers/read-supplier, figures": ({ ctx }) => readSupplierStats(ctx),
  "unclaimed-commission/list-claims": ({ ctx }) => listClaims(ctx),
  "unclaimed-commission/list-offers": ({ ctx }) => listOffers(ctx),
  "unclaimed-commission/list-offers, counts": ({ ctx }) => countOffers(ctx),
  "users/own-user, the address": ({ ctx }) => readAddress(ctx),
  "users/settings": ({ ctx }) => readSettings(ctx),
  "users/own-user": ({ ctx }) => readOwnUser(ctx),
  "webhooks/read-endpoints": ({ ctx }) => listEndpoints(ctx),
  "webhooks/read-endpoints, one": ({ ctx, endpoint }) => readEndpoint(ctx, endpoint, null),
};
const MOST = 12;

/** Use cases that read no agent's rows, or by nature read them in batches. */
const OTHERS = [
  "admin-dashboard/read-figures",
  "agreements/read-agreement-file",
  "bank-statements/read-statement",
  "billing/read-plans",
  "imports/read-csv",
  "imports/read-upload",
  "emails/read-accuracy",
  "emails/read-unowned-attachments",
  "exchange-rates/list-rates",
  "exchange-rates/read-rate-file",
  "reader/read-booking",
  "reader/read-mail",
  "reader/read-printed-pdf",
  "reader/read-statement-file",
  "reader/read-workbook",
  "health/read-health",
  "jobs/read-queue-health",
];

it("a list or a detail asks the same number of statements, however much there is", {
  timeout: 120_000,
}, async () => {
  const [few, many] = [await filled(1), await filled(4)];
  const asked: RecordedStatement[] = [];
  recordStatements(asked);
  const counted = async (run: (given: Filled) => Promise<unknown>, given: Filled) => {
    asked.length = 0;
    await run(given);
    return asked.length;
  };
  for (const [name, run] of Object.entries(USE_CASES)) {
    const [least, most] = [await counted(run, few), await counted(run, many)];
    // With many entries, the feed fills its page with fewer statements.
    if (name.startsWith("activity/list-activities")) expect.soft(most, name).toBeLessThanOrEqual(least);
    else expect.soft(most, name).toBe(least);
    expect.soft(most, name).toBeGreaterThan(0);
    expect.soft(least, name).toBeLessThanOrEqual(MOST);
  }
});

it("and none is left out of this", () => {
  const files = globSync(
    "lib/{{imports,reader,delivery,worker},{accounts,desk,inbox,ledger,platform,reconciliation}/*,{ledger/bookings,inbox/emails}/*}/{list,read,show,sum,view}-*.ts",
    {
      exclude: ["**/*.model.ts", "**/*.sql.ts", "lib/platform/{mail,mail-html}/**"],
    },
  );
  const named = new Set(Object.keys(USE_CASES).map((name) => name.split(",")[0]));
  const missing = files
    .map((file) => `${moduleOf(file)}/${path.basename(file, ".ts")}`)
    .filter((name) => !named.has(name) && !OTHERS.includes(name));
  expect(missing).toEqual([]);
});

/** Returns the folder directly below the area, or the area for a file that is directly in it. */
function moduleOf(file: string): string | undefined {
  const [, area, ...below] = file.split(path.sep);
  return below.length > 1 ? below[0] : area;
}
