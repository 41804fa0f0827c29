import { CircleAlertIcon } from "lucide-react";
import type { FieldPathByValue, FieldValues, PathValue } from "react-hook-form";
import { FormField } from "@/components/shared/form/form-fields";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Checkbox } from "@/components/ui/checkbox";
import { counted } from "@/lib/platform/base/text";

/** The inconsistencies in a statement's amounts, and the checkbox that must be ticked to import it anyway. */
export function ImportDoubts<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, readonly string[]>,
>({
  form,
  name,
  doubts,
}: {
  readonly form: FormHandle<Values>;
  readonly name: Name;
  readonly doubts: readonly string[];
}) {
  const [only] = doubts.length === 1 ? doubts : [];
  return (
    <section aria-label="What does not hold" className="flex flex-col gap-3">
      <Alert tone="warn">
        <CircleAlertIcon />
        <AlertTitle>{counted(doubts.length, "figure does", "figures do")} not hold</AlertTitle>
        <AlertDescription>
          <ul className="max-h-40 overflow-y-auto">
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </AlertDescription>
      </Alert>
      <FormField
        form={form}
        name={name}
        label={
          only ? "Import although this does not hold" : `Import although these ${doubts.length} do not hold`
        }
      >
        {(control, accepted: readonly string[], change) => (
          <Checkbox
            {...control}
            checked={doubts.every((doubt) => accepted.includes(doubt))}
            onChange={(event) => change((event.target.checked ? doubts : []) as PathValue<Values, Name>)}
          />
        )}
      </FormField>
    </section>
  );
}
