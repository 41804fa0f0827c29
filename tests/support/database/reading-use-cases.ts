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
import { readPicture } from "@/lib/accounts/users/picture/picture";
import { readSettings } from "@/lib/accounts/users/settings";
import { listEndpoints, readEndpoint } from "@/lib/accounts/webhooks/endpoints";
import { readUserFigures } from "@/lib/desk/admin-dashboard/read-figures";
import { findAdminRecords } from "@/lib/desk/admin-search/find-admin-records";
import { readOutlook } from "@/lib/desk/dashboard/read-outlook";
import {
  readBadges,
  readFirstSteps,
  readStats,
  readStatsJson,
  readTrips,
} from "@/lib/desk/dashboard/read-stats";
import { listRecentImports, readImport } from "@/lib/imports/read-import";
import {
  listReviewAgents,
  listReviews,
  readReview,
  readReviewOriginal,
  readReviewStats,
  showReviewBody,
} from "@/lib/inbox/ai-review/read-review";
import { reviewQuery } from "@/lib/inbox/ai-review/review.model";
import { adminEmailFilter } from "@/lib/inbox/emails/administration/admin-email-list.model";
import {
  listAdminEmails,
  readAdminEmail,
  readAnyOriginal,
  showAdminEmailBody,
} from "@/lib/inbox/emails/administration/admin-emails";
import { inboxQuery } from "@/lib/inbox/emails/email-listing.model";
import { readIntake } from "@/lib/inbox/emails/intake/read-intake";
import { listUnownedEmails, listUnownedWithFiles } from "@/lib/inbox/emails/intake/unowned-emails";
import { readForwarding } from "@/lib/inbox/emails/intake/verify-forwarding";
import { listEmails, readEmail } from "@/lib/inbox/emails/read-emails";
import { readOriginal } from "@/lib/inbox/emails/read-original";
import { listInbox, showEmailBody } from "@/lib/inbox/emails/show-email";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { listForwardingAddresses } from "@/lib/inbox/forwarding/forwarding-addresses";
import { listInboundAddresses, readInboundAddress } from "@/lib/inbox/forwarding/inbound-address";
import { adminBookingFilter } from "@/lib/ledger/bookings/administration/admin-booking-list.model";
import {
  listAdminBookings,
  listNumberedBookings,
  listOwedBookings,
  readAdminBooking,
  readAdminBookingAndOwner,
} from "@/lib/ledger/bookings/administration/admin-bookings";
import { owedQuery } from "@/lib/ledger/bookings/administration/payable-bookings.model";
import { listTravelling } from "@/lib/ledger/bookings/calendar/list-travelling";
import { readChase } from "@/lib/ledger/bookings/chase/chase";
import { bookingExportQuery } from "@/lib/ledger/bookings/list/booking-export.model";
import { bookingListQuery } from "@/lib/ledger/bookings/list/booking-list.model";
import { exportBookings } from "@/lib/ledger/bookings/list/export-bookings";
import { findClients, listBookings, sumBookings } from "@/lib/ledger/bookings/list/list-bookings";
import { readBooking, readBookingDetails } from "@/lib/ledger/bookings/read-booking";
import {
  listAdminSuppliers,
  readAdminSupplier,
} from "@/lib/ledger/suppliers/administration/read-admin-supplier";
import { readPaymentHistory } from "@/lib/ledger/suppliers/intelligence/read-figures";
import {
  listCountries,
  listSuppliers,
  listSuppliersWithFigures,
  readSupplier,
  readSupplierStats,
} from "@/lib/ledger/suppliers/read-supplier";
import { suppliersPageOf } from "@/lib/ledger/suppliers/suppliers-page.model";
import { listAgreements, readOwnPercent } from "@/lib/payouts/agreements/read-agreements";
import { readShares } from "@/lib/payouts/shares/shares";
import { auditFilter } from "@/lib/platform/audit/audit-list.model";
import { listAudit } from "@/lib/platform/audit/read-audit";
import { AGREEMENTS_URL } from "@/lib/platform/base/addresses/agreements-address.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { inReadTransaction } from "@/lib/platform/context/transaction";
import { readSigns } from "@/lib/platform/health/read-health";
import { listViews } from "@/lib/platform/saved-views/saved-views";
import { listAccounts } from "@/lib/reconciliation/bank-transactions/accounts/change-accounts";
import { listRules } from "@/lib/reconciliation/bank-transactions/categories/rules/change-rule";
import {
  listTransactions,
  readFavourites,
  sumTransactions,
} from "@/lib/reconciliation/bank-transactions/list-transactions";
import { readTransaction } from "@/lib/reconciliation/bank-transactions/read-transaction";
import { transactionListQuery } from "@/lib/reconciliation/bank-transactions/transaction-list.model";
import { listWaitingFiles } from "@/lib/reconciliation/commission-reports/arrival/settle-waiting-file";
import { listReports } from "@/lib/reconciliation/commission-reports/list-reports";
import { readReport } from "@/lib/reconciliation/commission-reports/read-report";
import { reportListBody } from "@/lib/reconciliation/commission-reports/report-list.model";
import { countOffers, listClaims, listOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import type { Filled } from "./filled-agent";

const TODAY = "2025-01-03" as CalendarDate;

/** Every list and detail use case, keyed by its name. */
export const USE_CASES: Readonly<Record<string, (given: Filled) => Promise<unknown>>> = {
  listActivities: ({ ctx }) => listActivities(ctx, 100),
  pageActivities: ({ ctx }) => pageActivities(ctx, activityQuery.parse({})),
  listPlatformActivities: ({ ctx }) => listPlatformActivities(ctx, 100),
  readActivityStats: ({ ctx }) => readActivityStats(ctx),
  listReviews: ({ ctx }) => listReviews(ctx, reviewQuery.parse({})),
  readReviewStats: ({ ctx }) => readReviewStats(ctx),
  listReviewAgents: ({ ctx }) => listReviewAgents(ctx, "pending"),
  readReview: ({ ctx, review }) => readReview(ctx, review),
  listApiKeys: ({ ctx }) => listApiKeys(ctx),
  listAudit: ({ ctx }) => listAudit(ctx, auditFilter.parse({}), null),
  listTransactions: ({ ctx }) => listTransactions(ctx, transactionListQuery.parse({})),
  readFavourites: ({ ctx, transaction }) => readFavourites(ctx, [transaction]),
  readTransaction: ({ ctx, transaction }) => readTransaction(ctx, transaction),
  sumTransactions: ({ ctx }) => sumTransactions(ctx, { search: undefined }),
  readSubscription: ({ ctx }) => readSubscription(ctx),
  exportBookings: ({ ctx }) => Array.fromAsync(exportBookings(ctx, bookingExportQuery.parse({})).batches),
  findClients: ({ ctx }) => findClients(ctx, { search: "a", limit: 5 }),
  findAdminRecords: ({ ctx }) => findAdminRecords(ctx, { search: "har" }),
  listBookings: ({ ctx }) => listBookings(ctx, bookingListQuery.parse({})),
  listTravelling: ({ ctx }) => listTravelling(ctx, { search: undefined }, TODAY, TODAY),
  readBooking: ({ ctx, booking }) => readBooking(ctx, booking),
  readBookingDetails: ({ ctx, booking }) => readBookingDetails(ctx, booking),
  readChase: ({ ctx }) => readChase(ctx, "Ada"),
  sumBookings: ({ ctx }) => sumBookings(ctx, { search: undefined }),
  listReports: ({ ctx }) => listReports(ctx, reportListBody.parse({})),
  readReport: ({ ctx, report }) => readReport(ctx, report),
  readImport: ({ ctx, importId }) => readImport(ctx, importId),
  listRecentImports: ({ ctx }) => listRecentImports(ctx),
  readFirstSteps: ({ ctx }) => readFirstSteps(ctx),
  readOutlook: ({ ctx }) => readOutlook(ctx),
  readStats: ({ ctx }) => readStats(ctx),
  readBadges: ({ ctx }) => readBadges(ctx),
  readTrips: ({ ctx }) => readTrips(ctx),
  listAdminEmails: ({ ctx }) => listAdminEmails(ctx, adminEmailFilter.parse({}), null),
  "listAdminEmails, a search": ({ ctx }) =>
    listAdminEmails(ctx, adminEmailFilter.parse({ search: "H" }), null),
  readAdminEmail: ({ ctx, email }) => readAdminEmail(ctx, email),
  listEmails: ({ ctx }) => listEmails(ctx, { tab: "new", search: undefined }),
  listUnownedEmails: ({ ctx }) => listUnownedEmails(ctx),
  readEmail: ({ ctx, email }) => readEmail(ctx, email),
  readForwarding: ({ ctx }) => readForwarding(ctx),
  readIntake: ({ ctx }) => readIntake(ctx),
  readOriginal: ({ ctx, email }) => readOriginal(ctx, email),
  listInbox: ({ ctx }) => listInbox(ctx, inboxQuery.parse({})),
  showEmailBody: ({ ctx, email }) => showEmailBody(ctx, email, { images: "blocked" }),
  viewEmail: ({ ctx, email }) => viewEmail(ctx, email),
  listForwardingAddresses: ({ ctx }) => listForwardingAddresses(ctx),
  listInboundAddresses: ({ ctx }) => listInboundAddresses(ctx),
  readInboundAddress: ({ ctx }) => readInboundAddress(ctx),
  listInvitations: ({ ctx }) => listInvitations(ctx, { skip: 0, limit: 20 }),
  readInvitationStats: ({ ctx }) => readInvitationStats(ctx),
  listNotifications: ({ ctx }) => listNotifications(ctx, notificationQuery.parse({})),
  listOutboundEmails: ({ ctx, supplier }) => listOutboundEmails(ctx, supplier),
  listAdminBookings: ({ ctx }) => listAdminBookings(ctx, adminBookingFilter.parse({}), null),
  listOwedBookings: ({ ctx, supplier }) =>
    listOwedBookings(ctx, owedQuery.parse({ supplierId: supplier, currency: "USD", upTo: "2030-01-01" })),
  listNumberedBookings: ({ ctx }) => listNumberedBookings(ctx, { numbers: ["A1"] }),
  readAdminBooking: ({ ctx, booking }) => readAdminBooking(ctx, booking),
  listAgreements: ({ ctx }) => listAgreements(ctx, AGREEMENTS_URL.read({})),
  readOwnPercent: ({ ctx, booking }) => readOwnPercent(ctx, booking),
  readShares: ({ ctx, booking }) => inReadTransaction(ctx, (tx) => readShares(tx, booking)),
  listViews: ({ ctx }) => listViews(ctx, "bookings"),
  listAdminSuppliers: ({ ctx }) =>
    listAdminSuppliers(ctx, { skip: 0, limit: 20, filters: {}, direction: "asc" }),
  listSuppliers: ({ ctx }) => listSuppliers(ctx, suppliersPageOf({})),
  readSupplier: ({ ctx, supplier }) => readSupplier(ctx, supplier),
  readAdminSupplier: ({ ctx, supplier }) => readAdminSupplier(ctx, supplier),
  readSupplierStats: ({ ctx }) => readSupplierStats(ctx),
  listClaims: ({ ctx }) => listClaims(ctx),
  listOffers: ({ ctx }) => listOffers(ctx),
  countOffers: ({ ctx }) => countOffers(ctx),
  readAddress: ({ ctx }) => readAddress(ctx),
  readSettings: ({ ctx }) => readSettings(ctx),
  readOwnUser: ({ ctx }) => readOwnUser(ctx),
  listEndpoints: ({ ctx }) => listEndpoints(ctx),
  readEndpoint: ({ ctx, endpoint }) => readEndpoint(ctx, endpoint, null),
  listAccounts: ({ ctx }) => listAccounts(ctx),
  listCountries: ({ ctx }) => listCountries(ctx),
  listRules: ({ ctx }) => listRules(ctx),
  listSuppliersWithFigures: ({ ctx }) => listSuppliersWithFigures(ctx, suppliersPageOf({})),
  listUnownedWithFiles: ({ ctx }) => listUnownedWithFiles(ctx),
  listWaitingFiles: ({ ctx }) => listWaitingFiles(ctx),
  readAdminBookingAndOwner: ({ ctx, booking }) => readAdminBookingAndOwner(ctx, booking),
  readAnyOriginal: ({ ctx, email }) => readAnyOriginal(ctx, email),
  readPaymentHistory: ({ ctx, supplier }) => readPaymentHistory(ctx, supplier),
  readPicture: ({ ctx }) => readPicture(ctx),
  readReviewOriginal: ({ ctx, review }) => readReviewOriginal(ctx, review),
  readSigns: ({ ctx }) => readSigns(ctx),
  readStatsJson: ({ ctx }) => readStatsJson(ctx),
  readUserFigures: ({ ctx }) => readUserFigures(ctx),
  showAdminEmailBody: ({ ctx, email }) => showAdminEmailBody(ctx, email, { images: "blocked" }),
  showReviewBody: ({ ctx, review }) => showReviewBody(ctx, review, { images: "blocked" }),
};
