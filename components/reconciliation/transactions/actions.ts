"use server";

import { z } from "zod";
import { adminAction } from "@/lib/delivery/action";
import { listNumberedBookings, listOwedBookings } from "@/lib/ledger/bookings/administration/admin-bookings";
import { numbersQuery, owedQuery } from "@/lib/ledger/bookings/administration/payable-bookings.model";
import { DIFFERENCES } from "@/lib/ledger/bookings/payments/deposit-share.model";
import { DIFFERENCE_REASONS } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { eachOf } from "@/lib/platform/base/bulk/each-of";
import { autoMatchSwitch } from "@/lib/reconciliation/bank-transactions/accounts/account.model";
import { switchAutoMatch } from "@/lib/reconciliation/bank-transactions/accounts/change-accounts";
import { assignSupplier } from "@/lib/reconciliation/bank-transactions/assign-supplier";
import { categoryChoice } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import {
  endRule,
  listRules,
  previewRule,
  saveRule,
} from "@/lib/reconciliation/bank-transactions/categories/rules/change-rule";
import { ruleDraft } from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";
import {
  categoriseTransaction,
  ignoreTransaction,
  restoreTransaction,
} from "@/lib/reconciliation/bank-transactions/ignore-transaction";
import { confirmTransaction } from "@/lib/reconciliation/bank-transactions/linking/confirm-transaction";
import { linkAnswers } from "@/lib/reconciliation/bank-transactions/linking/link-answers.model";
import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";
import { restoreLink } from "@/lib/reconciliation/bank-transactions/linking/unlink-transaction";
import { readFavourites } from "@/lib/reconciliation/bank-transactions/list-transactions";
import { matchAgain } from "@/lib/reconciliation/bank-transactions/matcher/enqueue-matching";
import { previewPatterns } from "@/lib/reconciliation/bank-transactions/patterns/change-patterns";
import { patterns } from "@/lib/reconciliation/bank-transactions/patterns/pattern.model";
import { splitParts } from "@/lib/reconciliation/bank-transactions/splitting/split.model";
import { splitTransaction } from "@/lib/reconciliation/bank-transactions/splitting/split-transaction";

const MOST = 100;
const seen = z.object({ id: z.uuid(), version: z.int().min(1) });
const several = z.object({ transactions: z.array(seen).min(1).max(MOST) });
const overReason = z.enum(DIFFERENCE_REASONS).optional();
const id = z.uuid({ error: "This is not an ID" });
const target = z.union(
  [z.object({ bookingId: id, userId: z.uuid().optional() }), z.object({ commissionReportId: id })],
  { error: "This is not an ID" },
);

/**
 * Links a transaction; a null `target` unlinks it. `isUndone` is set by a message's Undo, which, unlike unlinking,
 * doesn't rule the pair out.
 */
export const matchTransactionAction = adminAction(
  z.object({
    ...seen.shape,
    target: target.nullable(),
    acceptDifference: z.enum(DIFFERENCES).optional(),
    reason: z.string().trim().max(500).optional(),
    ...linkAnswers,
    overReason,
    isSecondRecall: z.boolean().optional(),
    isUndone: z.boolean().optional(),
  }),
  async (ctx, { target: to, id: one, version, ...options }) =>
    versionOf(await matchTransaction(ctx, { id: one, version }, to, options)),
);

export const confirmTransactionAction = adminAction(seen, async (ctx, ref) =>
  versionOf(await confirmTransaction(ctx, ref)),
);

export const ignoreTransactionAction = adminAction(seen, async (ctx, ref) =>
  versionOf(await ignoreTransaction(ctx, ref)),
);

export const restoreTransactionAction = adminAction(seen, async (ctx, ref) =>
  versionOf(await restoreTransaction(ctx, ref)),
);

/** Sets a category. Null is for an ignored transaction, which stays ignored without a category. */
export const categoriseTransactionAction = adminAction(
  z.object({ ...seen.shape, ...categoryChoice.shape, category: categoryChoice.shape.category.nullable() }),
  async (ctx, { category, note, ...ref }) =>
    versionOf(await categoriseTransaction(ctx, ref, { category, note })),
);

