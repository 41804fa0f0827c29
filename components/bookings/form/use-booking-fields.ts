"use client";

import { useCallback, useState } from "react";
import type { FormError } from "@/components/shared/form/form-errors.model";
import { type BookingFields, understood } from "./booking-fields.model";

const NO_ERRORS: readonly FormError[] = [];

/** The form's fields and messages. Any edit clears the messages, but not what a search adds to it by `settle`; `isDirty` says whether something would be lost. */
export function useBookingFields(initial: BookingFields) {
  const [saved, setSaved] = useState(initial);
  const [fields, setFields] = useState(initial);
  const [errors, setErrors] = useState(NO_ERRORS);
  const change = useCallback((patch: Partial<BookingFields>) => {
    setFields((present) => ({ ...present, ...patch }));
    setErrors(NO_ERRORS);
  }, []);
  const settle = useCallback((found: Partial<BookingFields>) => {
    setFields((present) => ({ ...present, ...found }));
  }, []);
  const reset = useCallback((next: BookingFields) => {
    setSaved(next);
    setFields(next);
    setErrors(NO_ERRORS);
  }, []);
  return { fields, errors, change, settle, reset, setErrors, isDirty: !isSame(fields, saved), saved };
}

/** Leaving an amount only tidies it, and finding the typed supplier changes nothing a person did. */
function isSame(a: BookingFields, b: BookingFields): boolean {
  const [left, right] = [understood(a), understood(b)];
  return (Object.keys(left) as (keyof BookingFields)[]).every(
    (key) => key === "supplierId" || left[key] === right[key],
  );
}
