import { SectionCard } from "@/components/desk/dashboard/section-card";
import { AdminEmailList } from "@/components/inbox/administration/emails/admin-email-list";
import { UnownedEmailList } from "@/components/inbox/administration/stranded/stranded-lists";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { tableView } from "@/components/shared/table/table-view";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { adminEmailsPageOf } from "@/lib/inbox/emails/administration/admin-email-list.model";
import { listAdminEmails } from "@/lib/inbox/emails/administration/admin-emails";
import type { UnownedSummary } from "@/lib/inbox/emails/intake/unowned.model";
import { listUnownedEmails } from "@/lib/inbox/emails/intake/unowned-emails";
import { ANY_EMAILS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { AttachedStatement } from "@/lib/reconciliation/bank-transactions/import/mail/attached-statement.model";
import { listAttachedStatements } from "@/lib/reconciliation/bank-transactions/import/mail/attached-statements";

export const metadata = { title: "Emails" };

/** The emails of all agents, and those without an owner. */
export default async function AdminEmailsPage({ searchParams }: PageProps<"/admin/emails">) {
  const [address, { ctx }] = await Promise.all([searchParams, adminPageContext()]);
  const { filter, after } = adminEmailsPageOf(ANY_EMAILS_URL.read(address));
  const [page, view, unowned, read] = await Promise.all([
    section(listAdminEmails(ctx, filter, after)),
    tableView("anyemails"),
    section(listUnownedEmails(ctx)),
    section(listAttachedStatements(ctx)),
  ]);
  return (
    <>
      <PageHeader
        title="Emails"
        description="Emails of all agents. Opening one is recorded in the agent's audit."
        actions={<RefreshButton />}
      />
      <UnownedEmails emails={unowned.ok ? unowned.value : null} statements={read.ok ? read.value : []} />
      {page.ok ? (
        <AdminEmailList
          rows={page.value.lines}
          hasMore={page.value.hasMore}
          agent={page.value.agent}
          view={view}
        />
      ) : (
        <LoadFailed message="Failed to load emails" />
      )}
    </>
  );
}

/**
 * Emails that wait to be assigned to an agent. Renders nothing without any. `emails` is null if they couldn't be
 * loaded.
 */
function UnownedEmails({
  emails,
  statements,
}: {
  readonly emails: readonly UnownedSummary[] | null;
  readonly statements: readonly AttachedStatement[];
}) {
  if (emails?.length === 0) return null;
  return (
    <div className="mb-4">
      <SectionCard title="Emails without an owner" description="They belong to nobody until you decide">
        {emails ? (
          <UnownedEmailList emails={emails} statements={statements} />
        ) : (
          <LoadFailed message="Failed to load emails without an owner" />
        )}
      </SectionCard>
    </div>
  );
}
