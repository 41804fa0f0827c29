import { Badge, type BadgeTone } from "@/components/ui/badge";
import { CATEGORY_WORDS } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import type { TransactionStatus } from "@/lib/reconciliation/bank-transactions/transaction-status.model";
import { TRANSACTION_LABELS } from "./transaction-words.model";

const TONES: Readonly<Record<TransactionStatus, BadgeTone>> = {
  NEW: "grey",
  METADATA_EXTRACTED: "grey",
  PENDING_REVIEW: "warn",
  AUTO_MATCHED: "info",
  MATCHED_NEEDS_CONFIRMATION: "warn",
  CONFIRMED: "ok",
  MANUAL_MATCHED: "ok",
  EXCEPTION: "danger",
  CLOSED: "ok",
  IGNORED: "grey",
};

/** The status of a transaction, and its category if it pays no commission. */
export function TransactionBadge({ status, category }: Pick<TransactionRow, "status" | "category">) {
  return (
    <Badge tone={TONES[status]} className="@max-[42rem]/list:min-w-28 @max-[42rem]/list:whitespace-normal">
      {TRANSACTION_LABELS[status]}
      {category ? ` · ${CATEGORY_WORDS[category.is]}` : null}
    </Badge>
  );
}
