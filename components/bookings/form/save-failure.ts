import { type FormError, formErrorsOf } from "@/components/shared/form/form-errors.model";
import type { ApiFailure } from "@/lib/api-client/api-failure";

/** The messages of a refused save, by the form's own names of its fields. */
export function savedErrorsOf(failure: ApiFailure): readonly FormError[] {
  const fields = Object.entries(failure.fields).map(([path, messages]) => [
    path.replace(/^(draft|change)\./, "").replace(/^supplier\..*/, "supplier"),
    messages,
  ]);
  return formErrorsOf(Object.fromEntries(fields));
}
