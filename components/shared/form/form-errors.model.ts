/** One message of a form and the field it belongs to; without a field it concerns the whole form. */
export type FormError = { readonly field?: string; readonly message: string };

/** The id of the control of a field; `form` keeps two forms of one page apart. */
export function fieldId(name: string, form = "field"): string {
  return `${form}-${name.replaceAll(".", "-")}`;
}

/** The messages of one field. */
export function messagesOf(errors: readonly FormError[], name: string): readonly string[] {
  return errors.filter((error) => error.field === name).map((error) => error.message);
}

/** From a failure's messages per field; `form` and empty names concern the whole form. */
export function formErrorsOf(fields: Readonly<Record<string, readonly string[]>>): readonly FormError[] {
  return Object.entries(fields).flatMap(([field, messages]) =>
    messages.map((message) => (field === "form" || field === "" ? { message } : { field, message })),
  );
}
