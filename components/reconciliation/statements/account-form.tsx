import { useState } from "react";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { draftKey, idempotencyKeyOf } from "@/components/shared/form/form-drafts";
import { SelectField, TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { setResource } from "@/lib/platform/api-client/resource";
import { runAction } from "@/lib/platform/api-client/run-action";
import { OFFERED_CURRENCIES } from "@/lib/platform/base/money";
import {
  accountDraft,
  type BankAccount,
} from "@/lib/reconciliation/bank-transactions/accounts/account.model";
import { ACCOUNTS } from "./account-resource";
import { addAccountAction, editAccountAction } from "./actions";

const FORM = "bank-account-form";

type Fields = { readonly name: string; readonly currency: string; readonly lastDigits: string };

/** A form that adds or edits a bank account of the platform. */
export function AccountForm({
  account,
  onClose,
}: {
  readonly account: BankAccount | null;
  readonly onClose: () => void;
}) {
  const [id] = useState(() => account?.id ?? idempotencyKeyOf(draftKey(FORM)));
  const initial: Fields = {
    name: account?.name ?? "",
    currency: account?.currency ?? "USD",
    lastDigits: account?.lastDigits ?? "",
  };
  const form = useForm({
    id: FORM,
    of: account?.id ?? "new",
    initial,
    schema: accountDraft,
    inputOf: (fields: Fields) => fields,
    mutate: (draft) => ({
      run: async () => {
        const parsed = accountDraft.parse(draft);
        const saved = account
          ? await runAction(editAccountAction, { id, version: account.version, draft: parsed })
          : await runAction(addAccountAction, { id, draft: parsed });
        setResource<readonly BankAccount[]>(ACCOUNTS, (known = []) => [
          ...known.filter((one) => one.id !== saved.id),
          saved,
        ]);
      },
      tells: () => ({ said: account ? "Bank account saved" : "Bank account added" }),
      failed: "Failed to save the bank account",
    }),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={account ? "Edit Bank Account" : "Add Bank Account"}
      words={account ? ["Save", "Saving..."] : ["Add Account", "Adding..."]}
      className="sm:max-w-md"
    >
      <TextField form={form} name="name" label="Account name" required />
      <SelectField form={form} name="currency" label="Currency" required choices={codesWith} />
      <TextField
        form={form}
        name="lastDigits"
        label="Last digits"
        hint="Of the account number. Statements of another account are refused."
        inputMode="numeric"
        maxLength={6}
      />
    </FormDialog>
  );
}

function codesWith(code: string): readonly string[] {
  const codes: readonly string[] = OFFERED_CURRENCIES;
  return codes.includes(code) ? codes : [code, ...codes];
}
