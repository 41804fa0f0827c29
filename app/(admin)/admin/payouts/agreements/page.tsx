import { redirect } from "next/navigation";
import {
  AddAgreementButton,
  AgreementTools,
} from "@/components/payouts/administration/agreements/agreement-buttons";
import { AgreementList } from "@/components/payouts/administration/agreements/agreement-list";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { listAgreements } from "@/lib/payouts/agreements/read-agreements";
import { readPayoutSettings } from "@/lib/payouts/settings/change-settings";
import { AGREEMENTS_URL } from "@/lib/platform/base/addresses/agreements-address.model";

export const metadata = { title: "Agreements" };

/** The percentage of their commission that each agent gets. */
export default async function AgreementsPage({ searchParams }: PageProps<"/admin/payouts/agreements">) {
  const [address, { ctx }] = await Promise.all([searchParams, adminPageContext()]);
  const [list, settings] = await Promise.all([
    section(listAgreements(ctx, AGREEMENTS_URL.read(address))),
    section(readPayoutSettings(ctx)),
  ]);
  const instead =
    list.ok && lastPageInstead(AGREEMENTS_URL, "/admin/payouts/agreements", address, list.value.count);
  if (instead) redirect(instead);
  return (
    <>
      <PageHeader
        title="Agreements"
        description="The percentage of the agency's commission that goes to each agent."
        actions={settings.ok ? <AgreementTools settings={settings.value} /> : null}
        primary={<AddAgreementButton />}
      />
      {settings.ok && !settings.value.isOn ? (
        <Alert className="mb-4">
          <AlertTitle>Payouts are off</AlertTitle>
          <AlertDescription>
            Agents keep all of their commission. Agreements take effect once payouts are turned on in the
            settings.
          </AlertDescription>
        </Alert>
      ) : null}
      {list.ok ? (
        <AgreementList rows={list.value.rows} total={list.value.count} />
      ) : (
        <LoadFailed message="Failed to load the agreements" />
      )}
    </>
  );
}
