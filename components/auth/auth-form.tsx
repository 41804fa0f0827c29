"use client";

import { type FormEvent, type ReactNode, startTransition, useActionState, useState } from "react";
import { Button } from "@/components/ui/button";
import { AuthProblem } from "./auth-problem";
import type { AuthState } from "./auth-state.model";

type Props = {
  readonly action: (before: AuthState | null, form: FormData) => Promise<AuthState>;
  readonly submit: string;
  readonly submitting: string;
  readonly children: (state: AuthState | null) => ReactNode;
};

/** A form that works before its script has loaded; with it, an edit clears what was wrong and nothing typed is lost. */
export function AuthForm({ action, submit, submitting, children }: Props) {
  const [state, send, pending] = useActionState(action, null);
  const [edited, setEdited] = useState<AuthState | null>(null);
  const shown = state === edited ? null : state;

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
      {shown ? <AuthProblem state={shown} /> : null}
      {children(shown)}
      <Button type="submit" size="lg" aria-disabled={pending} aria-busy={pending}>
        {pending ? submitting : submit}
      </Button>
    </form>
  );
}
