"use client";

import { Field } from "@/components/shared/form/field";
import { Input } from "@/components/ui/input";
import { signUpAction } from "./actions";
import { AuthForm } from "./auth-form";
import { NewPassword } from "./password-forms";

/** Name, e-mail and a new password; `email` is offered first. */
export function SignUpForm({ email }: { readonly email: string }) {
  return (
    <AuthForm action={signUpAction} submit="Create account" submitting="Creating account...">
      {({ errors, values }) => (
        <>
          <Field name="name" label="Full name" errors={errors}>
            {(field) => <Input {...field} autoComplete="name" defaultValue={values.name} />}
          </Field>
          <Field name="email" label="Email" errors={errors}>
            {(field) => (
              <Input {...field} type="email" autoComplete="username" defaultValue={values.email || email} />
            )}
          </Field>
          <NewPassword label="Password" errors={errors} />
        </>
      )}
    </AuthForm>
  );
}
