import type { FieldValues, Path } from "react-hook-form";
import type { z } from "zod";
import { type ApiFailure, failureOf, NEW_VERSION } from "@/lib/platform/api-client/api-failure";
import { toastFailure } from "../mutations/failure-toast";
import { type Mutation, useMutation } from "../mutations/mutation";
import { draftKey } from "./form-drafts";
import { refusedFields } from "./refused-fields.model";
import { type FormRules, useFormState } from "./use-form-state";
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
