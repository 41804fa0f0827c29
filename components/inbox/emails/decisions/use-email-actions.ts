"use client";

import { emailCorrections } from "../reading/email-corrections";
import type { OpenedEmail } from "../use-email";
import type { EmailChanges } from "../use-email-changes";
import { useConversion } from "./use-conversion";

/** Everything that can be done with the open mail; `onNext` turns to the reading that is next. */
export function useEmailActions(hands: EmailChanges, email: OpenedEmail, onNext: () => void) {
  return {
    ...useConversion(hands, email, onNext),
    ...emailCorrections(hands, email),
    transfer: hands.transfer,
  };
}

export type EmailActions = ReturnType<typeof useEmailActions>;
