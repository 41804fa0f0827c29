import type { ChangeEvent } from "react";
import { FormField } from "@/components/shared/form/form-fields";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { Input } from "@/components/ui/input";
import { DETAIL_LABELS, type OnboardingDetails } from "@/lib/accounts/users/user.model";
import { editedPhone } from "./phone-number.model";

const DELETED: Readonly<Record<string, "backward" | "forward">> = {
  deleteContentBackward: "backward",
  deleteContentForward: "forward",
};

/**
 * A phone number, formatted in the American style while typing unless it begins with +. The caret
 * stays where the user edits.
 */
export function PhoneField({
  form,
  isMissing,
}: {
  readonly form: FormHandle<OnboardingDetails>;
  readonly isMissing: (value: string) => true | undefined;
}) {
  return (
    <FormField form={form} name="phoneNumber" label={DETAIL_LABELS.phoneNumber} required>
      {(control, value, change) => (
        <Input
          {...control}
          aria-invalid={isMissing(value)}
          type="tel"
          autoComplete="tel"
          placeholder="(123) 456-7890"
          value={value}
          onChange={(event) => change(written(event, value))}
        />
      )}
    </FormField>
  );
}

/**
 * Sets text and caret of the input directly, because React doesn't move the caret of an input
 * that already has its value.
 */
function written({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string): string {
  const deleted = "inputType" in nativeEvent ? DELETED[String(nativeEvent.inputType)] : undefined;
  const after = target.value;
  const edited = editedPhone({ before, after, caret: target.selectionStart ?? after.length, deleted });
  target.value = edited.text;
  target.setSelectionRange(edited.caret, edited.caret);
  return edited.text;
}
