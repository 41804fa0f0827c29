import { useMutation } from "@/components/shared/mutations/mutation";
import type { CategoryChoice } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { categoriseMutation, shownAtOnce } from "../transaction-mutations";
import CategoryDialog from "./category-dialog";

/** A dialog that sets the category of a transaction that pays no commission. */
export default function CategoryOf({
  transaction,
  onClose,
  decide,
}: {
  readonly transaction: TransactionRow;
  readonly onClose: () => void;
  /** Shows the transaction as ignored at once, where that opens the next one. Returns a function that reverts it. */
  readonly decide?: () => () => void;
}) {
  const { mutate, busy } = useMutation();
  const { name, category } = transaction;
  const send = async (choice: CategoryChoice) => {
    if (decide) onClose();
    const isDone = await mutate(categoriseMutation(transaction, choice, decide && shownAtOnce(decide)));
    if (isDone && !decide) onClose();
  };
  return (
    <CategoryDialog
      about={name || "No description"}
      present={category}
      busy={busy}
      onClose={onClose}
      onChoose={(choice) => void send(choice)}
    />
  );
}
