"use client";

import type { FieldValues, Path } from "react-hook-form";
import type { z } from "zod";
import { type ApiFailure, failureOf, NEW_VERSION } from "@/lib/platform/api-client/api-failure";
import { toastFailure } from "../mutations/failure-toast";
import { type Mutation, useMutation } from "../mutations/mutation";
import { nameOf } from "./form-drafts";
import { refusedFields } from "./refused-fields.model";
import { useLeaving } from "./use-leaving";
import { type Typed, useTyped } from "./use-typed";

type Options<Values extends FieldValues, Schema extends z.ZodType> = Omit<Typed<Values, Schema>, "name"> & {
  readonly id: string;
  /** The record that it is about, where it may be about several. */
  readonly of?: string;
  /** What sending does. */
  readonly mutate: (input: z.input<Schema>) => Mutation;
  readonly onClose: () => void;
  /** After it was sent, in place of `onClose`. */
  readonly onSent?: () => void;
  /** What it opens with is plainly meant to be sent: a form around it asks before it is sent without it. */
  readonly isOffer?: boolean;
  /** Where a failure stands that names no field: at this one, or over the whole form as `root`. Without it a toast tells of every failure. */
  readonly unnamed?: Path<Values> | "root";
  /** Hears of a failure first; `true` says that nothing more is to be said of it. */
  readonly onRefused?: (failure: ApiFailure) => unknown;
  /** What can be done about a failure, for its toast. */
  readonly remedy?: (
    failure: ApiFailure,
  ) => { readonly label: string; readonly onClick: () => void } | undefined;
};

/**
 * The one machine under every form: what was typed, what is wrong with it, sending and leaving. It sends what the
 * server's schema accepts, one try at a time; what the server refuses stands at the fields it names, and nothing typed
 * is lost.
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
  const { handleSubmit, refuse, losesSome, forget, ...form } = useTyped({ name: nameOf(id, of), ...typed });
  const { sendPast, ...leaving } = useLeaving({ losesSome, forget, isOffer }, onClose);
  const say = async (failure: ApiFailure, { failed, about }: Mutation, retry: () => void) => {
    if ((await onRefused?.(failure)) === true) return;
    const named = refusedFields(failure.fields);
    refuse(named.length > 0 || !unnamed ? named : [{ field: unnamed, message: failure.message }]);
    if (unnamed && !(failure.code === NEW_VERSION || (failed && failure.retryable))) return;
    toastFailure(failure, failed, { about, retry, action: remedy?.(failure) });
  };
  const send = async (act: typeof mutate) => {
    if (form.busy) return;
    // Before it is checked: the summary takes the focus, and a field that is tidied as it is left clears every message.
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
    /** Sends it otherwise than `move` does. */
    sendAs: (act: typeof mutate) => void send(act),
  };
}
