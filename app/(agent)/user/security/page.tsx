import { DownloadIcon } from "lucide-react";
import { ChangePassword } from "@/components/accounts/account/change-password";
import { DeleteAccount } from "@/components/accounts/account/delete-account";
import { Sessions } from "@/components/accounts/account/sessions/sessions";
import { TwoFactor, TwoFactorAtClerk } from "@/components/accounts/account/two-factor";
import { Unverified } from "@/components/accounts/users/account/unverified";
import { PageHeader } from "@/components/shared/page-header";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { listSessions } from "@/lib/accounts/account/sessions/sessions";
import { readTwoFactor } from "@/lib/accounts/account/two-factor/two-factor";
import { clerkSecurityUrl } from "@/lib/accounts/identity/clerk/clerk-identity";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";

export const metadata = { title: "Security and data" };

export default async function SecurityPage() {
  const { ctx, identity } = await pageContext();
  const byPassword = identityProvider() === "builtin";
  const [twoFactor, sessions] = byPassword
    ? await Promise.all([section(readTwoFactor(ctx)), section(listSessions(ctx))])
    : [null, null];
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <PageHeader title="Security and data" description="Your account, and the data we keep for you." />
      {identity.emailVerified ? null : <Unverified email={identity.email} isByMail={byPassword} />}
      {twoFactor?.ok === false || sessions?.ok === false ? <SectionFailure section="settings" /> : null}
      {byPassword ? <ChangePassword /> : null}
      {twoFactor === null ? <TwoFactorAtClerk href={clerkSecurityUrl()} /> : null}
      {twoFactor?.ok ? <TwoFactor state={twoFactor.value} /> : null}
      {sessions?.ok ? <Sessions sessions={sessions.value} /> : null}
      <DownloadData />
      <DeleteAccount email={identity.email} byPassword={byPassword} />
    </div>
  );
}

/** A card for downloading all of the agent's data as one file. */
function DownloadData() {
  return (
    <TitledCard
      title="Download my data"
      description="Your bookings, payments, suppliers, emails, settings and everything else that is yours."
      action={
        <Button asChild variant="outline">
          <a href="/api/users/me/data" download>
            <DownloadIcon />
            Download my data
          </a>
        </Button>
      }
      contentClassName="text-muted-foreground text-sm"
    >
      One ZIP file: each list as JSON and as CSV, and your emails as a mailbox that mail programs open.
    </TitledCard>
  );
}
