"use client";

import { signInAction } from "./actions";
import { AuthField } from "./auth-field";
import { AuthForm } from "./auth-form";

/** E-mail and password. */
export function SignInForm() {
  return (
    <AuthForm action={signInAction} submit="Sign in" submitting="Signing in...">
      {(state) => (
        <>
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
            autoComplete="current-password"
            errors={state?.fields.password}
          />
        </>
      )}
    </AuthForm>
  );
}
