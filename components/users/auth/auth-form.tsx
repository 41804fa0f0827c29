"use client";

import { type FormEvent, type ReactNode, startTransition, useActionState, useState } from "react";
import { FormSummary } from "@/components/shared/form/form-summary";
import { Button } from "@/components/ui/button";
import type { AuthState } from "./auth-state.model";

type Props = {
  readonly action: (before: AuthState, form: FormData) => Promise<AuthState>;
  readonly submit: string;
  readonly submitting: string;
  readonly children: (state: AuthState) => ReactNode;
};

const NOTHING_YET: AuthState = { errors: [], values: { name: "", email: "" } };

/** A form that works before its script has loaded; with it, an edit clears what was wrong and nothing typed is lost. */
export function AuthForm({ action, submit, submitting, children }: Props) {
  const [state, send, pending] = useActionState(action, NOTHING_YET);
  const [edited, setEdited] = useState<AuthState | null>(null);
  const shown = state === edited ? { ...NOTHING_YET, values: state.values } : state;

  function keepValues(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    startTransition(() => send(form));
  }

  return (
    <form
      action={send}
      onSubmit={keepValues}
      onChange={() => setEdited(state)}
      noValidate
      className="flex flex-col gap-4"
    >
      <FormSummary errors={shown.errors} />
      {children(shown)}
      <Button type="submit" size="lg" aria-disabled={pending} aria-busy={pending}>
        {pending ? submitting : submit}
      </Button>
    </form>
  );
}
