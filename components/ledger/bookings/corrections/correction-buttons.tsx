import type { FieldValues } from "react-hook-form";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { Unsaved } from "@/components/shared/form/unsaved";
import { Button } from "@/components/ui/button";

/**
 * The buttons of a small form inside another form. They aren't submit buttons, since the form
 * element is the outer one's.
 */
export function CorrectionButtons<Values extends FieldValues>({
  form,
}: {
  readonly form: FormHandle<Values>;
}) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Unsaved form={form} />
      <Button size="sm" variant="secondary" onClick={form.send} aria-disabled={form.busy}>
        {form.busy ? "Correcting..." : "Correct it"}
      </Button>
      <Button size="sm" variant="outline" onClick={form.close}>
        Keep it
      </Button>
    </div>
  );
}
