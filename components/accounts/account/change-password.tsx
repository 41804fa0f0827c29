"use client";

import { useEffect, useRef } from "react";
import { AuthForm } from "@/components/accounts/users/auth/auth-form";
import { NewPassword, OwnPassword } from "@/components/accounts/users/auth/password-forms";
import { TitledCard } from "@/components/ui/card";
import { changePasswordAction } from "./actions";

/** A form that changes the password; it requires the current one. */
export function ChangePassword() {
  return (
    <TitledCard title="Password" description="Changing it signs out your other devices.">
      <div className="max-w-md">
        <AuthForm
          action={changePasswordAction}
          submit="Change password"
          submitting="Changing password..."
          variant="outline"
          of="password"
          done={() => <Changed />}
        >
          {({ errors }) => (
            <>
              <OwnPassword form="password" label="Current password" errors={errors} />
              <NewPassword form="password" errors={errors} />
            </>
          )}
        </AuthForm>
      </div>
    </TitledCard>
  );
}

/** Replaces the form and takes the focus, so that screen readers announce it; the focused button is gone. */
function Changed() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1}>
      Your password is changed. Your other devices are signed out.
    </p>
  );
}
