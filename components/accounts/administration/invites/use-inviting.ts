"use client";

import { useState } from "react";
import { useRefresh } from "@/components/shared/mutations/refresh";
import type { Invited } from "@/lib/accounts/invites/invitation.model";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { announceChange } from "@/lib/platform/api-client/changes";
import { runAction } from "@/lib/platform/api-client/run-action";
import { inviteAction } from "./actions";
import type { InviteDraft } from "./invite-draft.model";

/** Sends invitations and holds the result of the last attempt. `onSent` is called when they were sent. */
export function useInviting(onSent: () => void) {
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Invited | null>(null);
  const send = async ({ emails, role, message }: InviteDraft) => {
    setBusy(true);
    setResult(null);
    try {
      setResult(await runAction(inviteAction, { emails: [...emails], role, message }));
      onSent();
      announceChange();
      refresh();
    } catch (error) {
      const message = failureOf(error).message || "Failed to send invitations";
      setResult({ success: false, message, invitesSent: 0, failed: [] });
    } finally {
      setBusy(false);
    }
  };
  return { busy, result, send };
}
