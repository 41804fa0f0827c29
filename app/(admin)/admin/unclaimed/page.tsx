import { RefreshButton } from "@/components/shared/moves/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { ClaimList } from "@/components/unclaimed/claims/claim-list";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { listClaims } from "@/lib/unclaimed-commission/list-claims";

export const metadata = { title: "Unclaimed commission" };

export default async function UnclaimedPage() {
  const { ctx } = await adminPageContext();
  const claims = await section(listClaims(ctx));
  return (
    <>
      <PageHeader
        title="Unclaimed commission"
        description="What agents say is theirs of the commission that came without a booking."
        actions={<RefreshButton />}
      />
      {claims.ok ? <ClaimList claims={claims.value} /> : <LoadFailed message="Failed to load claims" />}
    </>
  );
}
