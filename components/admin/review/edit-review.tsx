"use client";

import { useState } from "react";
import { Form, SubmitButton } from "@/components/shared/form/form";
import { DateField, FormField, TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { type ReviewDetail, reviewAction } from "@/lib/ai-review/review.model";
import { type CorrectionDraft, correctedDataOf, draftOf } from "./correction-draft.model";
import { CurrencyField, MoreFields } from "./correction-fields";
import { approve } from "./review-moves";

/** "Edit & Correct": the five fields, the rest on demand, and notes to the agent. */
export default function EditReview({
  detail,
  onClose,
  onSent,
}: {
  readonly detail: ReviewDetail;
  readonly onClose: () => void;
  readonly onSent: () => void;
}) {
  const { review, mail } = detail;
  const present = draftOf(review, mail);
  const [more, setMore] = useState(false);
  const form = useForm<CorrectionDraft, typeof reviewAction>({
    id: "edit-review",
    of: review.id,
    initial: present,
    schema: reviewAction,
    inputOf: (values) => ({
      action: "approve",
      adminNotes: values.adminNotes,
      correctedData: correctedDataOf(mail, values),
    }),
    move: (decision) =>
      approve({ id: review.id, email: { ...review.email, version: mail.version } }, decision),
    onClose,
    onSent,
  });
  return (
    <Form form={form} className="flex flex-col gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
        <TextField
          form={form}
          name="expectedCommissionAmount"
          label="Commission amount"
          input={{ inputMode: "decimal", autoFocus: true }}
        />
        <CurrencyField form={form} name="expectedCommissionCurrency" label="Currency" />
      </div>
      <TextField form={form} name="clientName" label="Client name" input={{ maxLength: 200 }} />
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-1.5 font-medium text-sm">Travel dates</legend>
        <DateField form={form} name="startDate" label="Start" chooseLabel="Choose start date" />
        <DateField form={form} name="endDate" label="End" chooseLabel="Choose end date" />
      </fieldset>
      <TextField
        form={form}
        name="confirmationNumber"
        label="Confirmation number"
        input={{ maxLength: 200, className: "font-mono" }}
      />
      {more ? (
        <MoreFields form={form} />
      ) : (
        <Button variant="link" size="inline" className="self-start text-sm" onClick={() => setMore(true)}>
          Total, supplier and status
        </Button>
      )}
      <FormField form={form} name="adminNotes" label="Admin notes (sent to the agent)">
        {(control, value, change) => (
          <Textarea
            {...control}
            maxLength={2_000}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </FormField>
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} words={["Save & Send to Agent", "Sending..."]} />
        <Button variant="outline" onClick={form.close}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
