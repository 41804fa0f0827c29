import type { z } from "zod";
import { Failure, type FieldErrors } from "@/lib/platform/base/failure";
import { parse } from "@/lib/platform/base/input";
import { type FormError, formErrorsOf } from "./form-errors.model";

/** The property names under which API calls nest a form's fields. */
const ENVELOPE = /^(draft|change|identity|settings|correctedData)\./;

/** The prefix of fields of one record among several. The form's field names then begin with the record's index. */
const AMONG_OTHERS = /^others\.(\d+)\./;

/**
 * Returns the error messages of a failed call under the form's own field names: without the call's prefixes, and with
 * nested names reduced to the outermost field.
 */
export function refusedFields(fields: FieldErrors): readonly FormError[] {
  return formErrorsOf(fields).map(({ field, message }) =>
    field === undefined ? { message } : { field: ownName(field), message },
  );
}

function ownName(field: string): string {
  return field.replace(AMONG_OTHERS, "$1:").replace(ENVELOPE, "").replace(/\..*/, "");
}

/** Returns all errors that a server schema finds in a form's input, in the order of the input's properties. */
export function refusedFieldsOf(schema: z.ZodType, input: object): readonly FormError[] {
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
