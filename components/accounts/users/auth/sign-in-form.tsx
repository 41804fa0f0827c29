"use client";

import { Field } from "@/components/shared/form/field";
import { Input } from "@/components/ui/input";
import { PageLink } from "@/components/ui/links/page-link";
import { FORGOT_PATH } from "@/lib/accounts/identity/passwords/password.model";
import { signInAction } from "./actions";
import { AuthForm } from "./auth-form";
import { OwnPassword } from "./password-forms";

/** The sign-in form with email and password; `email` is the initial address. */
export function SignInForm({ email }: { readonly email: string }) {
  return (
    <AuthForm action={signInAction} submit="Sign in" submitting="Signing in...">
      {({ errors, values }) => (
        <>
          <Field name="email" label="Email" errors={errors}>
            {(field) => (
              <Input {...field} type="email" autoComplete="username" defaultValue={values.email || email} />
            )}
          </Field>
          <OwnPassword name="password" label="Password" errors={errors} />
          <PageLink href={FORGOT_PATH} className="self-end text-primary underline underline-offset-4">
            Forgot your password?
          </PageLink>
        </>
      )}
    </AuthForm>
  );
}
