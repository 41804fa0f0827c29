import { useState } from "react";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useResource } from "@/lib/platform/api-client/resource";
import type { BankAccount } from "@/lib/reconciliation/bank-transactions/accounts/account.model";
import { AccountForm } from "./account-form";
import { ACCOUNTS } from "./account-resource";

/** A dialog with the platform's bank accounts, where they can be added and edited. */
export default function BankAccounts({ onClose }: { readonly onClose: () => void }) {
  const { data: accounts, error, refetch } = useResource(ACCOUNTS);
  const [edited, setEdited] = useState<BankAccount | "new" | null>(null);
  return (
    <Dialog
      title="Bank Accounts"
      cancel="Back"
      footer={<Button onClick={() => setEdited("new")}>Add Account</Button>}
      over={
        edited ? (
          <AccountForm account={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
        ) : null
      }
      onClose={onClose}
    >
      {error && !accounts ? (
        <LoadFailed message="Failed to load the bank accounts" onRetry={() => void refetch()} />
      ) : (
        <AccountList accounts={accounts} onEdit={setEdited} />
      )}
    </Dialog>
  );
}

function AccountList({
  accounts,
  onEdit,
}: {
  readonly accounts: readonly BankAccount[] | undefined;
  readonly onEdit: (account: BankAccount) => void;
}) {
  if (accounts?.length === 0)
    return <p className="py-6 text-center text-muted-foreground">No bank accounts yet.</p>;
  return (
    <ul
      aria-label="Bank accounts"
      aria-busy={!accounts}
      className={`divide-y rounded-lg border ${accounts ? "" : "min-h-24"}`}
    >
      {(accounts ?? []).map((account) => (
        <li key={account.id} className="flex items-center justify-between gap-3 px-3 py-2">
          <span className="min-w-0">
            <span className="block truncate font-medium">{account.name}</span>
            <span className="text-muted-foreground text-sm">
              {account.currency}
              {account.lastDigits ? `, ending in ${account.lastDigits}` : ""}
            </span>
          </span>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Edit ${account.name}`}
            onClick={() => onEdit(account)}
          >
            Edit
          </Button>
        </li>
      ))}
    </ul>
  );
}
