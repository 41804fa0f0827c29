import { RotateCcwIcon } from "lucide-react";
import type { FieldValues } from "react-hook-form";
import { Alert, AlertAction, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DiscardPrompt } from "./discard-prompt";
import type { FormHandle } from "./form-handle";

/**
 * Shows a form's unsaved state: a notice that input was restored after a reload, and the confirmation dialog before
 * input is discarded.
 */
export function Unsaved<Values extends FieldValues>({ form }: { readonly form: FormHandle<Values> }) {
  return (
    <>
      {form.isBack ? (
        <Alert tone="info">
          <RotateCcwIcon />
          <AlertTitle>We kept what you had typed.</AlertTitle>
          <AlertAction>
            <Button variant="outline" size="sm" onClick={form.startOver}>
              Start Over
            </Button>
          </AlertAction>
        </Alert>
      ) : null}
      <DiscardPrompt {...form.leaving} />
    </>
  );
}
