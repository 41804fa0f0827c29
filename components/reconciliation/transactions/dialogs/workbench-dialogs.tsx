import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import type { TransactionStatus } from "@/lib/reconciliation/bank-transactions/transaction-status.model";
import CategoryOf from "./category-of";
import type { WorkbenchDialog } from "./dialog-name.model";
import LinkDialog from "./link-dialog";
import { OfferDialog } from "./offer-dialog";
import { SplitDialog } from "./split/split-dialog";
import { SupplierDialog } from "./supplier-dialog";

/** The dialog that the address requests. */
export default function WorkbenchDialogs({
  dialog,
  detail,
  onClose,
  onDecided,
}: {
  readonly dialog: WorkbenchDialog;
  readonly detail: TransactionDetail;
  readonly onClose: () => void;
  /** Shows the transaction as settled with this status. Returns a function that reverts it. */
  readonly onDecided: (status: TransactionStatus) => () => void;
}) {
  const onSent = () => {
    onClose();
    onDecided("MANUAL_MATCHED");
  };
  if (dialog === "supplier") return <SupplierDialog detail={detail} onClose={onClose} />;
  if (dialog === "split") return <SplitDialog {...{ detail, onClose, onSent }} />;
  if (dialog === "offer") return <OfferDialog detail={detail} onClose={onClose} />;
  if (dialog === "category")
    return <CategoryOf transaction={detail} onClose={onClose} decide={() => onDecided("IGNORED")} />;
  const to = dialog === "link-booking" ? "booking" : "report";
  return <LinkDialog transaction={detail} {...{ to, onClose, onSent }} />;
}
