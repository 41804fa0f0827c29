"use client";

import { mending } from "../reading/mending";
import type { OpenedEmail } from "../use-email";
import type { Hands } from "../use-hands";
import { useConversion } from "./use-conversion";

/** Everything that can be done with the open mail; `onNext` turns to the reading that is next. */
export function useEmailActions(hands: Hands, email: OpenedEmail, onNext: () => void) {
  return {
    ...useConversion(hands, email, onNext),
    ...mending(hands, email),
    transfer: hands.transfer,
  };
}

export type EmailActions = ReturnType<typeof useEmailActions>;
