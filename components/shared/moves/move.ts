"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast/toast";
import type { About } from "@/components/ui/toast/toast-about";
import { announceChange } from "@/lib/platform/api-client/changes";
import { toastFailure } from "./failure-toast";
import { useRefresh } from "./refresh";

/** What is said of a move that went well; `undo` is the move that takes it back. */
export type Told = {
  readonly said: string;
  readonly description?: string | undefined;
  readonly about?: About | undefined;
  readonly undo?: Move | undefined;
};

/** A change of what the server keeps, made by a press. */
export type Move<T = unknown> = {
  readonly run: () => Promise<T>;
  /** The record that is changed; named and linked by what is said of the move, also when it failed. */
  readonly about?: About | undefined;
  /** What is to be said of what `run` answered. */
  tells?(answer: T): Told | undefined;
  /** What stands over the message when it fails; the failure's category without it. */
  readonly failed?: string | undefined;
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
export function moving(settle: () => unknown) {
  const settled = () => {
    announceChange();
    settle();
  };
  const say = ({ said, undo, ...more }: Told): void => {
    if (undo) toast.undoable(said, () => void move({ about: more.about, ...undo }), more);
    else toast.success(said, more);
  };
  const move = async <T>(one: Move<T>): Promise<boolean> => {
    const takeBack = one.paint?.();
    try {
      const answer = await one.run();
      const told = one.tells?.(answer);
      if (told) say({ about: one.about, ...told });
      return true;
    } catch (error) {
      takeBack?.();
      if (one.asks?.(error)) return false;
      const description = one.explain?.(error);
      toastFailure(error, one.failed, { description, about: one.about, retry: () => void move(one) });
      return false;
    } finally {
      settled();
    }
  };
  const tell = (told: Told): void => {
    say(told);
    settled();
  };
  return { move, tell };
}

/** Moves of this page, which is asked for again after each; `busy` while one is under way. */
export function useMove() {
  const { move, tell } = moving(useRefresh());
  const [busy, setBusy] = useState(false);
  const follow = async <T>(one: Move<T>): Promise<boolean> => {
    setBusy(true);
    const isDone = await move(one);
    setBusy(false);
    return isDone;
  };
  return { move: follow, tell, busy };
}
