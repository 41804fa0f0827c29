import { redirect } from "next/navigation";
import { SettingsTabs } from "@/components/accounts/account/settings/settings-tabs";
import { ForwardingAddresses } from "@/components/inbox/forwarding/addresses/forwarding-addresses";
import { IntakeStatus } from "@/components/inbox/forwarding/intake-status";
import { LiveForwarding } from "@/components/inbox/forwarding/live-forwarding";
import { PrivateAddress } from "@/components/inbox/forwarding/private-address";
import { QuarantinedEmails } from "@/components/inbox/forwarding/quarantined-emails";
import { SystemMails } from "@/components/inbox/forwarding/system-mails";
import { PageHeader } from "@/components/shared/page-header";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { LinkButton } from "@/components/ui/links/link-button";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import type { Forwarding, IntakeOverview } from "@/lib/inbox/emails/intake/intake.model";
import { readIntake } from "@/lib/inbox/emails/intake/read-intake";
import { readForwarding } from "@/lib/inbox/emails/intake/verify-forwarding";
import { listInboundAddresses } from "@/lib/inbox/forwarding/inbound-address";

export const metadata = { title: "Email forwarding - Settings" };

export default async function SettingsPage({ params }: PageProps<"/settings/[[...tab]]">) {
  const { tab = [] } = await params;
  const { ctx } = await pageContext();
  if (tab.length > 1 || (tab[0] ?? "email-forwarding") !== "email-forwarding") {
    redirect("/settings/email-forwarding");
  }
  const [addresses, forwarding, intake] = await Promise.all([
    section(listInboundAddresses(ctx)),
    section(readForwarding(ctx)),
    section(readIntake(ctx)),
  ]);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Email forwarding"
        description="How booking confirmations reach you here."
        actions={
          <LinkButton variant="outline" href="/help/email-setup">
            How to set it up
          </LinkButton>
        }
      />
      <SettingsTabs tab="email-forwarding" />
      <div className="flex flex-col gap-4">
        {intake.ok ? <SystemMails mails={intake.value.system} /> : null}
        {[addresses, forwarding, intake].every(({ ok }) => ok) ? null : <SectionFailure section="settings" />}
        {addresses.ok ? <PrivateAddress addresses={addresses.value} /> : null}
        {forwarding.ok ? (
          <ForwardingSection forwarding={forwarding.value} intake={intake.ok ? intake.value : null} />
        ) : null}
        {intake.ok ? (
          <>
            <IntakeStatus lastMail={intake.value.lastMail} lastFailure={intake.value.lastFailure} />
            <QuarantinedEmails mails={intake.value.quarantined} />
          </>
        ) : null}
      </div>
    </div>
  );
}

/**
 * The forwarding addresses, updated live while the first email or a verification is pending. `intake` is null if the
 * arrived emails couldn't be loaded.
 */
function ForwardingSection({
  forwarding,
  intake,
}: {
  readonly forwarding: Forwarding;
  readonly intake: IntakeOverview | null;
}) {
  const isAwaited = !intake?.lastMail || forwarding.settings.some(({ verified }) => !verified);
  return (
    <>
      {isAwaited ? <LiveForwarding shown={forwarding} /> : null}
      <ForwardingAddresses addresses={forwarding.settings} arrived={intake?.byAddress ?? {}} />
    </>
  );
}
