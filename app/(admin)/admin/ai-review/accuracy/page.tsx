import { AccuracyTables } from "@/components/inbox/administration/accuracy/accuracy-tables";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { LinkButton } from "@/components/ui/links/link-button";
import { LinkTabs } from "@/components/ui/tabs";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { readAccuracy } from "@/lib/inbox/emails/accuracy/read-accuracy";
import { ACCURACY_PERIODS, ACCURACY_URL } from "@/lib/platform/base/addresses/admin-addresses.model";

export const metadata = { title: "Accuracy" };

/** How accurately emails were read, judged by people's decisions. */
export default async function AccuracyPage({ searchParams }: PageProps<"/admin/ai-review/accuracy">) {
  const [address, { ctx }] = await Promise.all([searchParams, adminPageContext()]);
  const days = ACCURACY_URL.read(address).days ?? "90";
  const figures = await section(readAccuracy(ctx, days));
  return (
    <>
      <PageHeader
        title="Accuracy"
        description="How well emails are read, judged by the bookings made from them and by what people corrected."
        actions={
          <>
            <LinkButton variant="outline" href="/admin/ai-review/pending">
              Back to AI Review
            </LinkButton>
            <RefreshButton />
          </>
        }
      />
      <LinkTabs
        label="Period"
        className="mb-4"
        tabs={ACCURACY_PERIODS.map((one) => ({
          href: ACCURACY_URL.href("/admin/ai-review/accuracy", { days: one }),
          label: `${one} days`,
          active: one === days,
        }))}
      />
      {figures.ok ? (
        <AccuracyTables figures={figures.value} days={days} />
      ) : (
        <LoadFailed message="Failed to load accuracy" />
      )}
    </>
  );
}
