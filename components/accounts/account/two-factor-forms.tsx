"use client";

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { AuthForm } from "@/components/accounts/users/auth/auth-form";
import { Field } from "@/components/shared/form/field";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import {
  beginTwoFactorAction,
  renewBackupCodesAction,
  turnOffTwoFactorAction,
  turnOnTwoFactorAction,
} from "./actions";
import { useProof } from "./proof/use-proof";

type Codes = { readonly title: string; readonly codes: readonly string[] };

const ShowCodes = createContext<(shown: Codes) => void>(() => undefined);

/**
 * Shows new backup codes in place of `children` until the user leaves the page. The codes can't be shown again, so
 * they stay even when the page is refreshed because of a change elsewhere.
 */
export function BackupCodesOnce({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Codes | null>(null);
  return shown ? <BackupCodes {...shown} /> : <ShowCodes value={setShown}>{children}</ShowCodes>;
}

/**
 * A button that starts the setup of two-factor sign-in and shows the secret for the app. The user must confirm their
 * identity first, so that nobody can set it up at an unattended screen.
 */
export function BeginTwoFactor() {
  const { proved, asking } = useProof();
  const { mutate, busy } = useMutation();
  const begin = { run: () => proved(beginTwoFactorAction, {}), failed: "It was not set up" };
  return (
    <>
      <Button
        className="self-start"
        aria-disabled={busy}
        onClick={() => (busy ? undefined : void mutate(begin))}
      >
        {busy ? "Setting up..." : "Set up"}
      </Button>
      {asking}
    </>
  );
}

/** A form for the app's first code; afterwards it shows the backup codes once. */
export function TurnOnTwoFactor() {
  const show = useContext(ShowCodes);
  const turnOn: typeof turnOnTwoFactorAction = async (before, form) => {
    const state = await turnOnTwoFactorAction(before, form);
    if (state.codes) show({ codes: state.codes, title: "It is on. Keep these backup codes" });
    return state;
  };
  return (
    <AuthForm action={turnOn} submit="Turn on" submitting="Turning on..." of="two-factor">
      {({ errors }) => (
        <Field name="code" form="two-factor" label="Code from the app" errors={errors}>
          {(field) => <Input {...field} autoComplete="one-time-code" inputMode="numeric" />}
        </Field>
      )}
    </AuthForm>
  );
}

/**
 * Buttons that create new backup codes and turn two-factor sign-in off. Both require the user
 * to confirm their identity.
 */
export function ChangeTwoFactor() {
  const { proved, asking } = useProof();
  const { mutate, busy } = useMutation();
  const show = useContext(ShowCodes);
  const renew = {
    run: async () => {
      const codes = await proved(renewBackupCodesAction, {});
      show({ codes, title: "Keep these backup codes in place of the old ones" });
    },
    failed: "No new codes were made",
  };
  const turnOff = {
    run: () => proved(turnOffTwoFactorAction, {}),
    tells: () => ({ said: "Two-factor sign-in is off" }),
    failed: "It was not turned off",
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" disabled={busy} onClick={() => void mutate(renew)}>
        Get new backup codes
      </Button>
      <Button variant="outline" disabled={busy} onClick={() => void mutate(turnOff)}>
        Turn off
      </Button>
      {asking}
    </div>
  );
}

function BackupCodes({ codes, title }: Codes) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {title}
      </h3>
      <p>Each signs you in once if you lose your phone. They aren&apos;t shown again.</p>
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
