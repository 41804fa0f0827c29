import { HealthCards, QueueTable } from "@/components/admin/health-cards";
import { DeadLetterList, UnownedEmailList } from "@/components/admin/stranded-lists";
import { SectionCard, SectionFailed } from "@/components/dashboard/section-card";
import { RefreshButton } from "@/components/shared/moves/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { listAttachedStatements } from "@/lib/bank-transactions/import/mail/list-attached-statements";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { listUnownedEmails } from "@/lib/emails/intake/list-unowned-emails";
import { readHealth } from "@/lib/health/read-health";
import { listDeadLetters } from "@/lib/jobs/list-dead-letters";

export const metadata = { title: "Admin" };

export default async function AdminPage() {
  const { ctx } = await adminPageContext();
  const [health, letters, emails, statements] = await Promise.all([
    section(readHealth(ctx)),
    section(listDeadLetters(ctx)),
    section(listUnownedEmails(ctx)),
    section(listAttachedStatements(ctx)),
  ]);
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        description="What the product stands on, and what waits for a decision."
        actions={<RefreshButton />}
      />
      <div className="grid grid-cols-1 gap-4">
        {health.ok ? <HealthCards health={health.value} /> : <SectionFailed title="System health" />}
        {letters.ok ? (
          <SectionCard title="Failed jobs" description="tried five times, then put aside here">
            <DeadLetterList letters={letters.value} />
          </SectionCard>
        ) : (
          <SectionFailed title="Failed jobs" />
        )}
        {emails.ok ? (
          <SectionCard title="E-mails without an owner" description="nobody's until you decide">
            <UnownedEmailList emails={emails.value} statements={statements.ok ? statements.value : []} />
          </SectionCard>
        ) : (
          <SectionFailed title="E-mails without an owner" />
        )}
        {health.ok ? (
          <SectionCard title="Queues">
            <QueueTable queues={health.value.queues} />
          </SectionCard>
        ) : null}
      </div>
    </>
  );
}
