import { listPlatformActivities } from "@/lib/accounts/activity/list-activities";
import { listInvitations, readInvitationStats } from "@/lib/accounts/invites/invitations";
import { listUsers } from "@/lib/accounts/users/administration/list-users";
import type { UserListQuery } from "@/lib/accounts/users/administration/user-list.model";
import {
  readBookingFigures,
  readEmailFigures,
  readMoneyFigures,
  readSupplierFigures,
  readSupportFigures,
  readUserFigures,
} from "@/lib/desk/admin-dashboard/read-figures";
import { findAdminRecords } from "@/lib/desk/admin-search/find-admin-records";
import {
  countWaitingReviews,
  listReviewAgents,
  listReviews,
  readReviewStats,
} from "@/lib/inbox/ai-review/read-review";
import { reviewQuery } from "@/lib/inbox/ai-review/review.model";
import { readAccuracy } from "@/lib/inbox/emails/accuracy/read-accuracy";
import { adminEmailFilter } from "@/lib/inbox/emails/administration/admin-email-list.model";
import { listAdminEmails, readAdminEmail } from "@/lib/inbox/emails/administration/admin-emails";
import { listUnownedEmails } from "@/lib/inbox/emails/intake/unowned-emails";
import { adminBookingFilter } from "@/lib/ledger/bookings/administration/admin-booking-list.model";
import { listAdminBookings, readAdminBooking } from "@/lib/ledger/bookings/administration/admin-bookings";
import { listDuplicates } from "@/lib/ledger/suppliers/administration/join-admin-suppliers";
import {
  listAdminSuppliers,
  readAdminSupplier,
} from "@/lib/ledger/suppliers/administration/read-admin-supplier";
import { readPaymentHistory, readPlatformFigures } from "@/lib/ledger/suppliers/intelligence/read-figures";
import { adminSupplierQuery } from "@/lib/ledger/suppliers/supplier-list.model";
import { auditFilter } from "@/lib/platform/audit/audit-list.model";
import { listAudit } from "@/lib/platform/audit/read-audit";
import { ACCURACY_PERIODS, ANY_EMAIL_STATUSES } from "@/lib/platform/base/addresses/admin-addresses.model";
import { ANY_BOOKING_STATUSES } from "@/lib/platform/base/addresses/admin-bookings-address.model";
import type { Context } from "@/lib/platform/context/context";
import { readHealth, readSigns } from "@/lib/platform/health/read-health";
import { readShadowReport } from "@/lib/reconciliation/bank-transactions/accounts/change-accounts";
import {
  countStatuses,
  listTransactions,
  sumTransactions,
} from "@/lib/reconciliation/bank-transactions/list-transactions";
import { transactionListQuery } from "@/lib/reconciliation/bank-transactions/transaction-list.model";
import { listReports } from "@/lib/reconciliation/commission-reports/list-reports";
import { reportListBody } from "@/lib/reconciliation/commission-reports/report-list.model";
import { listClaims } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import { agentId } from "./fill-ledger";

type Case = { readonly name: string; readonly run: (ctx: Context) => Promise<unknown> };
/** The ids of existing records whose pages are opened. */
export type RecordIds = Readonly<Record<"booking" | "email" | "supplier" | "day", string>>;

const of =
  (page: string) =>
  (name: string, run: Case["run"]): Case => ({ name: `${page}${name && `, ${name}`}`, run });

/** Returns the use cases of each administration page. */
export function adminCases(places: RecordIds): readonly Case[] {
  return [
    ...dashboard(),
    ...reviews(),
    ...people(),
    ...suppliersOf(places),
    ...recordsOf(places),
    ...payments(),
  ];
}

function dashboard(): readonly Case[] {
  const one = of("dashboard");
  return [
    one("users", readUserFigures),
    one("revenue", readMoneyFigures),
    one("bookings", readBookingFigures),
    one("e-mails", readEmailFigures),
    one("suppliers", readSupplierFigures),
    one("support", readSupportFigures),
    one("activity", (ctx) => listPlatformActivities(ctx, 8)),
    one("review queue", countWaitingReviews),
    one("health", readHealth),
    one("signs", readSigns),
  ];
}

function reviews(): readonly Case[] {
  const one = of("AI review");
  const list = (name: string, query: object) =>
    one(name, (ctx) => listReviews(ctx, reviewQuery.parse(query)));
  return [
    one("counts", readReviewStats),
    one("agents", (ctx) => listReviewAgents(ctx, "pending")),
    list("pending", { status: "pending" }),
    list("high", { status: "pending", priority: "high" }),
    list("of an agent", { status: "approved", agent: agentId(0) }),
    list("further down", { status: "rejected", skip: 1_000 }),
    ...ACCURACY_PERIODS.map((days) => one(`accuracy ${days} days`, (ctx) => readAccuracy(ctx, days))),
  ];
}

const EVERYBODY: UserListQuery = { search: "", role: null, standing: null, sort: null, skip: 0, limit: 20 };

