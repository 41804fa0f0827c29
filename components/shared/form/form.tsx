import type { KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import type { FieldValues } from "react-hook-form";
import { Button, type ButtonProps } from "@/components/ui/button";
import type { FormHandle } from "./form-handle";
import { FormSummary } from "./form-summary";
import { Unsaved } from "./unsaved";

/**
 * The form element: Enter and Ctrl/Cmd+Enter submit it, its error messages appear above `children`, and it
 * asks for confirmation before it is left with unsaved input. A form with a single field needs no summary
 * of that field's messages.
 */
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

/** A submit button that may be placed anywhere on the page; `words` are its labels while idle and while sending. */
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
