"use client";

import { PASSWORD_LENGTH } from "@/lib/vendors/identity/password.model";
import { signUpAction } from "./actions";
import { AuthField } from "./auth-field";
import { AuthForm } from "./auth-form";

/** Name, e-mail and a new password. */
export function SignUpForm() {
  return (
    <AuthForm action={signUpAction} submit="Create account" submitting="Creating account...">
      {(state) => (
        <>
          <AuthField
            name="name"
            label="Full name"
            autoComplete="name"
            defaultValue={state?.values.name}
            errors={state?.fields.name}
          />
          <AuthField
            name="email"
            type="email"
            label="Email"
            autoComplete="username"
            defaultValue={state?.values.email}
            errors={state?.fields.email}
          />
          <AuthField
            name="password"
            type="password"
            label="Password"
            hint={`At least ${PASSWORD_LENGTH.min} characters.`}
            autoComplete="new-password"
            errors={state?.fields.password}
          />
        </>
      )}
    </AuthForm>
  );
}
