"use client";

import type { FieldControl } from "@/components/shared/form/field";
import { Checkbox } from "@/components/ui/checkbox";
import { EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from "@/lib/accounts/webhooks/webhook.model";

/** Of which events an endpoint is told. */
export function EventChoice({
  control: { id, required: _, name, ...described },
  events,
  onChange,
}: {
  readonly control: FieldControl;
  readonly events: readonly WebhookEvent[];
  readonly onChange: (events: WebhookEvent[]) => void;
}) {
  const turn = (event: WebhookEvent) =>
    onChange(EVENT_NAMES.filter((one) => events.includes(one) !== (one === event)));
  return (
    <fieldset aria-label="Events" className="flex flex-col gap-1">
      {EVENT_NAMES.map((event, index) => (
        <label
          key={event}
          htmlFor={index === 0 ? id : `${id}-${event}`}
          className="flex min-h-9 items-center gap-2"
        >
          <Checkbox
            {...(index === 0 ? described : {})}
            id={index === 0 ? id : `${id}-${event}`}
            name={name}
            aria-label={WEBHOOK_EVENTS[event]}
            checked={events.includes(event)}
            onChange={() => turn(event)}
          />
          <span>{WEBHOOK_EVENTS[event]}</span>
          <span className="font-mono text-muted-foreground text-xs">{event}</span>
        </label>
      ))}
    </fieldset>
  );
}
