"use client";

import { CircleAlertIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import type { AuthState } from "./auth-state.model";

/** Everything that is wrong, at once and focused; each message leads to its field. */
export function AuthProblem({ state }: { readonly state: AuthState }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer takes the focus again.
  useEffect(() => box.current?.focus(), [state]);
  const messages = Object.entries(state.fields).flatMap(([field, errors]) =>
    errors.slice(0, 1).map((message) => ({ field, message })),
  );
  return (
    <Alert ref={box} tone="danger" tabIndex={-1}>
      <CircleAlertIcon aria-hidden="true" />
      <AlertTitle>There is a problem</AlertTitle>
      <AlertDescription>
        {messages.length === 0 ? state.message : <Messages messages={messages} />}
      </AlertDescription>
    </Alert>
  );
}

function Messages({ messages }: { readonly messages: readonly { field: string; message: string }[] }) {
  return (
    <ul>
      {messages.map(({ field, message }) => (
        <li key={field}>
          <a href={`#${field}`} className="underline underline-offset-2">
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}
