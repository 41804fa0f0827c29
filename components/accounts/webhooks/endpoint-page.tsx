import { TriangleAlertIcon } from "lucide-react";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { EmptyState } from "@/components/shared/states/empty-state";
import { InstantText } from "@/components/shared/text/date-text";
import { Alert, AlertDescription } from "@/components/ui/alert";
import { TitledCard } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/links/link-button";
import type { EndpointLog } from "@/lib/accounts/webhooks/delivery.model";
import { type Endpoint, WEBHOOK_EVENTS } from "@/lib/accounts/webhooks/webhook.model";
import { DeliveryLine } from "./delivery-line";
import { STOP_WORDS } from "./delivery-words.model";
import { EndpointActions } from "./endpoint-actions";
import { EndpointState } from "./endpoint-state";

/** The page of one endpoint: its events, its state, and its deliveries. */
export function EndpointPage({ log }: { readonly log: EndpointLog }) {
  const { endpoint } = log;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Webhook"
        description={<span className="wrap-anywhere">{endpoint.url}</span>}
        actions={
          <>
            <LinkButton variant="outline" href="/settings/api-keys">
              API keys
            </LinkButton>
            <EndpointActions endpoint={endpoint} />
          </>
        }
      />
      <div className="flex flex-col gap-4">
        <HowItIs endpoint={endpoint} />
        <Log log={log} />
      </div>
    </div>
  );
}

function HowItIs({ endpoint }: { readonly endpoint: Endpoint }) {
  const { events, stopped, failingSince, overlapsUntil } = endpoint;
  return (
    <>
      {stopped ? (
        <Alert tone={stopped.because === "agent" ? "grey" : "warn"}>
          <TriangleAlertIcon />
          <AlertDescription>{STOP_WORDS[stopped.because]}</AlertDescription>
        </Alert>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
        <EndpointState endpoint={endpoint} />
        <span>{events.map((event) => WEBHOOK_EVENTS[event]).join(", ")}</span>
        {failingSince ? (
          <span>
            Nothing has arrived since <InstantText value={failingSince} />
          </span>
        ) : null}
        {overlapsUntil ? (
          <span>
            The secret before signs until <InstantText value={overlapsUntil} />
          </span>
        ) : null}
      </p>
    </>
  );
}

function Log({ log }: { readonly log: EndpointLog }) {
  const { endpoint, deliveries, isFirst } = log;
  return (
    <TitledCard
      title="Deliveries"
      description="The newest first; they are kept for 30 days."
      action={<RefreshButton />}
    >
      {deliveries.length === 0 ? (
        <EmptyState
          illustration="anchor"
          title={isFirst ? "Nothing was sent yet" : "Nothing older"}
          headingLevel="h3"
        >
          {isFirst
            ? "From now on this webhook is called when something happens. Send Test calls it at once."
            : null}
        </EmptyState>
      ) : (
        <ul aria-label="Deliveries" className="divide-y rounded-md border">
          {deliveries.map((delivery) => (
            <DeliveryLine key={delivery.id} delivery={delivery} isOff={endpoint.stopped !== null} />
          ))}
        </ul>
      )}
      <Places log={log} />
    </TitledCard>
  );
}

/** Links to newer and older deliveries. */
function Places({ log: { endpoint, deliveries, hasMore, isFirst } }: { readonly log: EndpointLog }) {
  const path = `/settings/webhooks/${endpoint.id}`;
  if (isFirst && !hasMore) return null;
  return (
    <nav aria-label="Older and newer" className="mt-3 flex flex-wrap justify-end gap-2">
      {isFirst ? null : (
        <LinkButton variant="outline" size="sm" href={path}>
          Newest
        </LinkButton>
      )}
      {hasMore ? (
        <LinkButton variant="outline" size="sm" href={`${path}?after=${deliveries.at(-1)?.id}`}>
          Older
        </LinkButton>
      ) : null}
    </nav>
  );
}
