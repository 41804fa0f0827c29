import { z } from "zod";
import { importForm } from "@/lib/imports/csv-import.model";
import { ADMIN_CALLS } from "./admin-calls";
import { BOOK_CALLS } from "./book-calls";
import { type CallDescription, HTML, MAIL, TABLES } from "./call-description";
import { PAYOUT_CALLS } from "./payout-calls";

const FILE_ALONE = z.object({});

/** The calls of the document, described for the caller. */
export const CALLS: Readonly<Record<string, CallDescription>> = {
  ...ADMIN_CALLS,
  ...PAYOUT_CALLS,
  ...BOOK_CALLS,
  "GET /api/activity/recent": { id: "listActivities", summary: "What happened lately." },
  "GET /api/activity/stats": { id: "getActivityStats", summary: "How much happened, by kind." },
  "GET /api/bookings": { id: "listBookings", summary: "A page of bookings: of a tab, or found by a text." },
  "POST /api/bookings": { id: "createBooking", summary: "Makes a booking." },
  "GET /api/bookings/{id}": { id: "getBooking", summary: "One booking; its ETag is for If-Match." },
  "PATCH /api/bookings/{id}": {
    id: "updateBooking",
    summary: "Changes a booking; with If-Match only as it was seen.",
  },
  "DELETE /api/bookings/{id}": {
    id: "deleteBooking",
    summary: "Deletes a booking that nothing was paid for.",
  },
  "PATCH /api/bookings/{id}/archive": {
    id: "archiveBooking",
    summary: "Archives a paid booking with its emails, or takes it out of the archive.",
  },
  "PATCH /api/bookings/{id}/close": { id: "closeBooking", summary: "Closes a booking." },
  "GET /api/bookings/{id}/details": {
    id: "getBookingDetails",
    summary: "A booking with its payments, emails and history.",
  },
  "GET /api/bookings/clients": { id: "findClients", summary: "Clients whose names fit a text." },
  "GET /api/bookings/count": { id: "countBookings", summary: "How many bookings there are." },
  "GET /api/bookings/export": {
    id: "exportBookings",
    summary: "Bookings as a CSV or Excel file.",
    files: TABLES,
  },
  "POST /api/bookings/import-csv": {
    id: "importBookings",
    summary: "Makes bookings of a CSV file.",
    form: importForm,
  },
  "GET /api/bookings/import-csv/{id}": {
    id: "getBookingImport",
    summary: "How far an import is, and what came of it.",
  },
  "GET /api/bookings/import-csv/{id}/failed-rows": {
    id: "downloadFailedRows",
    summary: "The rows that an import refused, as a CSV file.",
    files: ["text/csv"],
  },
  "POST /api/bookings/import-csv/preview": {
    id: "previewBookingImport",
    summary: "What an import would do.",
    form: importForm,
  },
  "GET /api/dashboard/activity": {
    id: "listDashboardActivities",
    summary: "What happened lately, for a dashboard.",
  },
  "GET /api/dashboard/stats": { id: "getDashboardStats", summary: "The figures of the dashboard." },
  "GET /api/emails": { id: "listEmails", summary: "A stretch of the list of emails." },
  "GET /api/emails/{id}": { id: "getEmail", summary: "One email with what was read of it." },
  "POST /api/emails/{id}/accuracy-feedback": {
    id: "giveAccuracyFeedback",
    summary: "Says whether an email was read well: makes a booking, or asks for a review.",
  },
  "GET /api/emails/{id}/body": {
    id: "getEmailBody",
    summary: "An email's text, made safe, as HTML.",
    files: HTML,
  },
  "POST /api/emails/{id}/convert": {
    id: "convertEmail",
    summary:
      "Makes a booking of an email that is complete. Where nothing says that it is booked, `isBooked` does.",
  },
  "POST /api/emails/{id}/discard": { id: "discardEmail", summary: "Moves an email to the trash." },
  "GET /api/emails/{id}/original": {
    id: "downloadEmail",
    summary: "An email as it came.",
    files: MAIL,
  },
  "POST /api/imports/eml": {
    id: "importEmails",
    summary: "Takes email files in.",
    form: FILE_ALONE,
    upload: MAIL,
  },
  "GET /api/inbox": { id: "listInbox", summary: "A page of emails with all that was read of them." },
  "GET /api/inbox/{id}": { id: "getInboxEmail", summary: "One of them." },
  "GET /api/inbox/count": { id: "countInbox", summary: "How many emails there are." },
  "GET /api/notifications": { id: "listNotifications", summary: "What the agent was told." },
  "PATCH /api/notifications/{id}/read": { id: "markNotificationRead", summary: "Marks one as read." },
  "PATCH /api/notifications/read-all": { id: "markNotificationsRead", summary: "Marks all as read." },
  "POST /api/supplier/list": {
    id: "listSuppliers",
    summary: "A page of suppliers: the agent's own, or all that are visible to them.",
  },
  "GET /api/users/me": { id: "getUser", summary: "Who is calling." },
  "GET /api/users/me/changes": {
    id: "listForeignChanges",
    summary: "Which lists others have changed since an instant.",
  },
  "GET /api/users/me/data": {
    id: "downloadData",
    summary: "All that an agent has, as an archive.",
    files: ["application/zip"],
  },
  "POST /api/users/me/onboarding-details": { id: "saveOnboardingDetails", summary: "Says who an agent is." },
  "PUT /api/users/me/onboarding": { id: "updateOnboarding", summary: "Says how far the onboarding is." },
  "GET /api/users/me/picture": { id: "getPicture", summary: "The user's picture.", files: ["image/*"] },
  "PUT /api/users/me/profile": { id: "updateProfile", summary: "Changes name, agency and telephone." },
  "POST /api/users": { id: "createUser", summary: "Makes the row of whoever has signed in." },
  "GET /api/settings": { id: "getSettings", summary: "The user's settings." },
  "PUT /api/settings": { id: "updateSettings", summary: "Changes settings." },
  "GET /api/settings/email-forwarding": {
    id: "getForwarding",
    summary: "The private address, and the addresses that forward to it.",
  },
  "POST /api/settings/email-forwarding": {
    id: "addForwardingAddress",
    summary: "Adds an address that forwards.",
  },
  "DELETE /api/settings/email-forwarding/{address}": {
    id: "removeForwardingAddress",
    summary: "Removes an address.",
  },
  "POST /api/settings/email-forwarding/resend": {
    id: "resendForwardingVerification",
    summary: "Mails the verification of an address again.",
  },
  "GET /api/settings/email-forwarding/verify": {
    id: "verifyForwardingAddress",
    summary: "Verifies an address by the token of its mail.",
  },
  "GET /api/subscription/plans": { id: "listPlans", summary: "The plans and what they cost." },
  "GET /api/subscription/subscription": { id: "getSubscription", summary: "The user's subscription." },
  "POST /api/subscription/checkout": { id: "startCheckout", summary: "Where to pay for a plan." },
  "POST /api/subscription/portal": { id: "openPortal", summary: "Where to see invoices and cards." },
  "POST /api/subscription/cancel": { id: "cancelSubscription", summary: "Ends a plan with its period." },
  "POST /api/subscription/reactivate": { id: "reactivateSubscription", summary: "Keeps a plan after all." },
  "POST /api/auth/sign-in/email": { id: "signIn", summary: "Signs in by address and password." },
  "POST /api/auth/sign-up/email": { id: "signUp", summary: "Makes an account." },
  "POST /api/auth/sign-out": { id: "signOut", summary: "Signs out." },
  "GET /api/calendar/{token}": {
    id: "getCalendar",
    summary: "Trips and due dates as a calendar, for whoever has its address.",
    files: ["text/calendar"],
  },
  "GET /api/unsubscribe/{token}": {
    id: "showUnsubscribing",
    summary: "The page on which one unsubscribes.",
    files: HTML,
  },
  "POST /api/unsubscribe/{token}": { id: "unsubscribe", summary: "Ends the mails that a token stands for." },
  "GET /api/health": { id: "getHealth", summary: "Whether the server runs." },
  "GET /api/ready": { id: "getReadiness", summary: "Whether it can do its work, with its database." },
};
