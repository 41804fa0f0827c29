"use client";

import { useMutation } from "@/components/shared/mutations/mutation";
import type { CategoryChoice } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { categoriseMutation } from "../transaction-mutations";
import CategoryDialog from "./category-dialog";

/** Asks what a transaction is that pays no commission, and says so. */
export default function CategoryOf({
  transaction,
  onClose,
  onSent,
}: {
  readonly transaction: TransactionRow;
  readonly onClose: () => void;
  readonly onSent: () => void;
}) {
  const { mutate, busy } = useMutation();
  const { name, category } = transaction;
  const send = async (choice: CategoryChoice) => {
    if (await mutate(categoriseMutation(transaction, choice))) onSent();
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
