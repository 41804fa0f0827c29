import { SettingsTabs } from "@/components/accounts/account/settings/settings-tabs";
import { ApiKeys } from "@/components/accounts/api-keys/api-keys";
import { Integrations } from "@/components/accounts/api-keys/integrations";
import { Unverified } from "@/components/accounts/users/account/unverified";
import { Webhooks } from "@/components/accounts/webhooks/webhooks";
import { PageHeader } from "@/components/shared/page-header";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { listApiKeys } from "@/lib/accounts/api-keys/api-keys";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { listEndpoints } from "@/lib/accounts/webhooks/endpoints";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { hasCalendarFeed } from "@/lib/ledger/bookings/calendar/calendar-feed";

export const metadata = { title: "API keys - Settings" };

export default async function ApiKeysPage() {
  const { ctx, identity } = await pageContext();
  const [keys, endpoints, feed] = await Promise.all([
    section(listApiKeys(ctx)),
    section(listEndpoints(ctx)),
    section(hasCalendarFeed(ctx)),
  ]);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="API keys" description="Let your own programs work with your emails and bookings." />
      <SettingsTabs tab="api-keys" />
      <div className="flex flex-col gap-4">
        {identity.emailVerified ? null : (
          <Unverified email={identity.email} isByMail={identityProvider() === "builtin"} />
        )}
        {keys.ok && endpoints.ok ? null : <SectionFailure section="settings" />}
        {keys.ok ? <ApiKeys keys={keys.value} /> : null}
        {endpoints.ok ? <Webhooks endpoints={endpoints.value} /> : null}
        <Integrations
          keys={keys.ok ? keys.value : null}
          endpoints={endpoints.ok ? endpoints.value : null}
          hasFeed={feed.ok ? feed.value : null}
        />
      </div>
    </div>
  );
}
