"use client";

import { useEffect, useTransition } from "react";
import { signOutAction } from "@/components/accounts/users/auth/actions";
import { way } from "@/components/shared/form/way-out";
import { forgetAtSignOut } from "@/components/shell/after/sign-out";
import { Button } from "@/components/ui/button";

/** The way out of onboarding; what was typed doesn't stay in the tab. Works without a script, too. */
export function LogOut() {
  const [leaving, startTransition] = useTransition();
  useEffect(forgetAtSignOut, []);
  return (
    <form
      action={signOutAction}
      onSubmit={(event) => {
        event.preventDefault();
        way.signOut(() => startTransition(signOutAction));
      }}
    >
      <Button type="submit" variant="link" size="inline" aria-busy={leaving}>
        Log out
      </Button>
    </form>
  );
}
