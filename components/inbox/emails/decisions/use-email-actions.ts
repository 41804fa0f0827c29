"use client";

import { emailCorrections } from "../reading/email-corrections";
import type { OpenedEmail } from "../use-email";
import type { EmailChanges } from "../use-email-changes";
import { useConversion } from "./use-conversion";

/** Returns all actions for the open email; `onNext` moves to the next reading. */
export function useEmailActions(hands: EmailChanges, email: OpenedEmail, onNext: () => void) {
  return {
    ...useConversion(hands, email, onNext),
    ...emailCorrections(hands, email),
    transfer: hands.transfer,
  };
}

export type EmailActions = ReturnType<typeof useEmailActions>;
