import type { ErrorOption, FieldErrors, FieldValues } from "react-hook-form";
import type { FormError } from "./form-errors.model";

/** Returns the name under which react-hook-form stores a message: its field's name, or `root`. */
export function keptName({ field = "root" }: FormError): string {
  return field;
}

/** Returns the error object that react-hook-form stores for a field: all messages of that field. */
export function keptError(errors: readonly FormError[], { field }: FormError): ErrorOption {
  const messages = errors.filter((other) => other.field === field).map(({ message }) => message);
  return { type: "refused", types: { refused: messages } };
}

/** Converts form errors to the object that react-hook-form stores. */
export function keptErrors<Values extends FieldValues>(errors: readonly FormError[]): FieldErrors<Values> {
  const kept: unknown[][] = errors.map((error) => [keptName(error), keptError(errors, error)]);
  return Object.fromEntries(kept);
}

/** Converts react-hook-form's stored errors back to a list of form errors. */
export function listedErrors(kept: FieldErrors): readonly FormError[] {
  return Object.entries(kept).flatMap(([field, error]) => {
    const messages: unknown[] = [(error as ErrorOption).types?.refused].flat();
    return messages.map((message) => ({ ...(field === "root" ? {} : { field }), message: String(message) }));
  });
}
