"use client";

import { useTransition } from "react";
import { useRefresh } from "@/components/shared/mutations/refresh";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import type { Outcome } from "@/lib/platform/base/outcome";
import {
  discardDeadLetterAction,
  discardUnownedEmailAction,
  retryDeadLetterAction,
  retryUnownedEmailAction,
} from "./actions";

type Settle = (id: string) => Promise<Outcome<void>>;

const ACTIONS: Readonly<Record<"job" | "email", { readonly retry: Settle; readonly discard: Settle }>> = {
  job: { retry: retryDeadLetterAction, discard: discardDeadLetterAction },
  email: { retry: retryUnownedEmailAction, discard: discardUnownedEmailAction },
};

/** The Retry and Discard buttons of a stranded job or email; `label` names it for screen readers. */
export function SettleButtons({
  kind,
  id,
  label,
}: {
  readonly kind: "job" | "email";
  readonly id: string;
  readonly label: string;
}) {
  const refresh = useRefresh();
  const [pending, startTransition] = useTransition();
  const run = (settle: Settle, done: string) =>
    startTransition(async () => {
      const outcome = await settle(id);
      if (outcome.ok) toast.success(done);
      else toast.error(outcome.failure.message);
      refresh();
    });
  return (
    <div className="flex gap-2">
      <Button
        variant="outline"
        size="sm"
        disabled={pending}
        aria-label={`Retry ${label}`}
        onClick={() => run(ACTIONS[kind].retry, "Tried again")}
      >
        Retry
      </Button>
      <Button
        variant="ghost"
        size="sm"
        disabled={pending}
        aria-label={`Discard ${label}`}
        onClick={() => run(ACTIONS[kind].discard, "Discarded")}
      >
        Discard
      </Button>
    </div>
  );
}
