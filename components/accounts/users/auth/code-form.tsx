"use client";

import { Field } from "@/components/shared/form/field";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { signInWithCodeAction } from "./actions";
import { AuthForm } from "./auth-form";

/** The form for the second step of signing in. */
export function CodeForm() {
  return (
    <AuthForm action={signInWithCodeAction} submit="Sign in" submitting="Signing in...">
      {({ errors }) => (
        <>
          <Field name="code" label="Code" errors={errors}>
            {(field) => (
              <Input {...field} autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} />
            )}
          </Field>
          <label htmlFor="trust" className="flex items-center gap-2">
            <Checkbox id="trust" name="trust" />
            Don&apos;t ask for a code on this device for 30 days
          </label>
        </>
      )}
    </AuthForm>
  );
}
