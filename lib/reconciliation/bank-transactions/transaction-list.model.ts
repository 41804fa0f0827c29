import { z } from "zod";
import { CATEGORIES, TRANSACTION_SORTS } from "@/lib/platform/base/addresses/admin-addresses.model";
import { sortField } from "@/lib/platform/base/addresses/url-state.model";
import { type Money, major } from "@/lib/platform/base/money";
import { optionalId, searchText, skipQuery } from "@/lib/platform/base/paging";
import { calendarDateSchema } from "@/lib/platform/base/schemas";
import { CATEGORY_WORDS } from "./categories/category.model";
import type { TransactionRow } from "./transaction.model";
import { TRANSACTION_STATUSES, type TransactionStatus } from "./transaction-status.model";

const SORT = new RegExp(`^-?(${TRANSACTION_SORTS.join("|")})$`);
const day = z.preprocess(
  (value) => (value === "" || value === null ? undefined : value),
  calendarDateSchema.optional(),
);

/** Which transactions somebody asks for, without the page. No status means all of them. */
export const transactionFilter = z.object({
  search: searchText,
  status: z
    .array(z.enum(TRANSACTION_STATUSES, { error: `status must be among ${TRANSACTION_STATUSES.join(", ")}` }))
    .max(TRANSACTION_STATUSES.length)
    .optional(),
  category: z.enum(CATEGORIES, { error: `category must be one of ${CATEGORIES.join(", ")}` }).optional(),
  account: optionalId("account").optional(),
  dateFrom: day,
  dateTo: day,
});
export type TransactionFilter = z.output<typeof transactionFilter>;

/** The body of `POST /admin/bank-transactions/list`; `sort` is ours. */
export const transactionListQuery = z.object({
  ...skipQuery(20),
  filters: transactionFilter.prefault({}),
  sort: z
    .string()
    .regex(SORT, `sort must be one of ${TRANSACTION_SORTS.join(", ")}, with - before it to turn it round`)
    .transform((sort) => sortField(TRANSACTION_SORTS).parse(sort))
    .optional(),
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

const list = z.preprocess(
  (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
  transactionFilter.shape.status,
);

/** The query of the export: the list's filter with `status` joined by commas, or the ids of chosen ones; csv or xlsx. */
export const transactionExportQuery = z.object({
  ...transactionFilter.shape,
  status: list,
  ids: z
    .string()
    .max(4_000)
    .transform((value) => value.split(",").filter(Boolean))
    .pipe(z.array(z.uuid({ error: "ids must be ids" })).max(100))
    .optional(),
  format: z.enum(["csv", "xlsx"], { error: "format must be csv or xlsx" }).default("csv"),
});
export type TransactionExportQuery = z.output<typeof transactionExportQuery>;

export const TRANSACTION_EXPORT_HEADER = [
  "Date",
  "Description",
  "Payer",
  "Amount",
  "Currency",
  "Supplier",
  "Linked To",
  "Status",
  "Account",
  "Category",
  "Note",
] as const;

/** One line of the export, in the order of its header; the amount in major units. */
export function transactionExportLine(row: TransactionRow): readonly (string | number)[] {
  const amount: Money = row.amount;
  return [
    row.date,
    row.name,
    row.payer ?? "",
    major(amount),
    amount.currency,
    row.supplier?.name ?? "",
    linkedWords(row),
    row.status,
    row.account.name,
    row.category ? CATEGORY_WORDS[row.category.is] : "",
    row.category?.note ?? "",
  ];
}

function linkedWords({ target }: TransactionRow): string {
  if (!target) return "";
  if (target.kind === "booking") return target.booking.confirmationNumber;
  return `Report ${target.report.referenceNumber} (${target.matchedCount} / ${target.totalCount})`;
}
