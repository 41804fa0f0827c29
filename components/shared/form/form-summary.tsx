import { type MouseEvent, useEffect, useRef } from "react";
import { type FormError, fieldId } from "./form-errors.model";

/**
 * Lists all error messages of a form, except those of the fields in `besides`, which show their own. It takes the
 * focus when it appears, and each message links to its field. Renders nothing without messages. Pass a new array per
 * attempt, so that a second failure is announced too.
 */
export function FormSummary({
  errors,
  form,
  besides = {},
}: {
  readonly errors: readonly FormError[];
  readonly form?: string;
  readonly besides?: object;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  const isInvalid = errors.length > 0;
  useEffect(() => (isInvalid ? titleError() : undefined), [isInvalid]);
  const told = errors.filter(({ field }) => field === undefined || !(field in besides));
  if (told.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      data-slot="form-summary"
      className="rounded-lg border border-danger-foreground/30 bg-danger p-4 text-danger-foreground"
    >
      <p className="font-semibold">There is a problem</p>
      <ul className="mt-1 list-disc pl-5">
        {told.map((error) => (
          <li key={`${error.field}:${error.message}`}>
            {error.field ? (
              <a
                href={`#${fieldId(error.field, form)}`}
                onClick={focusField}
                className="inline-block min-h-6 rounded-sm pb-1 align-top underline underline-offset-2"
              >
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const ERROR = "Error: ";

/** Prefixes the page title with "Error: " while a form is invalid. Returns a function that removes the prefix. */
function titleError(): () => void {
  const plain = () => document.title.replace(ERROR, "");
  document.title = `${ERROR}${plain()}`;
  return () => {
    document.title = plain();
  };
}

// Following the link's hash would leave it in the address, which holds the page's state.
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: "center" });
}
