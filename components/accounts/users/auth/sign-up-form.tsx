"use client";

import { Field } from "@/components/shared/form/field";
import { Input } from "@/components/ui/input";
import { confirmSignUpAction, signUpAction } from "./actions";
import { AuthForm } from "./auth-form";
import { NewPassword, OwnPassword } from "./password-forms";

/** The sign-up form with name, email and a new password; `email` is the initial address. */
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

type Link = { readonly of: string; readonly token: string };

/**
 * A form that opens the account behind an email's link. If another browser signed up, it asks for
 * the password chosen there.
 */
export function ConfirmSignUpForm({
  link,
  byPassword,
}: {
  readonly link: Link;
  readonly byPassword: boolean;
}) {
  return (
    <AuthForm action={confirmSignUpAction} submit="Open my account" submitting="Opening...">
      {({ errors }) => (
        <>
          <input type="hidden" name="of" value={link.of} />
          <input type="hidden" name="token" value={link.token} />
          {byPassword ? <OwnPassword label="The password you chose" errors={errors} /> : null}
        </>
      )}
    </AuthForm>
  );
}
