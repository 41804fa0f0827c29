"use client";

import { useEffect, useTransition } from "react";
import { signOutAction } from "@/components/accounts/users/auth/actions";
import { way } from "@/components/shared/form/way-out";
import { forgetAtSignOut } from "@/components/shell/after/sign-out";
import { Button } from "@/components/ui/button";

/** A button that signs out of onboarding and removes drafts from the tab. It also works without script. */
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
