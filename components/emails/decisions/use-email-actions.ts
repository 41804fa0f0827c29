"use client";

import { mending } from "../reading/mending";
import type { OpenedEmail } from "../use-email";
import type { Hands } from "../use-hands";
import { useConversion } from "./use-conversion";

/** Everything that can be done with the open mail. */
export function useEmailActions(hands: Hands, email: OpenedEmail) {
  return { ...useConversion(hands, email), ...mending(hands, email), transfer: hands.transfer };
}

export type EmailActions = ReturnType<typeof useEmailActions>;
