import { AuditList } from "@/components/accounts/administration/audit/audit-list";
import { AuditTools } from "@/components/accounts/administration/audit/audit-tools";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { auditPageOf } from "@/lib/platform/audit/audit-list.model";
import { listAudit } from "@/lib/platform/audit/read-audit";
import { AUDIT_URL } from "@/lib/platform/base/addresses/admin-addresses.model";

export const metadata = { title: "Audit" };

export default async function AuditPage({ searchParams }: PageProps<"/admin/audit">) {
  const [address, { ctx }] = await Promise.all([searchParams, adminPageContext()]);
  const { filter, after } = auditPageOf(AUDIT_URL.read(address));
  const page = await section(listAudit(ctx, filter, after));
  return (
    <>
      <PageHeader
        title="Audit"
        description="Who did what to which record. Nothing here can be changed."
        actions={<RefreshButton />}
      />
      <AuditTools />
      {page.ok ? (
        <AuditList lines={page.value.lines} hasMore={page.value.hasMore} />
      ) : (
        <LoadFailed message="Failed to load the audit" />
      )}
    </>
  );
}
