import { ChangePassword } from "@/components/account/change-password";
import { DeleteAccount } from "@/components/account/delete-account";
import { DownloadData } from "@/components/account/download-data";
import { Sessions } from "@/components/account/sessions/sessions";
import { TwoFactor, TwoFactorAtClerk } from "@/components/account/two-factor";
import { PageHeader } from "@/components/shared/page-header";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { Unverified } from "@/components/users/account/unverified";
import { listSessions } from "@/lib/account/sessions/list-sessions";
import { readTwoFactor } from "@/lib/account/two-factor/read-two-factor";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { clerkSecurityUrl } from "@/lib/identity/clerk/clerk-account";
import { identityProvider } from "@/lib/identity/provider";

export const metadata = { title: "Security and data" };

export default async function SecurityPage() {
  const { ctx, identity } = await pageContext();
  const byPassword = identityProvider() === "builtin";
  const [twoFactor, sessions] = byPassword
    ? await Promise.all([section(readTwoFactor(ctx)), section(listSessions(ctx))])
    : [null, null];
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <PageHeader title="Security and data" description="Your account, and what we keep for you." />
      {identity.emailVerified ? null : <Unverified email={identity.email} isByMail={byPassword} />}
      {byPassword ? <ChangePassword /> : null}
      {twoFactor === null ? <TwoFactorAtClerk href={clerkSecurityUrl()} /> : null}
      {twoFactor?.ok ? <TwoFactor state={twoFactor.value} /> : null}
      {twoFactor?.ok === false ? <SectionFailure section="load" /> : null}
      {sessions?.ok ? <Sessions sessions={sessions.value} /> : null}
      {sessions?.ok === false ? <SectionFailure section="load" /> : null}
      <DownloadData />
      <DeleteAccount email={identity.email} byPassword={byPassword} />
    </div>
  );
}
