"use client";

import { Field } from "@/components/shared/form/field";
import type { FormError } from "@/components/shared/form/form-errors.model";
import { Input } from "@/components/ui/input";
import { PASSWORD_LENGTH } from "@/lib/accounts/identity/passwords/password.model";
import { resetPasswordAction, sendPasswordLinkAction } from "./actions";
import { AuthForm } from "./auth-form";

/** The address to which the link goes. */
export function ForgotForm() {
  return (
    <AuthForm action={sendPasswordLinkAction} submit="Send link" submitting="Sending...">
      {({ errors, values }) => (
        <Field name="email" label="Email" errors={errors}>
          {(field) => <Input {...field} type="email" autoComplete="username" defaultValue={values.email} />}
        </Field>
      )}
    </AuthForm>
  );
}

/** The new password, with what the link says. */
export function ResetForm({ link }: { readonly link: Readonly<Record<string, string>> }) {
  return (
    <AuthForm action={resetPasswordAction} submit="Change password" submitting="Changing password...">
      {({ errors }) => (
        <>
          {Object.entries(link).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <NewPassword errors={errors} />
        </>
      )}
    </AuthForm>
  );
}

/** A password that somebody chooses. */
export function NewPassword({
  form,
  label = "New password",
  errors,
}: {
  readonly form?: string;
  readonly label?: string;
  readonly errors: readonly FormError[];
}) {
  return (
    <Field
      name="password"
      {...(form === undefined ? {} : { form })}
      label={label}
      hint={`At least ${PASSWORD_LENGTH.min} characters that aren't easy to guess.`}
      errors={errors}
    >
      {(field) => <Input {...field} type="password" autoComplete="new-password" />}
    </Field>
  );
}

/** The password that somebody has, typed once more. */
export function OwnPassword({
  name = "confirmation",
  form,
  label = "Your password",
  errors,
}: {
  readonly name?: string;
  readonly form?: string;
  readonly label?: string;
  readonly errors: readonly FormError[];
}) {
  return (
    <Field name={name} {...(form === undefined ? {} : { form })} label={label} errors={errors}>
      {(field) => <Input {...field} type="password" autoComplete="current-password" />}
    </Field>
  );
}
