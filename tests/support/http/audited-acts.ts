import { globSync } from "node:fs";
import path from "node:path";
import type { Outcome } from "@/lib/platform/base/outcome";
import { ROOT } from "../../../tools/launcher/paths.mjs";

type Action = (input: unknown) => Promise<Outcome<unknown>>;

const ACTION_FILES =
  "components/{*/administration/*,reconciliation/{reports,statements,transactions,unclaimed/claims}}/actions.ts";
const modules = await Promise.all(
  globSync(ACTION_FILES, { cwd: ROOT }).map(
    (file) => import(path.join(ROOT, file)) as Promise<Record<string, Action>>,
  ),
);
/** All Server Actions of the administrators, by name. */
export const ACTIONS: Readonly<Record<string, Action>> = Object.assign({}, ...modules);

/** Actions that leave no audit row: reads, and a matcher request, whose results are audited as its own. */
export const LOOKS = [
  "findAgentsAction",
  "listAccountsAction",
  "listAskedAction",
  "listNumberedBookingsAction",
  "listOwedBookingsAction",
  "listRulesAction",
  "listStatementImportsAction",
  "matchAgainAction",
  "previewAgreementAction",
  "previewAgreementsAction",
  "previewInvitationAction",
  "previewPatternsAction",
  "previewRatesAction",
  "previewRuleAction",
  "readFavouritesAction",
];

/** The audit actions that each administrator action writes, in alphabetical order, for each time the tests run it. */
export const ROWS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  changeRoleAction: [["user.change-role"]],
  suspendUserAction: [["user.suspend"]],
  restoreUserAction: [["user.restore"]],
  savePayerAction: [["payout-payer.save"]],
  inviteAction: [["invitation.create"]],
  resendInvitationAction: [["invitation.create", "invitation.resend"]],
  revokeInvitationAction: [["invitation.revoke"]],
  restoreInvitationAction: [["invitation.restore"]],
  verifySupplierAction: [["supplier.verify"]],
  unverifySupplierAction: [["supplier.unverify"]],
  changeAdminSupplierAction: [["supplier.update"]],
  settlePolicyAction: [["supplier.update"]],
  addPatternAction: [["supplier.add-patterns"]],
  removePatternAction: [["supplier.remove-pattern"]],
  tellApartAction: [["supplier.tell-apart"]],
  forgetApartAction: [["supplier.forget-apart"]],
  mergeAdminSuppliersAction: [["supplier.merge"]],
  unmergeAdminSuppliersAction: [["supplier.unmerge"]],
  importRatesAction: [["exchange-rate.import"]],
  undoRatesAction: [["exchange-rate.undo-import"]],
  saveAgreementAction: [["payout-agreement.create"], ["payout-agreement.change"]],
  endAgreementAction: [["payout-agreement.end"]],
  importAgreementsAction: [["payout-agreement.create"]],
  saveBookSettingsAction: [["books.settings"]],
  changePayoutSettingsAction: [["payout-settings.change"]],
  holdShareAction: [["payout-share.hold"], ["payout-share.release"]],
  addAccountAction: [["bank_account.add"]],
  editAccountAction: [["bank_account.edit"]],
  switchAutoMatchAction: [["bank_account.auto-match"]],
  undoStatementAction: [["statement.undo"]],
  restoreStatementAction: [["statement.restore"]],
  ignoreTransactionAction: [["bank-transaction.ignore"]],
  restoreTransactionAction: [["bank-transaction.restore"]],
  ignoreTransactionsAction: [["bank-transaction.ignore"]],
  saveRuleAction: [["category-rule.add"]],
  endRuleAction: [["category-rule.end"]],
  categoriseTransactionAction: [["bank-transaction.categorise"]],
  categoriseTransactionsAction: [["bank-transaction.categorise"]],
  restoreTransactionsAction: [["bank-transaction.restore"]],
  assignSupplierAction: [["bank-transaction.assign-supplier", "supplier.add-patterns"]],
  matchTransactionAction: [
    ["bank-transaction.link", "booking.deposit"],
    ["bank-transaction.unlink", "booking.release-deposit"],
  ],
  restoreLinkAction: [["bank-transaction.link", "booking.deposit"]],
  confirmTransactionAction: [["bank-transaction.link", "booking.deposit"]],
  confirmTransactionsAction: [["bank-transaction.link", "booking.deposit"]],
  undoConfirmedAction: [["bank-transaction.unlink", "booking.release-deposit"]],
  splitTransactionAction: [
    ["bank-transaction.split", "booking.deposit", "booking.deposit", "commission-report.create"],
  ],
  addReportAction: [["commission-report.create"]],
  putFileAsideAction: [["commission-report.put-file-aside"]],
  takeFileBackAction: [["commission-report.take-file-back"]],
  matchEntryAction: [["commission-report.match-entry"], ["commission-report.unmatch-entry"]],
  ignoreEntryAction: [["commission-report.ignore-entry"]],
  restoreEntryAction: [["commission-report.restore-entry"]],
  correctEntryAction: [["commission-report.correct-entry"]],
  correctReportAction: [["commission-report.correct"]],
  payOutsideAction: [["commission-report.pay-outside"]],
  unpayOutsideAction: [["commission-report.unpay-outside"]],
  removeReportAction: [["commission-report.remove"]],
  restoreReportAction: [["commission-report.restore"]],
  retryUnownedEmailAction: [["unowned_email.delivered"]],
  discardUnownedEmailAction: [["unowned_email.discarded"]],
  retryDeadLetterAction: [["job.retry"]],
  discardDeadLetterAction: [["job.discard"]],
  giveUnownedEmailAction: [["unowned_email.delivered"]],
  offerByHandAction: [["commission-offer.offer"]],
  withdrawOfferAction: [["commission-offer.withdraw"]],
  declineClaimAction: [["commission-offer.declined"]],
  reopenClaimAction: [["commission-offer.reopen"]],
  approveClaimAction: [
    ["commission-offer.approved", "commission-offer.settled", "commission-report.match-entry"],
  ],
  decideReviewAction: [["email.reject-review"]],
  undoDecisionsAction: [["email.undo-review"]],
  approveReviewsAction: [["email.approve-review"]],
  decideAdminEmailAction: [["email.retry"]],
};
