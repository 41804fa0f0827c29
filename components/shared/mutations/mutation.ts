import { useState } from "react";
import { toast } from "@/components/ui/toast/toast";
import type { About } from "@/components/ui/toast/toast-about";
import { announceChange } from "@/lib/platform/api-client/changes";
import { toastFailure } from "./failure-toast";
import { useRefresh } from "./refresh";

/** The message shown after a successful mutation; `undo` is the mutation that reverses it. */
export type MutationMessage = {
  readonly said: string;
  readonly description?: string | undefined;
  readonly about?: About | undefined;
  readonly subject?: string | undefined;
  readonly undo?: Mutation | undefined;
};

/** A change of server data that the user makes with a press. */
export type Mutation<T = unknown> = {
  readonly run: () => Promise<T>;
  /** The record that is changed; messages name it and link to it, also when the mutation fails. */
  readonly about?: About | undefined;
  /** Returns the message for the result of `run`. */
  tells?(answer: T): MutationMessage | undefined;
  /** The title of the failure message; without it, the failure category's title is used. */
  readonly failed?: string | undefined;
  /**
   * An identifier of the changed data, such as "bookings/1/state". On success, earlier messages about it or its parts
   * are removed, together with their Undo.
   */
  readonly subject?: string | undefined;
  /** Returns the text that replaces the failure's own message. */
  readonly explain?: (error: unknown) => string;
  /** Returns whether a failure is a question that is asked elsewhere; no failure message is shown then. */
  readonly asks?: (error: unknown) => boolean;
  /**
   * Shows the expected result before the server responds. Returns a function that reverts it if the mutation fails.
   */
  readonly paint?: () => () => void;
};

/**
 * Runs mutations; all mutations go through this. It applies `paint` at once, shows the message with Undo on success,
 * offers a retry on failure, and calls `settle` after each, in this window and in this user's other windows. `mutate`
 * returns whether the mutation succeeded. `tell` is for forms, which show failures themselves.
 */
export function mutationRunner(settle: () => unknown) {
  const settled = () => {
    announceChange();
    settle();
  };
  const say = ({ said, undo, subject, ...more }: MutationMessage): void => {
    if (subject) toast.overtake(subject);
    if (undo)
      toast.undoable(said, () => void mutate({ about: more.about, subject, ...undo }), { subject, ...more });
    else toast.success(said, more);
  };
  const mutate = async <T>(one: Mutation<T>): Promise<boolean> => {
    const takeBack = one.paint?.();
    try {
      const answer = await one.run();
      const told = one.tells?.(answer);
      if (told) say({ about: one.about, subject: one.subject, ...told });
      else if (one.subject) toast.overtake(one.subject);
      return true;
    } catch (error) {
      takeBack?.();
      if (one.asks?.(error)) return false;
      const description = one.explain?.(error);
      toastFailure(error, one.failed, { description, about: one.about, retry: () => void mutate(one) });
      return false;
    } finally {
      settled();
    }
  };
  const tell = (told: MutationMessage): void => {
    say(told);
    settled();
  };
  return { mutate, tell };
}

/** Runs mutations on this page and refreshes the page after each; `busy` is true while one is running. */
export function useMutation() {
  const { mutate, tell } = mutationRunner(useRefresh());
  const [busy, setBusy] = useState(false);
  const follow = async <T>(one: Mutation<T>): Promise<boolean> => {
    setBusy(true);
    const isDone = await mutate(one);
    setBusy(false);
    return isDone;
  };
  return { mutate: follow, tell, busy };
}
