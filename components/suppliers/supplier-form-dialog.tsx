"use client";

import { useState } from "react";
import { DiscardPrompt } from "@/components/bookings/form/discard-prompt";
import { useClosing } from "@/components/bookings/form/use-closing";
import { type FormError, formErrorsOf } from "@/components/shared/form/form-errors.model";
import { sendingAgain, toastFailure } from "@/components/shared/moves/failure-toast";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { type ApiFailure, failureOf } from "@/lib/api-client/api-failure";
import { errorsOf, type SupplierFields } from "./supplier-fields.model";
import { SUPPLIER_FORM, SupplierForm } from "./supplier-form";

const NO_ERRORS: readonly FormError[] = [];

/** The dialog that adds or changes a supplier. `save` rejects with the server's failure; `failed` is the title of its toast. */
export function SupplierFormDialog({
  title,
  initial,
  isOwn = true,
  words,
  failed,
  save,
  remedy,
  onClose,
}: {
  readonly title: string;
  readonly initial: SupplierFields;
  readonly isOwn?: boolean;
  readonly words: readonly [ready: string, busy: string];
  readonly failed: string;
  readonly save: (fields: SupplierFields) => Promise<unknown>;
  /** What can be done about a failure, for the toast that tells of it. */
  readonly remedy?: (
    failure: ApiFailure,
  ) => { readonly label: string; readonly onClick: () => void } | undefined;
  readonly onClose: () => void;
}) {
  const [fields, setFields] = useState(initial);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isBusy, setIsBusy] = useState(false);
  const isDirty = JSON.stringify(fields) !== JSON.stringify(initial);
  const closing = useClosing(isDirty, onClose);
  const submit = async () => {
    const wrong = errorsOf(fields, isOwn);
    if (wrong.length > 0 || isBusy) return setErrors(wrong);
    setIsBusy(true);
    try {
      await save(fields);
      onClose();
    } catch (error) {
      const failure = failureOf(error);
      setErrors(savedErrorsOf(failure));
      toastFailure(failure, failed, { retry: sendingAgain(SUPPLIER_FORM), action: remedy?.(failure) });
      setIsBusy(false);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : closing.request())}>
      <DialogContent className="sm:max-w-xl" {...(isOwn ? { "aria-describedby": undefined } : {})}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          {isOwn ? null : (
            <DialogDescription>
              {fields.name} is shared by all agents: what you settle here is yours alone.
            </DialogDescription>
          )}
        </DialogHeader>
        <DialogBody>
          <SupplierForm
            fields={fields}
            errors={errors}
            change={(patch) => {
              setFields((before) => ({ ...before, ...patch }));
              setErrors(NO_ERRORS);
            }}
            submit={() => void submit()}
            isOwn={isOwn}
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={closing.request}>
            Cancel
          </Button>
          <Button type="submit" form={SUPPLIER_FORM} aria-disabled={isBusy}>
            {isBusy ? words[1] : words[0]}
          </Button>
        </DialogFooter>
        <DiscardPrompt open={closing.asks} onKeep={closing.keep} onDiscard={closing.discard} />
      </DialogContent>
    </Dialog>
  );
}

/** By the form's own names of its fields. */
function savedErrorsOf(failure: ApiFailure): readonly FormError[] {
  const fields = Object.entries(failure.fields).map(([path, messages]) => [
    path.replace(/^(draft|identity|settings)\./, ""),
    messages,
  ]);
  return formErrorsOf(Object.fromEntries(fields));
}
