import { EllipsisIcon, PanelRightIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { MenuButton } from "@/components/shared/menu/menu-button";
import type { MenuItem } from "@/components/shared/menu/menu-item";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { openPeek, usePeeked } from "../peek/use-peeked";
import { ignoreMutation, restoreMutation, unlinkMutation } from "../transaction-mutations";
import { useRowStates } from "./row-states";
import { useDetailHref } from "./use-detail-href";

const { OnDemand: LinkDialog } = onDemand(() => import("../dialogs/link-dialog"));
const { OnDemand: CategoryOf } = onDemand(() => import("../dialogs/category-of"));

/** The actions for one transaction of the list. */
export function RowActions({ transaction }: { readonly transaction: TransactionRow }) {
  const { mutate } = useMutation();
  const { becomes } = useRowStates();
  const hrefOf = useDetailHref();
  const [asked, setAsked] = useState<"booking" | "report" | "category" | null>(null);
  const { id, name, target, status } = transaction;
  const close = () => setAsked(null);
  const isPeeked = usePeeked() === id;
  const paint = (changed: Partial<TransactionRow>) => ({ paint: () => becomes([id], changed) });
  const unlinked = { target: null, status: "PENDING_REVIEW" } as const;
  const items: MenuItem[] = [
    { label: "Open Details", href: hrefOf(id) },
    { label: "Peek", onSelect: () => openPeek(id) },
    { kind: "separator" },
    ...(target
      ? [
          {
            label: target.kind === "booking" ? "Unlink Booking" : "Unlink Report",
            onSelect: () => void mutate(unlinkMutation(transaction, paint(unlinked))),
          },
        ]
      : [
          { label: "Link to Booking", onSelect: () => setAsked("booking") },
          { label: "Link to Report", onSelect: () => setAsked("report") },
        ]),
    { kind: "separator" },
    ...(target ? [] : [{ label: "Set Category", onSelect: () => setAsked("category") }]),
    status === "IGNORED"
      ? {
          label: "Restore",
          onSelect: () =>
            void mutate(
              restoreMutation(transaction, paint({ status: "METADATA_EXTRACTED", category: null })),
            ),
        }
      : {
          label: "Ignore",
          onSelect: () =>
            void mutate(ignoreMutation(transaction, paint({ target: null, status: "IGNORED" }))),
        },
  ];
  return (
    <span className="relative z-10 inline-flex items-center justify-end">
      <Button
        variant="ghost"
        size="icon-sm"
        data-peek=""
        className="size-6 max-md:hidden"
        aria-label={`Peek at ${name || "transaction"}`}
        aria-pressed={isPeeked}
        onClick={() => openPeek(isPeeked ? null : id)}
      >
        <PanelRightIcon />
      </Button>
      <MenuButton
        variant="ghost"
        size="icon-sm"
        className="size-6"
        aria-label={`Actions for ${name || "transaction"}`}
        items={items}
      >
        <EllipsisIcon />
      </MenuButton>
      {asked === "category" ? <CategoryOf transaction={transaction} onClose={close} /> : null}
      {asked === "booking" || asked === "report" ? (
        <LinkDialog transaction={transaction} to={asked} onClose={close} />
      ) : null}
    </span>
  );
}
