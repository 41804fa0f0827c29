import { useProof } from "@/components/accounts/account/proof/use-proof";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { payerDraft } from "@/lib/payouts/bank-files/payer.model";
import { savePayerAction } from "./actions";

const BLANK = { name: "", iban: "", bic: "" };

/** A dialog for the account from which the platform pays by SEPA. */
export default function SepaPayerForm({ onClose }: { readonly onClose: () => void }) {
  const { proved, asking } = useProof();
  const form = useForm({
    id: "sepa-payer",
    initial: BLANK,
    schema: payerDraft,
    inputOf: ({ bic, ...payer }: typeof BLANK) => ({
      ...payer,
      kind: "sepa" as const,
      bic: bic.trim() || null,
    }),
    mutate: (draft) => ({
      run: () => proved(savePayerAction, draft),
      tells: () => ({ said: "Saved" }),
      failed: "Failed to save the paying account",
    }),
    onClose,
    unnamed: "root",
  });
  return (
    <>
      <FormDialog
        form={form}
        title="Pay by SEPA"
        description="The account that pays in euro. It replaces the earlier one."
        words={["Save", "Saving..."]}
        className="sm:max-w-md"
      >
        <TextField form={form} name="name" label="Company name" required maxLength={70} />
        <TextField form={form} name="iban" label="IBAN" required maxLength={70} />
        <TextField
          form={form}
          name="bic"
          label="BIC"
          hint="Only where your bank asks for it"
          maxLength={70}
        />
      </FormDialog>
      {asking}
    </>
  );
}
