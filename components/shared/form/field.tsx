import { CircleAlertIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Label } from "@/components/ui/label";
import { type FormError, fieldId, messagesOf } from "./form-errors.model";

/** The props that a Field passes to its control; spread them on an Input, Textarea or Select. */
export type FieldControl = {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
};

/**
 * A label, its control, a hint and the field's error messages, linked for screen readers. Required fields are marked.
 * The form should set `noValidate` to suppress the browser's own validation bubbles.
 */
export function Field({
  name,
  label,
  form,
  hint,
  required = false,
  errors = [],
  className,
  children,
}: {
  readonly name: string;
  readonly label: ReactNode;
  readonly form?: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly errors?: readonly FormError[];
  readonly className?: string;
  readonly children: (control: FieldControl) => ReactNode;
}) {
  const id = fieldId(name, form);
  const messages = messagesOf(errors, name);
  const described = [hint ? `${id}-hint` : null, messages.length > 0 ? `${id}-error` : null].filter(Boolean);
  return (
    <div data-slot="field" className={cn("flex flex-col gap-1.5", className)}>
      <Label htmlFor={id}>
        {label}
        {required ? (
          <span aria-hidden="true" className="text-danger-foreground">
            {" *"}
          </span>
        ) : null}
      </Label>
      {children({
        id,
        name,
        required,
        "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
        "aria-invalid": messages.length > 0 ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="text-muted-foreground text-xs">
          {hint}
        </p>
      ) : null}
      {messages.length > 0 ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-danger-foreground text-sm">
          <CircleAlertIcon className="mt-0.5 size-3.5 shrink-0" />
          <span>{messages.join(". ")}</span>
        </p>
      ) : null}
    </div>
  );
}
