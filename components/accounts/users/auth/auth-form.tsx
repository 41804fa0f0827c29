import { type FormEvent, type ReactNode, startTransition, useActionState, useState } from "react";
import { FormSummary } from "@/components/shared/form/form-summary";
import { Button, type ButtonProps } from "@/components/ui/button";
import { type AuthState, NOTHING_YET } from "./auth-state.model";

type Props = {
  readonly action: (before: AuthState, form: FormData) => Promise<AuthState>;
  readonly submit: string;
  readonly submitting: string;
  readonly variant?: ButtonProps["variant"];
  /** Distinguishes the field ids of two such forms on one page. */
  readonly of?: string;
  /** Replaces the form after it succeeded. */
  readonly done?: () => ReactNode;
  readonly children: (state: AuthState) => ReactNode;
};

/**
 * A short account form. It works before its script has loaded. With its script, an edit clears the error messages,
 * and no input is lost.
 */
export function AuthForm({ action, submit, submitting, variant = "primary", of, done, children }: Props) {
  const [state, send, pending] = useActionState(action, NOTHING_YET);
  const [edited, setEdited] = useState<AuthState | null>(null);
  const shown = state === edited ? { ...NOTHING_YET, values: state.values } : state;

  function keepValues(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    startTransition(() => send(form));
  }

  if (state.codes && done) return done();
  return (
    <form
      action={send}
      onSubmit={keepValues}
      onChange={() => setEdited(state)}
      noValidate
      className="flex flex-col gap-4"
    >
      <FormSummary errors={shown.errors} {...(of === undefined ? {} : { form: of })} />
      {children(shown)}
      <Button type="submit" size="lg" variant={variant} aria-disabled={pending} aria-busy={pending}>
        {pending ? submitting : submit}
      </Button>
    </form>
  );
}
