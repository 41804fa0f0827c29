"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { keepAfterResetAction } from "./actions";
import { AuthForm } from "./auth-form";

type Ended = { readonly key: string; readonly what: string; readonly age: string };

/** Lists what ended with a forgotten password, each with its age. Only chosen items are kept. */
export function KeepForm({ ended }: { readonly ended: readonly Ended[] }) {
  return (
    <AuthForm action={keepAfterResetAction} submit="Continue" submitting="Continuing...">
      {() => (
        <ul className="divide-y rounded-md border">
          {ended.map(({ key, what, age }) => (
            <li key={key}>
              <label htmlFor={key} className="flex items-center gap-2 p-3">
                <Checkbox id={key} name={key} />
                <span className="wrap-anywhere min-w-0">
                  Keep {what}, <span className="text-muted-foreground">{age}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </AuthForm>
  );
}
