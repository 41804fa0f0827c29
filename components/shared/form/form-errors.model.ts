/** An error message and the field it belongs to; without a field, it concerns the whole form. */
export type FormError = { readonly field?: string; readonly message: string };

/** Returns the id of a field's control. `form` keeps the ids of two forms on one page distinct. */
export function fieldId(name: string, form = "field"): string {
  return `${form}-${name.replaceAll(".", "-")}`;
}

/** Returns the messages of one field. */
export function messagesOf(errors: readonly FormError[], name: string): readonly string[] {
  return errors.filter((error) => error.field === name).map((error) => error.message);
}

/** Converts a failure's messages per field to form errors. The names "form" and "" stand for the whole form. */
export function formErrorsOf(fields: Readonly<Record<string, readonly string[]>>): readonly FormError[] {
  return Object.entries(fields).flatMap(([field, messages]) =>
    messages.map((message) => (field === "form" || field === "" ? { message } : { field, message })),
  );
}
