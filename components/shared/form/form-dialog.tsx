"use client";

import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
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
import { SubmitButton } from "./form";
import type { FormHandle } from "./form-handle";

/** A dialog that is one form, which `children` draw. `tools` stand below the title. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  description,
  tools,
  words,
  className,
  children,
}: {
  readonly form: FormHandle<Values>;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tools?: ReactNode;
  readonly words: readonly [ready: string, busy: string];
  readonly className: string;
  readonly children: ReactNode;
}) {
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : form.close())}>
      <DialogContent className={className} {...(description ? {} : { "aria-describedby": undefined })}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          {description ? <DialogDescription>{description}</DialogDescription> : null}
          {tools}
        </DialogHeader>
        <DialogBody>{children}</DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={form.close}>
            Cancel
          </Button>
          <SubmitButton form={form} words={words} />
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
