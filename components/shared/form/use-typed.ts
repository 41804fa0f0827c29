"use client";

import { useEffect, useMemo } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm as useHookForm } from "react-hook-form";
import type { z } from "zod";
import type { FormError } from "./form-errors.model";
import { keptError, keptErrors, keptName, listedErrors } from "./hook-errors";
import { refusedBy } from "./refused-fields.model";
import { useDraft } from "./use-draft";

/** What a form holds, and by what rules. */
export type Typed<Values extends FieldValues, Schema extends z.ZodType> = {
  /** What the fields hold as long as nothing was typed. */
  readonly initial: Values;
  /** The server's own rules, and the values as it takes them. */
  readonly schema: Schema;
  readonly inputOf: (values: Values) => object;
  /** The values with what was typed understood. */
  readonly understood?: (values: Values) => Values;
  /** What of them would be lost by leaving. */
  readonly meaning?: (values: Values) => unknown;
  /** Under which name what is typed is kept in the tab. */
  readonly name: string;
};

/** What was typed into a form and what is wrong with it. */
export function useTyped<Values extends FieldValues, Schema extends z.ZodType>({
  name,
  initial,
  schema,
  inputOf,
  understood = (values) => values,
  meaning = understood,
}: Typed<Values, Schema>) {
  const hook = useHookForm<Values, unknown, Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: (values) => {
      const errors = refusedBy(schema, inputOf(values));
      return errors.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: keptErrors<Values>(errors) };
    },
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting: busy, defaultValues, errors: kept } = hook.formState;
  const errors = useMemo(() => listedErrors(kept), [kept]);
  const saved = defaultValues as Values;
  const values = () => hook.getValues();
  const show = (next: Values) => hook.reset(next, { keepFieldsRef: true });
  useEffect(() => {
    // What has changed meanwhile is shown, unless it was typed over.
    if (!isDirty && !isSame(initial, saved)) show(initial);
  });
  const take = (typed: Partial<Values>) => hook.setValues(typed, { shouldDirty: true });
  const { isBack, keep, forget } = useDraft(name, { values, saved, take });
  const edited = () => {
    if (errors.length > 0) hook.clearErrors();
    keep();
  };
  const change = (patch: Partial<Values>) => {
    edited();
    take(patch);
  };
  const tidy = () => {
    const tidied = understood(values());
    if (!isSame(tidied, values())) change(tidied);
  };
  const settle = (found: Partial<Values>) => hook.setValues(found);
  const refuse = (refused: readonly FormError[]) => {
    for (const error of refused) hook.setError(keptName(error) as Path<Values>, keptError(refused, error));
  };
  const reset = (next: Values) => {
    forget();
    show(next);
  };
  const losesSome = () => !isSame(meaning(values()), meaning(saved));
  const { control, handleSubmit } = hook;
  return {
    control,
    values,
    errors,
    busy,
    isDirty,
    edited,
    change,
    settle,
    tidy,
    reset,
    refuse,
    losesSome,
    handleSubmit,
    isBack,
    forget,
    startOver: () => reset(saved),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
