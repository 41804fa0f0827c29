"use client";

import type { FieldValues } from "react-hook-form";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { Button } from "@/components/ui/button";

/** Save and cancel of a small step inside a form; no submit buttons, since the form's element is another's. */
export function CorrectionButtons<Values extends FieldValues>({
  form,
  onClose,
}: {
  readonly form: FormHandle<Values>;
  readonly onClose: () => void;
}) {
  return (
    <div className="mt-2 flex gap-2">
      <Button size="sm" onClick={form.send} aria-disabled={form.busy}>
        {form.busy ? "Correcting..." : "Correct it"}
      </Button>
      <Button size="sm" variant="outline" onClick={onClose}>
        Leave it
      </Button>
    </div>
  );
}
