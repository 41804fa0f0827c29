"use client";

import { useEffect, useRef } from "react";
import { Field } from "@/components/shared/form/field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { AuthForm } from "@/components/users/auth/auth-form";
import { OwnPassword } from "@/components/users/auth/password-forms";
import {
  beginTwoFactorAction,
  renewBackupCodesAction,
  turnOffTwoFactorAction,
  turnOnTwoFactorAction,
} from "./actions";

/** What is read first needs the password, so that nobody sets up their own app at an open screen. */
export function BeginTwoFactor() {
  return (
    <div className="max-w-md">
      <AuthForm action={beginTwoFactorAction} submit="Set up" submitting="Setting up..." of="two-factor">
        {({ errors }) => <OwnPassword form="two-factor" errors={errors} />}
      </AuthForm>
    </div>
  );
}

/** The app's first code, then the backup codes, once. */
export function TurnOnTwoFactor() {
  return (
    <AuthForm
      action={turnOnTwoFactorAction}
      submit="Turn on"
      submitting="Turning on..."
      of="two-factor"
      done={(codes) => <BackupCodes codes={codes} title="It is on. Keep these backup codes" />}
    >
      {({ errors }) => (
        <Field name="code" form="two-factor" label="Code of the app" errors={errors}>
          {(field) => <Input {...field} autoComplete="one-time-code" inputMode="numeric" />}
        </Field>
      )}
    </AuthForm>
  );
}

export function RenewBackupCodes() {
  return (
    <AuthForm
      action={renewBackupCodesAction}
      submit="Get new backup codes"
      submitting="Making codes..."
      variant="outline"
      of="backup-codes"
      done={(codes) => <BackupCodes codes={codes} title="Keep these backup codes in place of the old ones" />}
    >
      {({ errors }) => <OwnPassword form="backup-codes" label="Password, for new codes" errors={errors} />}
    </AuthForm>
  );
}

export function TurnOffTwoFactor() {
  return (
    <AuthForm
      action={turnOffTwoFactorAction}
      submit="Turn off"
      submitting="Turning off..."
      variant="outline"
      of="two-factor"
    >
      {({ errors }) => <OwnPassword form="two-factor" label="Password, to turn it off" errors={errors} />}
    </AuthForm>
  );
}

function BackupCodes({ codes, title }: { readonly codes: readonly string[]; readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {title}
      </h3>
      <p>Each signs you in once, should you lose your phone. They aren&apos;t shown again.</p>
      <ul className="grid grid-cols-2 gap-2 rounded-md bg-muted p-3 text-sm">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button asChild className="self-start">
        <a href="/user/security">I have kept them</a>
      </Button>
    </div>
  );
}
