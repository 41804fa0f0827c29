import { capitalised } from "@/lib/platform/base/text";

/**
 * The words for actions that no rule derives from the action's name. `{}` is the place of the record; without it, the
 * record follows the words.
 */
const ACTS: Readonly<Record<string, string>> = {
  "settings.change": "Changed the settings of",
  "billing-preferences.change": "Changed the billing preferences of",
  "inbound-address.rotate": "Made a new private address for",
  "inbound-address.reuse": "Took back an earlier private address for",
  "notifications.unsubscribe": "Ended the mails of notifications to",
  "user.progress": "Went on with the onboarding of",
  "books.settings": "Changed the settings of",
  "books.form-1099": "Made the file for Form 1099-NEC of",
  "bank_account.auto-match": "Changed whether deposits are matched by themselves on",
  "supplier.undo-import": "Withdrew suppliers of",
  "supplier.redo-import": "Put back suppliers of",
  "email.queue": "Wrote",
  "payout-question.ask": "Asked",
  "chase.contacted": "Noted that {} was asked for commission",
  "chase.snoozed": "Put off asking",
  "chase.promised": "Noted that {} promised commission",
  "chase.undo": "Took back a note on asking",
  "chase.undo-contacted": "Took back that {} was asked for commission",
  "chase.undo-snoozed": "Took back that asking {} was put off",
  "chase.undo-promised": "Took back that {} promised commission",
  "sender.trusted": "Trusted the sender of",
  "sender.blocked": "Blocked the sender of",
  "sender.unverified": "Took back what was said of the sender of",
};
const VERBS: Readonly<Record<string, string>> = {
  look: "Looked at",
  send: "Sent",
  resend: "Sent {} again",
  pay: "Paid",
  "take-out": "Took something out of",
  "come-back": "Noted that {} came back",
  withdraw: "Withdrew",
  categorise: "Set the category of",
  split: "Split",
  undo: "Undid",
  "undo-import": "Undid the import of",
  "redo-import": "Imported {} again",
  "undo-convert": "Undid the conversion of",
  "send-for-review": "Sent {} for review",
  "pay-outside": "Marked {} as paid to the agent's own bank",
  "unpay-outside": "Counted {} as not paid to the agent's own bank",
  "assign-supplier": "Assigned the supplier of",
  "change-due-date": "Changed the due date of",
  "correct-number": "Corrected the number of",
  "correct-supplier": "Corrected the supplier of",
  "follow-supplier": "Changed the due date, by its supplier, of",
  "add-patterns": "Added patterns to",
  "remove-pattern": "Removed a pattern of",
  "tell-apart": "Said that {} is another than one like it",
  "forget-apart": "Said that {} may be the same as one like it",
  "approve-review": "Approved the review of",
  "reject-review": "Rejected the review of",
  "undo-review": "Took back the decision on",
  "withdraw-review": "Took back the review of",
  "rotate-secret": "Made a new secret of",
  "change-password": "Changed the password of",
  "reset-password": "Set a forgotten password of",
  "change-role": "Changed the role of",
  "renew-backup-codes": "Made new backup codes of",
  "use-backup-code": "Used a backup code of",
  "two-factor-on": "Turned a second factor on for",
  "two-factor-off": "Turned the second factor off for",
  "end-session": "Ended a session of",
  "end-sessions": "Ended all sessions of",
  "keep-access": "Kept what opens",
  "verify-address": "Verified the address of",
  cancel: "Cancelled",
  uncancel: "Took back the cancellation of",
  hold: "Held",
  leave: "Asked to delete",
  keep: "Kept",
  deposit: "Received a deposit for",
  "release-deposit": "Took a deposit back from",
  payment: "Recorded a payment for",
  "reverse-payment": "Took back a payment of",
  overdue: "Found {} overdue",
  stop: "Stopped",
  differ: "Found a difference of",
  checkout: "Went to pay for",
  unmerge: "Undid the merge of",
};

/** Returns an action in words: "booking.close" becomes "Closed". */
export function actWords(action: string): string {
  const verb = action.slice(action.indexOf(".") + 1).replaceAll("_", "-");
  return ACTS[action] ?? VERBS[verb] ?? pastOf(verb.replace(/-entry$/, "").split("-")[0] ?? verb);
}

const KINDS: Readonly<Record<string, string>> = {
  "commission-report-entry": "entry",
  "commission-offer": "unclaimed commission",
  "payout-share": "share",
  "payout-agreement": "agreement",
  "payout-question": "question about a payout",
  "payout-payer": "payer of payouts",
  email: "email",
  outbound_email: "email to a supplier",
  unowned_email: "email of nobody",
  statement_import: "bank statement",
  import: "CSV file",
  user: "account",
  "api-key": "API key",
};

/** Returns the name of a kind of record. */
export function kindWords(entity: string): string {
  return KINDS[entity] ?? entity.replaceAll(/[_-]/g, " ");
}

/** Returns the name of a kind of record as a title, capitalised. */
export function kindTitle(entity: string): string {
  return capitalised(kindWords(entity));
}

/** Returns the past tense of a verb. Some actions are named in the past tense already. */
function pastOf(verb: string): string {
  const past = verb.endsWith("ed") ? verb : `${verb.replace(/([^aeiou])y$/, "$1i").replace(/e$/, "")}ed`;
  return capitalised(past);
}
