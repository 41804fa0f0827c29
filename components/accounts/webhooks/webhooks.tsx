"use client";

import { PlusIcon, WebhookIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { useUrlState } from "@/components/shared/table/url-state";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/links/link-button";
import { type Endpoint, WEBHOOK_EVENTS } from "@/lib/accounts/webhooks/webhook.model";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { EndpointState } from "./endpoint-state";

const { OnDemand: EndpointForm, preload } = onDemand(() => import("./endpoint-form"));
const { OnDemand: WebhookSecretShown } = onDemand(() => import("./webhook-secret-shown"));

/** The agent's webhook endpoints, with a button to add one. */
export function Webhooks({ endpoints }: { readonly endpoints: readonly Endpoint[] }) {
  const { values, show } = useUrlState(OPEN_URL);
  const [made, setMade] = useState<string | null>(null);
  usePreload(preload);
  return (
    <TitledCard
      title="Webhooks"
      description="We call your programs when something happens. Calls are signed, and repeated until they arrive."
      action={
        <Button variant="outline" onClick={() => show({ dialog: "add-webhook" })}>
          <PlusIcon />
          Add Webhook
        </Button>
      }
    >
      {endpoints.length === 0 ? (
        <p className="flex items-center gap-2 text-muted-foreground">
          <WebhookIcon className="size-4" />
          No webhooks yet
        </p>
      ) : (
        <ul aria-label="Webhooks" className="divide-y rounded-md border">
          {endpoints.map((endpoint) => (
            <EndpointLine key={endpoint.id} endpoint={endpoint} />
          ))}
        </ul>
      )}
      {values.dialog === "add-webhook" ? (
        <EndpointForm endpoint={null} onClose={() => show({ dialog: null }, "replace")} onMade={setMade} />
      ) : null}
      {made && values.dialog === null ? (
        <WebhookSecretShown secret={made} onClose={() => setMade(null)} />
      ) : null}
    </TitledCard>
  );
}

function EndpointLine({ endpoint }: { readonly endpoint: Endpoint }) {
  const { id, url, events } = endpoint;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{url}</span>
          <EndpointState endpoint={endpoint} />
        </p>
        <p className="mt-1 text-muted-foreground text-sm">
          {events.map((event) => WEBHOOK_EVENTS[event]).join(", ")}
        </p>
      </div>
      <LinkButton variant="outline" href={`/settings/webhooks/${id}`}>
        Open <span className="sr-only">{url}</span>
      </LinkButton>
    </li>
  );
}
