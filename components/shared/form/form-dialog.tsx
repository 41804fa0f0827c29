"use client";

import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { Dialog } from "@/components/ui/dialog";
import { SubmitButton } from "./form";
import type { FormHandle } from "./form-handle";

/** A dialog with a single form, whose fields are `children`. `words` are the submit button's labels. */
export function FormDialog<Values extends FieldValues>({
  form,
  words,
  ...dialog
}: Omit<ComponentProps<typeof Dialog>, "footer" | "onClose"> & {
  readonly form: FormHandle<Values>;
  readonly words: readonly [ready: string, busy: string];
}) {
  return (
    <Dialog
      {...dialog}
      cancel="Cancel"
      footer={<SubmitButton form={form} words={words} />}
      onClose={form.close}
    />
  );
}