export const categoriseTransactionsAction = adminAction(
  z.object({ ...several.shape, ...categoryChoice.shape }),
  (ctx, { transactions, ...choice }) =>
    eachSeen(transactions, (ref) => categoriseTransaction(ctx, ref, choice)),
);

export const listRulesAction = adminAction(z.object({}), (ctx) => listRules(ctx));

export const previewRuleAction = adminAction(
  z.object({ draft: ruleDraft, replaces: z.uuid().nullable() }),
  (ctx, { draft, replaces }) => previewRule(ctx, draft, replaces),
);

export const saveRuleAction = adminAction(
  z.object({ id: z.uuid(), draft: ruleDraft, replaces: z.uuid().nullable(), appliesNow: z.boolean() }),
  saveRule,
);

export const endRuleAction = adminAction(z.object({ id: z.uuid() }), (ctx, { id: one }) => endRule(ctx, one));

/**
 * Ignores several transactions, each in its own database transaction, so that one that changed
 * meanwhile doesn't stop the others.
 */
export const ignoreTransactionsAction = adminAction(several, (ctx, { transactions }) =>
  eachSeen(transactions, (ref) => ignoreTransaction(ctx, ref)),
);

/** Returns what confirming these transactions would pay. */
export const readFavouritesAction = adminAction(
  z.object({ ids: z.array(z.uuid()).min(1).max(MOST) }),
  (ctx, { ids }) => readFavourites(ctx, ids),
);

export const confirmTransactionsAction = adminAction(several, (ctx, { transactions }) =>
  eachSeen(transactions, (ref) => confirmTransaction(ctx, ref)),
);

/** Undoes a confirmation of several transactions without ruling the pairs out. */
export const undoConfirmedAction = adminAction(
  z.object({ ids: z.array(z.uuid()).min(1).max(MOST) }),
  (ctx, { ids }) =>
    eachOf(ids, (one) => matchTransaction(ctx, { id: one, version: null }, null, { isUndone: true })),
);

export const restoreTransactionsAction = adminAction(
  z.object({ ids: z.array(z.uuid()).min(1).max(MOST) }),
  (ctx, { ids }) => eachOf(ids, (one) => restoreTransaction(ctx, { id: one, version: null })),
);

/** Matches these transactions again, or all undecided ones if `ids` is empty. */
export const matchAgainAction = adminAction(z.object({ ids: z.array(z.uuid()).max(MOST) }), (ctx, { ids }) =>
  matchAgain(ctx, ids),
);

export const splitTransactionAction = adminAction(
  z.object({
    ...seen.shape,
    ...linkAnswers,
    overReason,
    isSecondRecall: z.boolean().optional(),
    reason: z.string().trim().max(500).optional(),
    parts: splitParts,
  }),
  async (ctx, { id: one, version, parts, ...answers }) =>
    versionOf(await splitTransaction(ctx, { id: one, version }, parts, answers)),
);

/** Restores a link that was just removed. */
export const restoreLinkAction = adminAction(seen, async (ctx, ref) =>
  versionOf(await restoreLink(ctx, ref)),
);

export const listOwedBookingsAction = adminAction(owedQuery, listOwedBookings);

export const listNumberedBookingsAction = adminAction(numbersQuery, listNumberedBookings);

export const assignSupplierAction = adminAction(
  z.object({ ...seen.shape, supplierId: z.uuid(), newPatterns: patterns }),
  async (ctx, { supplierId, newPatterns, ...ref }) =>
    versionOf(await assignSupplier(ctx, ref, { supplierId, newPatterns })),
);

export const previewPatternsAction = adminAction(z.object({ patterns }), (ctx, { patterns: tried }) =>
  previewPatterns(ctx, tried),
);

export const switchAutoMatchAction = adminAction(autoMatchSwitch, switchAutoMatch);

/** Runs `act` for each transaction by itself, with the version that the user saw. */
function eachSeen(
  transactions: readonly z.infer<typeof seen>[],
  act: (ref: { readonly id: string; readonly version: number | null }) => Promise<unknown>,
) {
  const versions = new Map(transactions.map((one) => [one.id, one.version]));
  return eachOf([...versions.keys()], (one) => act({ id: one, version: versions.get(one) ?? null }));
}

function versionOf({ version }: { readonly version: number }) {
  return { version };
}
