import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextAreaField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { reviewAction } from "@/lib/inbox/ai-review/review.model";
import { type Decided, reject } from "./review-mutations";

/** A dialog that rejects an agent's correction, with a note to the agent. */
export default function RejectReview({
  review,
  onClose,
  onSent = onClose,
}: {
  readonly review: Decided;
  readonly onClose: () => void;
  readonly onSent?: () => void;
}) {
  const form = useForm({
    id: "reject-review",
    of: review.id,
    initial: { adminNotes: "" },
    schema: reviewAction,
    inputOf: ({ adminNotes }) => ({ action: "reject", adminNotes }),
    mutate: ({ adminNotes }) => reject(review, adminNotes ?? null),
    onClose,
    onSent,
  });
  return (
    <FormDialog
      form={form}
      title="Reject correction"
      description={review.email.subject ?? "No Subject"}
      words={["Reject", "Rejecting..."]}
      className="sm:max-w-md"
      hasSummary={false}
    >
      <TextAreaField
        form={form}
        name="adminNotes"
        label="Admin notes"
        hint="Sent to the agent."
        maxLength={2_000}
      />
    </FormDialog>
  );
}
