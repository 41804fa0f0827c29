"use client";

import { useMutation } from "@/components/shared/mutations/mutation";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import type { OpenSession } from "@/lib/accounts/account/sessions/session.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { endSessionAction, signOutEverywhereAction } from "../actions";

/** The agent's open sessions, each with a button to end it. */
export function Sessions({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const { mutate, busy } = useMutation();
  const end = ({ id, device }: OpenSession) =>
    void mutate({
      run: () => runAction(endSessionAction, { id }),
      tells: () => ({ said: `Signed out: ${device}` }),
      failed: "The session was not ended",
    });
  const everywhere = async () => {
    const isDone = await mutate({
      run: () => runAction(signOutEverywhereAction, {}),
      failed: "Nothing was ended",
    });
    if (isDone) window.location.assign("/sign-in");
  };
  return (
    <TitledCard
      title="Where you are signed in"
      description="End any session you don't recognize, and change your password."
      action={
        <Button variant="outline" disabled={busy} onClick={() => void everywhere()}>
          Sign out everywhere
        </Button>
      }
    >
      <ul aria-label="Sessions" className="divide-y rounded-md border">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {session.device}
                {session.isThis ? <Badge tone="ok">This device</Badge> : null}
              </p>
              <p className="mt-1 flex flex-wrap gap-x-3 text-muted-foreground text-sm">
                <span>{session.place}</span>
                <span>
                  Signed in <InstantText value={session.since} />
                </span>
                <span>
                  Last seen <InstantText value={session.seenAt} />
                </span>
              </p>
            </div>
            {session.isThis ? null : (
              <Button
                variant="outline"
                size="sm"
                disabled={busy}
                aria-label={`End ${session.device}`}
                onClick={() => end(session)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
