"use client";

import { useMutation } from "@/components/shared/mutations/mutation";
import type { CategoryChoice } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { categoriseMutation, shownAtOnce } from "../transaction-mutations";
import CategoryDialog from "./category-dialog";

/** Asks what a transaction is that pays no commission, and says so. */
export default function CategoryOf({
  transaction,
  onClose,
  decide,
}: {
  readonly transaction: TransactionRow;
  readonly onClose: () => void;
  /** Shows at once that it is put aside, where that leads to the next; answers the way back. */
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
