import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextAreaField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { type Claim, claimRefusal } from "@/lib/reconciliation/unclaimed-commission/claim.model";
import { decline } from "./claim-mutations";

/** A dialog that declines a claim with a note to the agent. */
export default function DeclineClaim({
  claim,
  onClose,
}: {
  readonly claim: Claim;
  readonly onClose: () => void;
}) {
  const form = useForm({
    id: "decline-claim",
    of: claim.id,
    initial: { note: "" },
    schema: claimRefusal,
    inputOf: ({ note }) => ({ id: claim.id, note }),
    mutate: ({ note }) => decline(claim, note ?? ""),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Decline claim"
      description={`${claim.agent.name} claims it for ${claim.booking.confirmationNumber}.`}
      words={["Decline", "Declining..."]}
      className="sm:max-w-md"
      hasSummary={false}
    >
      <TextAreaField form={form} name="note" label="Note" hint="The agent reads it." maxLength={500} />
    </FormDialog>
  );
}
