"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast/toast";
import type { About } from "@/components/ui/toast/toast-about";
import { announceChange } from "@/lib/platform/api-client/changes";
import { toastFailure } from "./failure-toast";
import { useRefresh } from "./refresh";

/** What is said of a mutation that went well; `undo` is the mutation that takes it back. */
export type MutationMessage = {
  readonly said: string;
  readonly description?: string | undefined;
  readonly about?: About | undefined;
  readonly subject?: string | undefined;
  readonly undo?: Mutation | undefined;
};

/** A change of what the server keeps, made by a press. */
export type Mutation<T = unknown> = {
  readonly run: () => Promise<T>;
  /** The record that is changed; named and linked by what is said of the mutation, also when it failed. */
  readonly about?: About | undefined;
  /** What is to be said of what `run` answered. */
  tells?(answer: T): MutationMessage | undefined;
  /** What stands over the message when it fails; the failure's category without it. */
  readonly failed?: string | undefined;
  /** What is changed, such as "bookings/1/state": what was said before of it or of its parts goes, with its Undo, once this is done. */
  readonly subject?: string | undefined;
  /** In place of the failure's own message. */
  readonly explain?: (error: unknown) => string;
  /** Whether a failure is a question that is asked elsewhere: no message then says that it failed. */
  readonly asks?: (error: unknown) => boolean;
  /** Shows the outcome before the server has answered; what it answers takes that back when the move fails. */
  readonly paint?: () => () => void;
};

/**
 * The one way to run moves: painted at once, told with the way back, reported with another try when they fail, and
 * `settle` after each, here and in this person's other windows. `move` answers whether it succeeded; `tell` is for forms, which show what failed themselves.
 */
export function mutating(settle: () => unknown) {
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

/** Mutations of this page, which is asked for again after each; `busy` while one is under way. */
export function useMutation() {
  const { mutate, tell } = mutating(useRefresh());
  const [busy, setBusy] = useState(false);
  const follow = async <T>(one: Mutation<T>): Promise<boolean> => {
    setBusy(true);
    const isDone = await mutate(one);
    setBusy(false);
    return isDone;
  };
  return { mutate: follow, tell, busy };
}
