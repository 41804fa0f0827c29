import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/links/link-button";
import type { ApiKey } from "@/lib/accounts/api-keys/api-key.model";
import type { Endpoint } from "@/lib/accounts/webhooks/webhook.model";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { apiState, calendarState, type IntegrationState, webhooksState } from "./integrations.model";

type Known = {
  readonly keys: readonly ApiKey[] | null;
  readonly endpoints: readonly Endpoint[] | null;
  readonly hasFeed: boolean | null;
};

/** The integrations of other programs with an agent's data, each with its state. */
export function Integrations({ keys, endpoints, hasFeed }: Known) {
  return (
    <TitledCard title="Integrations" description="What is connected to your data.">
      <ul aria-label="Integrations" className="divide-y rounded-md border">
        <Integration
          name="REST API"
          about="Programs read and change bookings and emails with a key of yours."
          state={apiState(keys)}
          way={
            <Button asChild variant="outline" size="sm">
              <a href="/docs/api" target="_blank" rel="noreferrer">
                Reference
                <span className="sr-only"> of the API, opens in a new tab</span>
              </a>
            </Button>
          }
        />
        <Integration
          name="Signed webhooks"
          about="Programs are told what happens, in calls signed by Standard Webhooks."
          state={webhooksState(endpoints)}
        />
        <Integration
          name="Calendar feed"
          about="Travel and expected commission in your own calendar."
          state={calendarState(hasFeed)}
          way={
            <LinkButton
              variant="outline"
              size="sm"
              href={BOOKINGS_URL.href("/bookings/open", { layout: "calendar" })}
            >
              Open Calendar
            </LinkButton>
          }
        />
        <Integration
          name="Export"
          about="Each list as a CSV or Excel file; everything at once under Security and data."
          state={READY}
          way={
            <LinkButton variant="outline" size="sm" href="/user/security">
              Security and Data
            </LinkButton>
          }
        />
      </ul>
    </TitledCard>
  );
}

const READY: IntegrationState = { tone: "ok", words: "Ready" };

function Integration({
  name,
  about,
  state: { tone, words },
  way,
}: {
  readonly name: string;
  readonly about: string;
  readonly state: IntegrationState;
  readonly way?: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          <Badge tone={tone}>{words}</Badge>
        </p>
        <p className="mt-1 text-muted-foreground text-sm">{about}</p>
      </div>
      {way}
    </li>
  );
}
