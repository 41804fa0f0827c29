import { ApiKeys } from "@/components/api-keys/api-keys";
import { PageHeader } from "@/components/shared/page-header";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { listApiKeys } from "@/lib/api-keys/list-api-keys";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";

export const metadata = { title: "API keys - Settings" };

export default async function ApiKeysPage() {
  const { ctx } = await pageContext();
  const keys = await section(listApiKeys(ctx));
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="API keys" description="Let programs of yours work with your bookings and e-mails." />
      {keys.ok ? <ApiKeys keys={keys.value} /> : <SectionFailure section="settings" />}
    </div>
  );
}
