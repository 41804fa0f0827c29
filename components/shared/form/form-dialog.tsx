import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { Dialog } from "@/components/ui/dialog";
import { Form, SubmitButton } from "./form";
import type { FormHandle } from "./form-handle";

/** A dialog with a single form, whose fields are `children`. `words` are the submit button's labels. */
export function FormDialog<Values extends FieldValues>({
  form,
  words,
  hasSummary = true,
  fieldsClassName = "flex flex-col gap-4",
  children,
  ...dialog
}: Omit<ComponentProps<typeof Dialog>, "footer" | "onClose"> & {
  readonly form: FormHandle<Values>;
  readonly words: readonly [ready: string, busy: string];
  /** False where the form has a single field. */
  readonly hasSummary?: boolean;
  readonly fieldsClassName?: string;
}) {
  const submit = <SubmitButton form={form} words={words} />;
  return (
    <Dialog {...dialog} cancel="Cancel" footer={submit} onClose={form.close}>
      <Form form={form} hasSummary={hasSummary} className={fieldsClassName}>
        {children}
      </Form>
    </Dialog>
  );
}
