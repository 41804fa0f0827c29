import { useProof } from "@/components/accounts/account/proof/use-proof";
import { ACCOUNT_USES } from "@/components/payouts/accounts/account-uses.model";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { SelectField, TextField } from "@/components/shared/form/form-fields";
import { useValues } from "@/components/shared/form/use-field";
import { useForm } from "@/components/shared/form/use-form";
import { payerDraft } from "@/lib/payouts/bank-files/payer.model";
import { savePayerAction } from "./actions";

const BLANK = {
  bankRouting: "",
  bankName: "",
  companyName: "",
  companyId: "",
  entryDescription: "COMMISSION",
  balance: "no",
  accountNumber: "",
  use: "checking" as "checking" | "savings",
};

/** A dialog for the payer's details in NACHA files, as registered with the platform's bank. */
export default function NachaPayerForm({ onClose }: { readonly onClose: () => void }) {
  const { proved, asking } = useProof();
  const form = useForm({
    id: "nacha-payer",
    initial: BLANK,
    schema: payerDraft,
    inputOf: ({ balance, accountNumber, use, ...payer }: typeof BLANK) => ({
      ...payer,
      kind: "nacha" as const,
      offset: balance === "yes" ? { routingNumber: payer.bankRouting, accountNumber, use } : null,
    }),
    mutate: (draft) => ({
      run: () => proved(savePayerAction, draft),
      tells: () => ({ said: "Saved" }),
      failed: "Failed to save the paying account",
    }),
    onClose,
    unnamed: "root",
  });
  const { balance } = useValues(form);
  return (
    <>
      <FormDialog
        form={form}
        title="Pay by NACHA files"
        description="As registered with your bank for ACH credits. It replaces the earlier details."
        words={["Save", "Saving..."]}
        fieldsClassName="grid gap-4 sm:grid-cols-2"
      >
        <TextField form={form} name="bankName" label="Bank" required maxLength={40} />
        <TextField form={form} name="bankRouting" label="Its routing number" required maxLength={40} />
        <TextField form={form} name="companyName" label="Company name" required maxLength={40} />
        <TextField form={form} name="companyId" label="Company id" required maxLength={40} />
        <TextField
          form={form}
          name="entryDescription"
          label="Description"
          hint="What agents see on their bank statement"
          required
          maxLength={40}
        />
        <SelectField
          form={form}
          name="balance"
          label="Balanced file"
          hint="Your bank says whether it wants one"
          choices={[
            ["no", "No"],
            ["yes", "Yes, with the account that pays"],
          ]}
        />
        {balance === "yes" ? (
          <>
            <TextField form={form} name="accountNumber" label="Account that pays" required maxLength={40} />
            <SelectField form={form} name="use" label="Its kind" choices={ACCOUNT_USES} />
          </>
        ) : null}
      </FormDialog>
      {asking}
    </>
  );
}
