"use client";

import { useState } from "react";
import { toastFailure } from "@/components/shared/failure-toast";
import { type FormError, formErrorsOf } from "@/components/shared/form-errors.model";
import { useRefresh } from "@/components/shared/refresh";
import { toast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-client/api-failure";
import { runAction } from "@/lib/api-client/run-action";
import { retryChaseEmailAction, sendChaseEmailAction, withdrawChaseEmailAction } from "./actions";

/** Takes a mail back, or sends a failed one again. */
export function useSentEmail() {
  const refresh = useRefresh();
  const attempt = (work: () => Promise<unknown>, title: string) =>
    work()
      .catch((error: unknown) => toastFailure(error, title))
      .finally(refresh);
  return {
    withdraw: (id: string) =>
      attempt(async () => {
        await runAction(withdrawChaseEmailAction, { id });
        toast.success("E-mail taken back");
      }, "The e-mail could not be taken back"),
    retry: (id: string) =>
      attempt(() => runAction(retryChaseEmailAction, { id }), "The e-mail could not be sent again"),
  };
}

/** Sends the mail of one supplier. Its id is made once for each mail, so that sending it again sends nothing twice. */
export function useChaseEmail(supplierId: string, supplierName: string, onSent: () => void) {
  const refresh = useRefresh();
  const { withdraw } = useSentEmail();
  const [id, setId] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [busy, setBusy] = useState(false);
  const send = async (to: string, words: { readonly subject: string; readonly body: string }) => {
    if (busy) return;
    setBusy(true);
    try {
      await runAction(sendChaseEmailAction, { id, supplierId, to, ...words });
      toast.undoable(`E-mail to ${supplierName} leaves in some seconds`, () => void withdraw(id));
      setId(crypto.randomUUID());
      setErrors([]);
      onSent();
    } catch (error) {
      const failure = failureOf(error);
      const named = formErrorsOf(failure.fields);
      setErrors(named.length > 0 ? named : [{ message: failure.message }]);
      // The dialog goes with the address; what to do stays to be read.
      if (failure.code === "CONTACT_MISSING") toastFailure(error, "The e-mail was not sent");
    }
    setBusy(false);
    refresh();
  };
  return { send, errors, busy, forget: () => setErrors([]) };
}
