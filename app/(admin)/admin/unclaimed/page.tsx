import { redirect } from "next/navigation";
import { ClaimList } from "@/components/reconciliation/unclaimed/claims/claim-list";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { CLAIMS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { listClaims } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import { totalOf } from "@/lib/reconciliation/unclaimed-commission/offer-state.model";

export const metadata = { title: "Unclaimed Commission" };

export default async function UnclaimedPage({ searchParams }: PageProps<"/admin/unclaimed">) {
  const [address, { ctx }] = await Promise.all([searchParams, adminPageContext()]);
  const query = CLAIMS_URL.read(address);
  const claims = await section(listClaims(ctx, query));
  const total = claims.ok ? totalOf(claims.value.counts, query.show) : 0;
  const instead = claims.ok && lastPageInstead(CLAIMS_URL, "/admin/unclaimed", address, total);
  if (instead) redirect(instead);
  return (
    <>
      <PageHeader
        title="Unclaimed Commission"
        description="Commission that arrived without a booking, and which agents claim it."
        actions={<RefreshButton />}
      />
      {claims.ok ? (
        <ClaimList claims={claims.value} total={total} />
      ) : (
        <LoadFailed message="Failed to load claims" />
      )}
    </>
  );
}
