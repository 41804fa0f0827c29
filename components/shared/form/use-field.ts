import { type FieldValues, type Path, type PathValue, useController, useWatch } from "react-hook-form";
import type { FormHandle } from "./form-handle";

/**
 * Returns the value of one field and the function that changes it. Only the component that calls this hook re-renders
 * on each keystroke.
 */
export function useField<Values extends FieldValues, Name extends Path<Values>>(
  form: FormHandle<Values>,
  name: Name,
) {
  const { field } = useController({ control: form.control, name });
  const value: PathValue<Values, Name> = field.value;
  const change = (next: PathValue<Values, Name>) => {
    form.edited();
    field.onChange(next);
  };
  return { value, change };
}

/** Returns all values of a form and re-renders on every change, for output that depends on several fields. */
export function useValues<Values extends FieldValues>(form: FormHandle<Values>): Values {
  useWatch({ control: form.control });
  return form.values();
}
