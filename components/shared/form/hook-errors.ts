import type { ErrorOption, FieldErrors, FieldValues } from "react-hook-form";
import type { FormError } from "./form-errors.model";

/** The name under which react-hook-form keeps a message: that of its field, or `root`. */
export function keptName({ field = "root" }: FormError): string {
  return field;
}

/** What it keeps there: all messages of that field. */
export function keptError(errors: readonly FormError[], { field }: FormError): ErrorOption {
  const messages = errors.filter((other) => other.field === field).map(({ message }) => message);
  return { type: "refused", types: { refused: messages } };
}

/** All messages as it keeps them. */
export function keptErrors<Values extends FieldValues>(errors: readonly FormError[]): FieldErrors<Values> {
  const kept: unknown[][] = errors.map((error) => [keptName(error), keptError(errors, error)]);
  return Object.fromEntries(kept);
}

/** The same as screens show them. */
export function listedErrors(kept: FieldErrors): readonly FormError[] {
  return Object.entries(kept).flatMap(([field, error]) => {
    const messages: unknown[] = [(error as ErrorOption).types?.refused].flat();
    return messages.map((message) => ({ ...(field === "root" ? {} : { field }), message: String(message) }));
  });
}
