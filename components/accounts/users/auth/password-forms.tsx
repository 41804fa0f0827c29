"use client";

import { Field } from "@/components/shared/form/field";
import type { FormError } from "@/components/shared/form/form-errors.model";
import { Input } from "@/components/ui/input";
import { PASSWORD_LENGTH } from "@/lib/accounts/identity/passwords/password.model";
import { resetPasswordAction, sendPasswordLinkAction } from "./actions";
import { AuthForm } from "./auth-form";

/** A form that asks for the address to which the link is sent. */
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

/** A form for the new password; the values of the link are hidden fields. */
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

/** A field for a new password. */
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

/** A field for the current password. */
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
