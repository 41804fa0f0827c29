"use client";

import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import LinkDialog from "./link-dialog";
import { SplitDialog } from "./split/split-dialog";
import { SupplierDialog } from "./supplier-dialog";

/** The dialog that the address asks for. */
export default function WorkbenchDialogs({
  dialog,
  detail,
  onClose,
  onDecided,
}: {
  readonly dialog: "link-booking" | "link-report" | "supplier" | "split";
  readonly detail: TransactionDetail;
  readonly onClose: () => void;
  /** What was sent settles the transaction. */
  readonly onDecided: () => void;
}) {
  const onSent = () => {
    onClose();
    onDecided();
  };
  if (dialog === "supplier") return <SupplierDialog detail={detail} onClose={onClose} />;
  if (dialog === "split") return <SplitDialog {...{ detail, onClose, onSent }} />;
  const to = dialog === "link-booking" ? "booking" : "report";
  return <LinkDialog transaction={detail} {...{ to, onClose, onSent }} />;
}
