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

/** A dialog with a single form, whose fields are `children`. `tools` appear below the title. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  description,
  tools,
  words,
  className,
  beside = null,
  children,
}: {
  readonly form: FormHandle<Values>;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tools?: ReactNode;
  readonly words: readonly [ready: string, busy: string];
  readonly className: string;
  /** The part of the page that the dialog replaces. Without it, the dialog opens as a modal over the page. */
  readonly beside?: HTMLElement | null | undefined;
  readonly children: ReactNode;
}) {
  return (
    <Dialog open modal={!beside} onOpenChange={(isOpen) => (isOpen ? undefined : form.close())}>
      <DialogContent
        className={className}
        beside={beside}
        {...(description ? {} : { "aria-describedby": undefined })}
      >
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
