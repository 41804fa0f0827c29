import { ChangePassword } from "@/components/accounts/account/change-password";
import { DeleteAccount } from "@/components/accounts/account/delete-account";
import { DownloadData } from "@/components/accounts/account/download-data";
import { Sessions } from "@/components/accounts/account/sessions/sessions";
import { TwoFactor, TwoFactorAtClerk } from "@/components/accounts/account/two-factor";
import { Unverified } from "@/components/accounts/users/account/unverified";
import { PageHeader } from "@/components/shared/page-header";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { listSessions } from "@/lib/accounts/account/sessions/sessions";
import { readTwoFactor } from "@/lib/accounts/account/two-factor/two-factor";
import { clerkSecurityUrl } from "@/lib/accounts/identity/clerk/clerk-account";
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
