import { useEffect, useMemo } from "react";
import {
  type DefaultValues,
  type ErrorOption,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm as useHookForm,
} from "react-hook-form";
import type { z } from "zod";
import { type ApiFailure, failureOf, NEW_VERSION } from "@/lib/platform/api-client/api-failure";
import { toastFailure } from "../mutations/failure-toast";
import { type Mutation, useMutation } from "../mutations/mutation";
import { draftKey } from "./form-drafts";
import type { FormError } from "./form-errors.model";
import { refusedFields, refusedFieldsOf } from "./refused-fields.model";
import { useDraft } from "./use-draft";
import { useUnsavedGuard } from "./use-unsaved-guard";

type Options<Values extends FieldValues, Schema extends z.ZodType> = Omit<
  FormRules<Values, Schema>,
  "name"
> & {
  readonly id: string;
  /** The record that the form edits, where the form can edit different ones. */
  readonly of?: string;
  /** Returns the mutation that sends the form. */
  readonly mutate: (input: z.input<Schema>) => Mutation;
  readonly onClose: () => void;
  /** Called after the form was sent, instead of `onClose`. */
  readonly onSent?: () => void;
  /**
   * Whether the initial content is meant to be sent as it is; an enclosing form then asks before it
   * is sent without this one.
   */
  readonly isOffer?: boolean;
  /**
   * Where to show a failure that names no field: at this field, or above the whole form as `root`. Without it, every
   * failure is shown in a toast.
   */
  readonly unnamed?: Path<Values> | "root";
  /** Called with each failure first; if it returns `true`, nothing more is shown. */
  readonly onRefused?: (failure: ApiFailure) => unknown;
  /** Returns an action for the failure's toast. */
  readonly remedy?: (
    failure: ApiFailure,
  ) => { readonly label: string; readonly onClick: () => void } | undefined;
};

/**
 * The state and behaviour behind every form: input, errors, sending and leaving. It sends only input that the server's
 * schema accepts, one attempt at a time. Errors from the server appear at the fields they name, and no input is lost.
 */
export function useForm<Values extends FieldValues, Schema extends z.ZodType>({
  id,
  of,
  mutate,
  onClose,
  onSent = onClose,
  isOffer,
  unnamed,
  onRefused,
  remedy,
  ...typed
}: Options<Values, Schema>) {
  const { tell } = useMutation();
  const { handleSubmit, refuse, losesSome, forget, ...form } = useFormState({
    name: draftKey(id, of),
    ...typed,
  });
  const { sendPast, ...leaving } = useUnsavedGuard({ losesSome, forget, isOffer }, onClose);
  const say = async (failure: ApiFailure, { failed, about }: Mutation, retry: () => void) => {
    if ((await onRefused?.(failure)) === true) return;
    const named = refusedFields(failure.fields);
    refuse(named.length > 0 || !unnamed ? named : [{ field: unnamed, message: failure.message }]);
    if (unnamed && !(failure.code === NEW_VERSION || (failed && failure.retryable))) return;
    toastFailure(failure, failed, { about, retry, action: remedy?.(failure) });
  };
  const send = async (act: typeof mutate) => {
    if (form.busy) return;
    // Do this before validation: the summary takes the focus, and a field that is tidied when it loses focus clears
    // every message.
    form.tidy();
    await handleSubmit(async (values) => {
      const one = act(typed.inputOf(values) as z.input<Schema>);
      try {
        const answer = await one.run();
        const told = one.tells?.(answer);
        forget();
        onSent();
        if (told) tell({ about: one.about, subject: one.subject, ...told });
      } catch (error) {
        await say(failureOf(error), one, () => void send(act));
      }
    })();
  };
  return {
    id,
    ...form,
    ...leaving,
    send: () => sendPast(() => void send(mutate)),
    /** Sends the form with another mutation than `mutate`. */
    sendAs: (act: typeof mutate) => void send(act),
  };
}

/** The initial values of a form and the rules for its input. */
type FormRules<Values extends FieldValues, Schema extends z.ZodType> = {
  /** The field values before any input. */
  readonly initial: Values;
  /** The server's schema; `inputOf` converts the values to its input. */
  readonly schema: Schema;
  readonly inputOf: (values: Values) => object;
  /** Returns the values with the typed texts interpreted. */
  readonly understood?: (values: Values) => Values;
  /** Returns the part of the values that would be lost by leaving; compared with that of the saved values. */
  readonly meaning?: (values: Values) => unknown;
  /** The name under which the input is kept in the tab. */
  readonly name: string;
};

/** Holds the input of a form and its errors. */
function useFormState<Values extends FieldValues, Schema extends z.ZodType>({
  name,
  initial,
  schema,
  inputOf,
  understood = (values) => values,
  meaning = understood,
}: FormRules<Values, Schema>) {
  const hook = useHookForm<Values, unknown, Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: (values) => {
      const errors = refusedFieldsOf(schema, inputOf(values));
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
    // Show values that have changed on the server meanwhile, unless the user has edited the form.
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

/** Returns the name under which react-hook-form stores a message: its field's name, or `root`. */
function keptName({ field = "root" }: FormError): string {
  return field;
}

/** Returns the error object that react-hook-form stores for a field: all messages of that field. */
function keptError(errors: readonly FormError[], { field }: FormError): ErrorOption {
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
