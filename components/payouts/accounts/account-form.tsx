import { useProof } from "@/components/accounts/account/proof/use-proof";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { SelectField, TextField } from "@/components/shared/form/form-fields";
import { useValues } from "@/components/shared/form/use-field";
import { useForm } from "@/components/shared/form/use-form";
import { payoutAccountDraft } from "@/lib/payouts/accounts/payout-account.model";
import type { AccountKind } from "@/lib/payouts/bank-files/transfer.model";
import { ACCOUNT_USES } from "./account-uses.model";
import { savePayoutAccountAction } from "./actions";

type Fields = {
  readonly kind: AccountKind;
  readonly holder: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly use: "checking" | "savings";
  readonly holds: "person" | "company";
  readonly iban: string;
};

const BLANK: Fields = {
  kind: "US",
  holder: "",
  routingNumber: "",
  accountNumber: "",
  use: "checking",
  holds: "person",
  iban: "",
};

const KINDS = [
  ["US", "United States"],
  ["IBAN", "IBAN"],
] as const;
const HOLDERS = [
  ["person", "A person"],
  ["company", "A company"],
] as const;

/** A dialog for the bank account to which the agent is paid. It replaces an existing account of the same kind. */
export default function AccountForm({ onClose }: { readonly onClose: () => void }) {
  const { proved, asking } = useProof();
  const form = useForm({
    id: "payout-account",
    initial: BLANK,
    schema: payoutAccountDraft,
    inputOf: ({ iban, ...us }: Fields) =>
      us.kind === "IBAN" ? { kind: us.kind, holder: us.holder, iban } : { ...us, kind: us.kind },
    mutate: (draft) => ({
      run: () => proved(savePayoutAccountAction, draft),
      tells: () => ({
        said: "Bank account saved",
        description: "The first payment to it can be made in two days.",
      }),
      failed: "Failed to save the bank account",
    }),
    onClose,
    unnamed: "root",
  });
  const { kind } = useValues(form);
  return (
    <>
      <FormDialog
        form={form}
        title="Bank account"
        description="Where your commission goes. Only its last four digits are shown again; nothing is paid to it for two days."
        words={["Save", "Saving..."]}
        className="sm:max-w-md"
      >
        <SelectField form={form} name="kind" label="Kind" choices={KINDS} />
        <TextField form={form} name="holder" label="Name on the account" required />
        {kind === "US" ? (
          <>
            <TextField
              form={form}
              name="routingNumber"
              label="Routing number"
              required
              inputMode="numeric"
              maxLength={40}
            />
            <TextField
              form={form}
              name="accountNumber"
              label="Account number"
              required
              inputMode="numeric"
              maxLength={40}
            />
            <SelectField form={form} name="use" label="Account" choices={ACCOUNT_USES} />
            <SelectField form={form} name="holds" label="Account holder" choices={HOLDERS} />
          </>
        ) : (
          <TextField
            form={form}
            name="iban"
            label="IBAN"
            required
            autoCapitalize="characters"
            maxLength={60}
          />
        )}
      </FormDialog>
      {asking}
    </>
  );
}
