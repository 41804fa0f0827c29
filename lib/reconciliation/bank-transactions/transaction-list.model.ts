import { z } from "zod";
import { CATEGORIES, TRANSACTION_SORTS } from "@/lib/platform/base/addresses/admin-addresses.model";
import { major } from "@/lib/platform/base/money";
import {
  chosenIds,
  optionalId,
  searchText,
  sheetFormat,
  skipQuery,
  sortQuery,
  withCommas,
} from "@/lib/platform/base/paging";
import { optionalDay } from "@/lib/platform/base/schemas";
import type { Columns } from "@/lib/platform/base/sheet";
import { CATEGORY_WORDS } from "./categories/category.model";
import type { TransactionRow } from "./transaction.model";
import { TRANSACTION_STATUSES, type TransactionStatus } from "./transaction-status.model";

/** The filter of the transaction list. Without a status, it includes all of them. */
export const transactionFilter = z.object({
  search: searchText,
  status: z
    .array(z.enum(TRANSACTION_STATUSES, { error: `status must be among ${TRANSACTION_STATUSES.join(", ")}` }))
    .max(TRANSACTION_STATUSES.length)
    .optional(),
  category: z.enum(CATEGORIES, { error: `category must be one of ${CATEGORIES.join(", ")}` }).optional(),
  account: optionalId("account").optional(),
  dateFrom: optionalDay,
  dateTo: optionalDay,
});
export type TransactionFilter = z.output<typeof transactionFilter>;

/** The body of `POST /admin/bank-transactions/list`. `sort` isn't part of the specification. */
export const transactionListQuery = z.object({
  ...skipQuery(20),
  filters: transactionFilter.prefault({}),
  sort: sortQuery(TRANSACTION_SORTS),
});
export type TransactionListQuery = z.output<typeof transactionListQuery>;

/**
 * Returns the statuses that a filter includes, or null for all. A filter for matched transactions includes confirmed
 * ones too.
 */
export function statusesOf(wanted: TransactionFilter["status"]): readonly TransactionStatus[] | null {
  if (!wanted || wanted.length === 0) return null;
  const matched = wanted.includes("AUTO_MATCHED") || wanted.includes("MANUAL_MATCHED");
  return [...new Set(matched ? [...wanted, "CONFIRMED" as const] : wanted)];
}

/** The matches of a filter in one currency, in minor units. Outgoing sums are negative. */
export type TransactionSum = {
  readonly currency: string;
  readonly count: number;
  readonly inMinor: number;
  readonly outMinor: number;
};

/**
 * The query of the export: the list's filter with statuses separated by commas, or the ids of selected transactions,
 * and the format csv or xlsx.
 */
export const transactionExportQuery = z.object({
  ...transactionFilter.shape,
  status: withCommas(transactionFilter.shape.status),
  ids: chosenIds,
  format: sheetFormat,
});
export type TransactionExportQuery = z.output<typeof transactionExportQuery>;

/** The columns of the export, with the amount in major units. */
export const TRANSACTION_COLUMNS: Columns<TransactionRow> = [
  ["Date", ({ date }) => date],
  ["Description", ({ name }) => name],
  ["Payer", ({ payer }) => payer],
  ["Amount", ({ amount }) => major(amount)],
  ["Currency", ({ amount }) => amount.currency],
  ["Supplier", ({ supplier }) => supplier?.name],
  ["Linked To", linkedWords],
  ["Status", ({ status }) => status],
  ["Account", ({ account }) => account.name],
  ["Category", ({ category }) => category && CATEGORY_WORDS[category.is]],
  ["Note", ({ category }) => category?.note],
];

function linkedWords({ target }: TransactionRow): string {
  if (!target) return "";
  if (target.kind === "booking") return target.booking.confirmationNumber;
  return `Report ${target.report.referenceNumber} (${target.matchedCount} / ${target.totalCount})`;
}
