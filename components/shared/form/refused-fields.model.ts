import type { z } from "zod";
import { Failure, type FieldErrors } from "@/lib/platform/base/failure";
import { parse } from "@/lib/platform/base/input";
import { type FormError, formErrorsOf } from "./form-errors.model";

/** What calls put around the fields of a form. */
const ENVELOPE = /^(draft|change|identity|settings|correctedData)\./;

/** What a call puts around the fields of one of several records: the form's names begin with its place. */
const AMONG_OTHERS = /^others\.(\d+)\./;

/** The messages of a refusal by the form's own names of its fields: without what the call puts around them, and of what is nested the outermost. */
export function refusedFields(fields: FieldErrors): readonly FormError[] {
  return formErrorsOf(fields).map(({ field, message }) =>
    field === undefined ? { message } : { field: ownName(field), message },
  );
}

function ownName(field: string): string {
  return field.replace(AMONG_OTHERS, "$1:").replace(ENVELOPE, "").replace(/\..*/, "");
}

/** All that a schema of the server has against what a form would send, in the order of what is sent. */
export function refusedBy(schema: z.ZodType, input: object): readonly FormError[] {
  try {
    parse(schema, input);
    return [];
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    const order = Object.keys(input);
    const place = ({ field = "" }: FormError) => order.indexOf(field);
    return refusedFields(failure.detail.fields ?? {}).toSorted((a, b) => place(a) - place(b));
  }
}