function people(): readonly Case[] {
  const [users, invites, audit] = [of("users"), of("invites"), of("audit")];
  const list = (name: string, query: Partial<UserListQuery>) =>
    users(name, (ctx) => listUsers(ctx, { ...EVERYBODY, ...query }));
  const lines = (name: string, query: object) =>
    audit(name, (ctx) => listAudit(ctx, auditFilter.parse(query), null));
  const stretch = { search: "", sort: null, skip: 0, limit: 20 };
  return [
    list("first page", {}),
    list("last page", { skip: 9_980 }),
    list("search", { search: "agent 77" }),
    list("suspended", { standing: "suspended" }),
    ...(["name", "company", "seen"] as const).map((key) =>
      list(`by ${key}`, { sort: { key, descending: true } }),
    ),
    invites("counts", readInvitationStats),
    invites("open", (ctx) => listInvitations(ctx, stretch)),
    invites("search", (ctx) => listInvitations(ctx, { ...stretch, search: "invited77" })),
    lines("newest", {}),
    lines("of a kind", { kind: "email" }),
    lines("of a rare kind", { kind: "invitation" }),
    lines("of an actor", { search: "77@bench.test" }),
    lines("of an agent and kind", { agent: agentId(77), kind: "supplier" }),
    lines("of nobody", { search: "nobody@bench.test" }),
  ];
}

function suppliersOf({ supplier }: RecordIds): readonly Case[] {
  const one = of("suppliers");
  const list = (name: string, query: object) =>
    one(name, (ctx) => listAdminSuppliers(ctx, adminSupplierQuery.parse(query)));
  return [
    one("cards", readPlatformFigures),
    one("duplicates", listDuplicates),
    list("first page", {}),
    list("last page", { skip: 30_000 }),
    list("verified", { filters: { isVerified: true } }),
    list("search", { filters: { name: ["supplier 12"] } }),
    list("search, nothing", { filters: { name: ["nobody at all"] } }),
    one("one of them", (ctx) => readAdminSupplier(ctx, supplier)),
    one("payment history", (ctx) => readPaymentHistory(ctx, supplier)),
  ];
}

function recordsOf({ booking, email, supplier, day }: RecordIds): readonly Case[] {
  const [bookings, emails] = [of("bookings"), of("e-mails")];
  const behind = { at: `${day}T00:00:00.000Z`, id: agentId(0) };
  const booked = (name: string, query: object, after: typeof behind | null = null) =>
    bookings(name, (ctx) => listAdminBookings(ctx, adminBookingFilter.parse(query), after));
  const mailed = (name: string, query: object, after: typeof behind | null = null) =>
    emails(name, (ctx) => listAdminEmails(ctx, adminEmailFilter.parse(query), after));
  const large = agentId(0);
  return [
    booked("newest", {}),
    booked("in the middle", {}, behind),
    ...ANY_BOOKING_STATUSES.map((status) => booked(status, { status })),
    booked("at a supplier", { supplier }),
    booked("cancelled at a supplier", { supplier, status: "cancelled" }),
    booked("of the large agent", { agent: large }),
    booked("of an agent at a supplier", { agent: agentId(77), supplier, status: "paid" }),
    booked("search", { search: "HB-77" }),
    booked("search, paid", { search: "HB-77", status: "paid" }),
    booked("search, nothing", { search: "ZZ-0" }),
    bookings("one of them", (ctx) => readAdminBooking(ctx, booking)),
    mailed("newest", {}),
    mailed("in the middle", {}, behind),
    ...ANY_EMAIL_STATUSES.map((status) => mailed(status, { status })),
    ...(["confirmation", "cancellation", "quote", "error"] as const).map((category) =>
      mailed(category, { category }),
    ),
    mailed("errors of an agent", { agent: agentId(77), status: "error" }),
    mailed("of the large agent", { agent: large }),
    mailed("of a sender", { sender: "reservations7@supplier7.example" }),
    mailed("of a sender, discarded", { sender: "reservations7@supplier7.example", status: "discarded" }),
    mailed("search", { search: "HB-77" }),
    mailed("search by sender", { search: "reservations7@" }),
    mailed("search, nothing", { search: "nobody@" }),
    mailed("corrected, 90 days", { judged: "corrected", field: "customer.name", days: "90" }),
    mailed("correct, 90 days", { judged: "correct", field: "customer.name", days: "90" }),
    mailed("missing, in Spanish", { judged: "missing", language: "es", days: "365" }),
    emails("one of them", (ctx) => readAdminEmail(ctx, email)),
    emails("nobody's", listUnownedEmails),
  ];
}

function payments(): readonly Case[] {
  const [one, reports, found] = [of("transactions"), of("reports"), of("palette")];
  const waiting = { status: ["PENDING_REVIEW", "MATCHED_NEEDS_CONFIRMATION", "EXCEPTION"] };
  const list = (name: string, query: object) =>
    one(name, (ctx) => listTransactions(ctx, transactionListQuery.parse(query)));
  const counted = (name: string, filters: object) => {
    const query = transactionListQuery.parse({ filters }).filters;
    return [
      one(`counts ${name}`, (ctx) => countStatuses(ctx, query)),
      one(`sums ${name}`, (ctx) => sumTransactions(ctx, query)),
    ];
  };
  const report = (name: string, query: object) =>
    reports(name, (ctx) => listReports(ctx, reportListBody.parse(query)));
  return [
    list("newest", {}),
    list("waiting", { filters: waiting }),
    list("last page", { skip: 15_000 }),
    list("search", { filters: { search: "supplier 77" } }),
    list("by amount", { sort: "-amount" }),
    ...counted("of all", {}),
    ...counted("of a search", { search: "supplier 77" }),
    one("shadow", readShadowReport),
    report("newest", {}),
    report("open", { filters: { status: ["Open"] } }),
    report("last page", { skip: 1_900 }),
    report("search", { filters: { search: "cr-77" } }),
    report("by supplier", { sort: "supplier" }),
    of("unclaimed")("", listClaims),
    ...["agent 77", "HB-77", "supplier 77", "nobody at all", "wire"].map((search) =>
      found(search, (ctx) => findAdminRecords(ctx, { search })),
    ),
  ];
}
