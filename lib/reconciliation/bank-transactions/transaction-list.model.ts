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

/** Which transactions somebody asks for, without the page. No status means all of them. */
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

/** The body of `POST /admin/bank-transactions/list`; `sort` is ours. */
export const transactionListQuery = z.object({
  ...skipQuery(20),
  filters: transactionFilter.prefault({}),
  sort: sortQuery(TRANSACTION_SORTS),
});
export type TransactionListQuery = z.output<typeof transactionListQuery>;

/** The statuses that a filter means: who asks for matched ones is shown the confirmed ones too. */
export function statusesOf(wanted: TransactionFilter["status"]): readonly TransactionStatus[] | null {
  if (!wanted || wanted.length === 0) return null;
  const matched = wanted.includes("AUTO_MATCHED") || wanted.includes("MANUAL_MATCHED");
  return [...new Set(matched ? [...wanted, "CONFIRMED" as const] : wanted)];
}

/** What a filter finds in one currency, in its minor units; what went out is negative. */
export type TransactionSum = {
  readonly currency: string;
  readonly count: number;
  readonly inMinor: number;
  readonly outMinor: number;
};

/** The query of the export: the list's filter with `status` joined by commas, or the ids of chosen ones; csv or xlsx. */
export const transactionExportQuery = z.object({
  ...transactionFilter.shape,
  status: withCommas(transactionFilter.shape.status),
  ids: chosenIds,
  format: sheetFormat,
});
export type TransactionExportQuery = z.output<typeof transactionExportQuery>;

/** The columns of the export; the amount in major units. */
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
