import { Badge } from "@/components/ui/badge";
import type { Endpoint } from "@/lib/accounts/webhooks/webhook.model";

/** The state of an endpoint: on, failing or switched off. */
export function EndpointState({ endpoint: { stopped, failingSince } }: { readonly endpoint: Endpoint }) {
  if (stopped) return <Badge tone={stopped.because === "agent" ? "grey" : "danger"}>Switched off</Badge>;
  return failingSince ? <Badge tone="warn">Failing</Badge> : <Badge tone="ok">On</Badge>;
}
