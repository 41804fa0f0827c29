"use client";

import { mending } from "./mending";
import { useConversion } from "./use-conversion";
import type { Hands } from "./use-hands";

/** Everything that can be done with the open mail. */
export function useEmailActions(hands: Hands) {
  return { ...useConversion(hands), ...mending(hands), transfer: hands.transfer };
}

export type EmailActions = ReturnType<typeof useEmailActions>;
