"use client";

import { type FieldValues, type Path, type PathValue, useController, useWatch } from "react-hook-form";
import type { FormHandle } from "./form-handle";

/** The value of one field and how it is edited; only what uses it is drawn again with each key. */
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

/** All values of a form, for what follows from several of them. */
export function useValues<Values extends FieldValues>(form: FormHandle<Values>): Values {
  useWatch({ control: form.control });
  return form.values();
}
