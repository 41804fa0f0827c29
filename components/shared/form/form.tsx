"use client";

import type { KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import type { FieldValues } from "react-hook-form";
import { Button, type ButtonProps } from "@/components/ui/button";
import type { FormHandle } from "./form-handle";
import { FormSummary } from "./form-summary";
import { Unsaved } from "./unsaved";

/** A form's element: Enter and Ctrl/Cmd+Enter send it, its messages stand above `children`, and it asks before it is left. One field needs no summary of what stands at it. */
export function Form<Values extends FieldValues>({
  form,
  hasSummary = true,
  className,
  children,
}: {
  readonly form: FormHandle<Values>;
  readonly hasSummary?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    form.send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send(event);
  };
  return (
    <>
      <Unsaved form={form} />
      <form id={form.id} noValidate onSubmit={send} onKeyDown={sendByKey} className={className}>
        <FormSummary errors={form.errors} form={form.id} besides={hasSummary ? {} : form.values()} />
        {children}
      </form>
    </>
  );
}

/** Sends a form from wherever it stands; its words while it waits and while it sends. */
export function SubmitButton<Values extends FieldValues>({
  form,
  words: [ready, busy],
  ...button
}: Pick<ButtonProps, "size" | "variant"> & {
  readonly form: FormHandle<Values>;
  readonly words: readonly [ready: string, busy: string];
}) {
  return (
    <Button type="submit" form={form.id} aria-disabled={form.busy} {...button}>
      {form.busy ? busy : ready}
    </Button>
  );
}
