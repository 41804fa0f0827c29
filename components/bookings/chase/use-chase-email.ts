"use client";

import { useState } from "react";
import { type FormError, formErrorsOf } from "@/components/shared/form/form-errors.model";
import { toastFailure } from "@/components/shared/moves/failure-toast";
import { type Move, useMove } from "@/components/shared/moves/move";
import { useRefresh } from "@/components/shared/moves/refresh";
import { failureOf } from "@/lib/api-client/api-failure";
import { runAction } from "@/lib/api-client/run-action";
import { retryChaseEmailAction, sendChaseEmailAction, withdrawChaseEmailAction } from "./actions";

/** Takes a mail back. */
export function withdrawal(id: string): Move {
  return {
    run: () => runAction(withdrawChaseEmailAction, { id }),
    tells: () => ({ said: "E-mail taken back" }),
    failed: "The e-mail could not be taken back",
  };
}

/** Sends a failed mail again. */
export function secondTry(id: string): Move {
  return {
    run: () => runAction(retryChaseEmailAction, { id }),
    failed: "The e-mail could not be sent again",
  };
}

/** Sends the mail of one supplier. Its id is made once for each mail, so that sending it again sends nothing twice. */
export function useChaseEmail(supplierId: string, supplierName: string, onSent: () => void) {
  const { tell } = useMove();
  const refresh = useRefresh();
  const [id, setId] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [busy, setBusy] = useState(false);
  const send = async (to: string, words: { readonly subject: string; readonly body: string }) => {
    if (busy) return;
    setBusy(true);
    try {
      await runAction(sendChaseEmailAction, { id, supplierId, to, ...words });
      tell({ said: `E-mail to ${supplierName} leaves in some seconds`, undo: withdrawal(id) });
      setId(crypto.randomUUID());
      setErrors([]);
      onSent();
    } catch (error) {
      const failure = failureOf(error);
      const named = formErrorsOf(failure.fields);
      setErrors(named.length > 0 ? named : [{ message: failure.message }]);
      // The dialog goes with the address; what to do stays to be read.
      if (failure.code === "CONTACT_MISSING") toastFailure(error, "The e-mail was not sent");
      refresh();
    }
    setBusy(false);
  };
  return { send, errors, busy, forget: () => setErrors([]) };
}
