import { useEffect } from "react";
import { Form, SubmitButton } from "@/components/shared/form/form";
import { TextAreaField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { Button } from "@/components/ui/button";
import { type ReviewDetail, reviewAction } from "@/lib/inbox/ai-review/review.model";
import {
  type CorrectionDraft,
  correctionsOf,
  draftOf,
  openPlaces,
  placed,
  placeIn,
} from "./correction-draft.model";
import { BookingFields } from "./correction-fields";
import { approve } from "./review-mutations";

type Props = {
  readonly detail: ReviewDetail;
  /** The position of the shown booking; input for the others is kept. */
  readonly position: number;
  readonly onPosition: (position: number) => void;
  readonly onClose: () => void;
  readonly onSent: () => void;
};

/**
 * The "Edit & Correct" dialog: the five main fields of each booking of the email, the others on
 * demand, and notes to the agent.
 */
export default function EditReview({ detail, position, onPosition, onClose, onSent }: Props) {
  const { review, mail } = detail;
  const form = useForm<CorrectionDraft, typeof reviewAction>({
    id: "edit-review",
    of: review.id,
    initial: draftOf(detail),
    schema: reviewAction,
    inputOf: (values) => ({
      action: "approve",
      adminNotes: values.adminNotes,
      ...correctionsOf(detail, values),
    }),
    mutate: (decision) =>
      approve({ id: review.id, email: { ...review.email, version: mail.version } }, decision),
    onClose,
    onSent,
    unnamed: "root",
  });
  const [refused] = form.errors;
  const refusedAt = refused?.field === undefined ? null : placeIn(review, refused.field);
  useEffect(() => {
    if (refused && refusedAt !== null) onPosition(refusedAt);
  }, [refused, refusedAt, onPosition]);
  return (
    <Form form={form} className="flex flex-col gap-3">
      {openPlaces(detail).includes(position) ? (
        <BookingFields key={position} form={form} at={(name) => placed(review, position, name)} />
      ) : (
        <p className="text-sm">The agent has already converted this booking, so it is not changed.</p>
      )}
      <TextAreaField
        form={form}
        name="adminNotes"
        label="Admin notes (sent to the agent)"
        maxLength={2_000}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} words={["Save & Send to Agent", "Sending..."]} />
        <Button variant="outline" onClick={form.close}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
