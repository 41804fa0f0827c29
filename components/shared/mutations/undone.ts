import { counted } from "@/lib/platform/base/text";
import type { Mutation, MutationMessage } from "./mutation";

type Undone = { readonly undone: number; readonly kept: number };

/** Returns the message for an undo that skipped items changed since; undefined if everything was undone. */
export function partialUndoMessage(
  { undone, kept }: Undone,
  noun: string,
  changed = noun,
): MutationMessage | undefined {
  if (kept === 0) return undefined;
  return {
    said: undone === 0 ? "Nothing was undone" : `Undone for ${counted(undone, noun)}`,
    description: `${counted(kept, changed)} changed since and ${kept === 1 ? "stays as it is" : "stay as they are"}.`,
  };
}

/** Returns a mutation without its message, and so without its Undo, for a mutation that is itself an Undo. */
export function withoutMessage<T>({ tells: _, ...mutation }: Mutation<T>): Mutation<T> {
  return mutation;
}
