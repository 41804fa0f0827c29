import { z } from "zod";
import { uploadFields } from "@/lib/reconciliation/bank-transactions/import/statement-import.model";
import { type CallDescription, HTML, MAIL, TABLES } from "./call-description";

const WITH_OPTIONS = z.object({ options: z.string().optional(), attachment: z.string().optional() });

/** The calls of administrators. */
export const ADMIN_CALLS: Readonly<Record<string, CallDescription>> = {
  "GET /api/admin/audit/export": {
    id: "exportAudit",
    summary: "What was done, by whom, as a file.",
    files: TABLES,
  },
  "POST /api/admin/bank-transactions/list": {
    id: "listTransactions",
    summary: "A page of bank transactions.",
  },
  "GET /api/admin/bank-transactions/{id}": {
    id: "getTransaction",
    summary: "A transaction with the bookings it may pay.",
  },
  "GET /api/admin/bank-transactions/{id}/details": {
    id: "getTransactionDetails",
    summary: "A transaction as its page shows it.",
  },
  "POST /api/admin/bank-transactions/{id}/match": {
    id: "matchTransaction",
    summary: "Links a transaction to a booking, or splits it over several.",
  },
  "POST /api/admin/bank-transactions/{id}/ignore": {
    id: "ignoreTransaction",
    summary: "Puts a transaction aside.",
  },
  "GET /api/admin/bank-transactions/{id}/offers": {
    id: "listTransactionOffers",
    summary: "The agents who are asked about a deposit, and what they said.",
  },
  "POST /api/admin/bank-transactions/{id}/offers": {
    id: "offerTransaction",
    summary: "Offers a deposit to chosen agents, who are told.",
  },
  "DELETE /api/admin/bank-transactions/{id}/offers/{offerId}": {
    id: "withdrawTransactionOffer",
    summary: "Takes back what was offered by hand.",
  },
  "GET /api/admin/category-rules": {
    id: "listCategoryRules",
    summary: "The rules by which what is imported has a category.",
  },
  "POST /api/admin/category-rules": {
    id: "addCategoryRule",
    summary: "Adds a rule, in the place of another one or applied at once where that is said.",
  },
  "POST /api/admin/category-rules/preview": {
    id: "previewCategoryRule",
    summary: "What a rule would put aside of what is open.",
  },
  "DELETE /api/admin/category-rules/{id}": {
    id: "endCategoryRule",
    summary: "Ends a rule; what it has put aside stays so.",
  },
  "POST /api/admin/category-rules/{id}/take-back": {
    id: "takeBackCategoryRule",
    summary: "Brings back all that a rule has put aside.",
  },
  "POST /api/admin/category-rules/{id}/put-back": {
    id: "putBackCategoryRule",
    summary: "Undoes that, of what nobody has decided since.",
  },
  "PUT /api/admin/bank-transactions/{id}/category": {
    id: "setTransactionCategory",
    summary: "Says what a transaction is that pays no commission, which puts it aside.",
  },
  "DELETE /api/admin/bank-transactions/{id}/category": {
    id: "clearTransactionCategory",
    summary: "Takes its category away and brings it back.",
  },
  "POST /api/admin/bank-transactions/{id}/supplier": {
    id: "setTransactionSupplier",
    summary: "Says whose payment it is.",
  },
  "GET /api/admin/bank-transactions/export": {
    id: "exportTransactions",
    summary: "Transactions as a file.",
    files: TABLES,
  },
  "POST /api/admin/bank-transactions/import": {
    id: "importStatement",
    summary: "Takes a bank statement in.",
    form: uploadFields,
  },
  "POST /api/admin/bank-transactions/import/preview": {
    id: "previewStatement",
    summary: "How a bank statement would be read.",
    form: uploadFields,
  },
  "GET /api/admin/bank-transactions/import/{id}": {
    id: "getStatementImport",
    summary: "How far an import is.",
  },
  "POST /api/admin/bank-transactions/import/{id}": {
    id: "confirmStatementImport",
    summary: "Makes transactions of a statement that was looked at.",
  },
  "GET /api/admin/bookings": { id: "findAllBookings", summary: "Bookings of all agents, found by a text." },
  "GET /api/admin/bookings/{id}/details": {
    id: "getAnyBookingDetails",
    summary: "A booking of any agent with its payments, emails and history.",
  },
  "GET /api/admin/bookings/export": {
    id: "exportAllBookings",
    summary: "Bookings of all agents as a file.",
    files: TABLES,
  },
  "POST /api/admin/commission-reports/list": {
    id: "listReports",
    summary: "A page of commission reports.",
  },
  "GET /api/admin/commission-reports/{id}": {
    id: "getReport",
    summary: "A commission report with its lines.",
  },
  "GET /api/admin/commission-reports/{id}/document": {
    id: "downloadReport",
    summary: "The file that a report was read from.",
    files: ["application/octet-stream"],
  },
  "GET /api/admin/commission-reports/export": {
    id: "exportReports",
    summary: "Reports as a file.",
    files: TABLES,
  },
  "POST /api/admin/commission-reports/import": {
    id: "importReport",
    summary: "Takes a commission report in.",
    form: WITH_OPTIONS,
  },
  "POST /api/admin/commission-reports/import/preview": {
    id: "previewReport",
    summary: "How a commission report would be read.",
    form: WITH_OPTIONS,
  },
  "GET /api/admin/emails/{id}/body": {
    id: "getAnyEmailBody",
    summary: "The text of an agent's email, made safe, as HTML.",
    files: HTML,
  },
  "GET /api/admin/emails/{id}/original": {
    id: "downloadAnyEmail",
    summary: "An agent's email as it came.",
    files: MAIL,
  },
  "GET /api/admin/emails/export": {
    id: "exportAllEmails",
    summary: "Emails of all agents as a file.",
    files: TABLES,
  },
  "GET /api/admin/invites/pending": { id: "listInvitations", summary: "Invitations that wait." },
  "GET /api/admin/invites/stats": { id: "getInvitationStats", summary: "How many were invited and came." },
  "POST /api/admin/invites/preview": {
    id: "previewInvitations",
    summary: "Which of some addresses can be invited.",
  },
  "POST /api/admin/invites/resend": { id: "resendInvitation", summary: "Mails an invitation again." },
  "DELETE /api/admin/invites/{email}": { id: "revokeInvitation", summary: "Takes an invitation back." },
  "POST /api/admin/users/invite": { id: "inviteUsers", summary: "Invites people." },
  "GET /api/admin/payouts/agreements/export": {
    id: "exportAgreements",
    summary: "Exports what is agreed with agents on their percents as a file.",
    files: TABLES,
  },
  "GET /api/admin/review": { id: "listReviews", summary: "Emails whose reading somebody corrected." },
  "GET /api/admin/review/stats": { id: "getReviewStats", summary: "How many reviews wait." },
  "GET /api/admin/review/{id}": { id: "getReview", summary: "One review." },
  "GET /api/admin/review/{id}/details": { id: "getReviewDetails", summary: "A review as its page shows it." },
  "POST /api/admin/review/{id}/action": { id: "decideReview", summary: "Approves or refuses a correction." },
  "GET /api/admin/review/{id}/body": {
    id: "getReviewBody",
    summary: "The text of the email under review, as HTML.",
    files: HTML,
  },
  "GET /api/admin/review/{id}/original": {
    id: "downloadReviewedEmail",
    summary: "The email under review as it came.",
    files: MAIL,
  },
  "GET /api/admin/search": {
    id: "searchEverything",
    summary: "Bookings, users, emails, suppliers and transactions that fit a text.",
  },
  "POST /api/admin/suppliers/list": { id: "listAllSuppliers", summary: "A page of all suppliers." },
  "GET /api/admin/suppliers/{id}": { id: "getSupplier", summary: "A supplier with its figures." },
  "GET /api/admin/suppliers/{id}/report": {
    id: "downloadSupplierReport",
    summary: "What a supplier owes, as a file.",
    files: TABLES,
  },
  "GET /api/admin/suppliers/export": {
    id: "exportSuppliers",
    summary: "Suppliers as a file.",
    files: TABLES,
  },
  "POST /api/admin/unowned-emails/{id}/statement": {
    id: "previewMailedStatement",
    summary: "How a statement that came by email would be read.",
  },
};
