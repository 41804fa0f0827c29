import { EndpointPage } from "@/components/accounts/webhooks/endpoint-page";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { readEndpoint } from "@/lib/accounts/webhooks/endpoints";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { isId } from "@/lib/platform/base/id";

export const metadata = { title: "Webhook - Settings" };

/** One of the agent's webhooks with its log; `after` is the message after which the log continues. */
export default async function WebhookPage({ params, searchParams }: PageProps<"/settings/webhooks/[id]">) {
  const [{ id }, { after }, { ctx }] = await Promise.all([params, searchParams, pageContext()]);
  const place = typeof after === "string" && isId(after) ? after.toLowerCase() : null;
  const log = isId(id) ? await section(readEndpoint(ctx, id.toLowerCase(), place)) : null;
  if (log?.ok) return <EndpointPage log={log.value} />;
  const isGone = log === null || log.failure.code === "NOT_FOUND";
  return (
    <>
      <h1 className="mb-4 font-semibold text-xl">Webhook</h1>
      <LoadFailed
        message={isGone ? "Webhook not found." : "Failed to load the webhook."}
        {...(isGone ? { onRetry: null } : {})}
      />
    </>
  );
}
