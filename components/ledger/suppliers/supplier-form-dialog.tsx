"use client";

import type { ReactNode } from "react";
import { FormDialog } from "@/components/shared/form/form-dialog";
import type { FormHandle } from "@/components/shared/form/form-handle";
import type { SupplierFields } from "./supplier-fields.model";
import { SupplierForm } from "./supplier-form";

/** The dialog that adds or changes a supplier. `shared` is the name of a supplier that the agent doesn't own. */
export function SupplierFormDialog({
  form,
  shared,
  more,
  title,
  words,
}: {
  readonly form: FormHandle<SupplierFields>;
  readonly shared?: string;
  readonly more?: ReactNode;
  readonly title: string;
  readonly words: readonly [ready: string, busy: string];
}) {
  const isOwn = shared === undefined;
  return (
    <FormDialog
      form={form}
      title={title}
      description={
        isOwn ? undefined : `${shared} is shared by all agents: what you settle here is yours alone.`
      }
      words={words}
      className="sm:max-w-xl"
    >
      <SupplierForm form={form} isOwn={isOwn} more={more} />
    </FormDialog>
  );
}
