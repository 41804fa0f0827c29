"use client";

import { useMutation } from "@/components/shared/mutations/mutation";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Delivery, Try } from "@/lib/accounts/webhooks/delivery.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { redeliverAction } from "./actions";
import { eventWords, STATE_WORDS, tryWords } from "./delivery-words.model";

const TONES = { waiting: "info", delivered: "ok", failed: "danger" } as const;

/** A delivery: its event, its state, and each attempt on demand. */
export function DeliveryLine({ delivery, isOff }: { readonly delivery: Delivery; readonly isOff: boolean }) {
  const { id, event, state, tries, createdAt, nextAt } = delivery;
  const last = tries.at(-1);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {eventWords(event)}
          <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-muted-foreground text-sm">
          <InstantText value={createdAt} />
          {last ? <span>{tryWords(last)}</span> : null}
          {nextAt && last ? (
            <span>
              Next try <InstantText value={nextAt} />
            </span>
          ) : null}
        </p>
        {tries.length > 0 ? (
          <details className="mt-1 text-sm">
            <summary className="w-fit cursor-pointer py-1">{counted(tries.length, "try", "tries")}</summary>
            <p className="wrap-anywhere mt-1 font-mono text-muted-foreground text-xs">webhook-id msg_{id}</p>
            <ol className="mt-1 flex flex-col gap-2">
              {tries.map((one) => (
                <TryShown key={one.at} one={one} />
              ))}
            </ol>
          </details>
        ) : null}
      </div>
      {state === "waiting" ? null : <Redeliver id={id} isOff={isOff} what={eventWords(event)} />}
    </li>
  );
}

function TryShown({ one }: { readonly one: Try }) {
  return (
    <li>
      <p className="flex flex-wrap gap-x-3 text-muted-foreground">
        <InstantText value={one.at} />
        <span>{tryWords(one)}</span>
      </p>
      {one.body ? (
        <p className="wrap-anywhere mt-1 whitespace-pre-wrap rounded-md border bg-muted p-2 font-mono text-xs">
          {one.body}
        </p>
      ) : null}
    </li>
  );
}

type Again = { readonly id: string; readonly what: string; readonly isOff: boolean };

function Redeliver({ id, what, isOff }: Again) {
  const { mutate, busy } = useMutation();
  const again = () =>
    void mutate({
      run: () => runAction(redeliverAction, { id }),
      tells: () => ({ said: "On its way again", description: "Refresh the log to see what came of it." }),
      failed: "Failed to send it again",
    });
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={busy || isOff}
      aria-label={`Redeliver ${what}`}
      onClick={again}
    >
      Redeliver
    </Button>
  );
}
