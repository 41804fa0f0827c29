import { VerifyAddress } from "@/components/accounts/users/account/verify-address";
import { PageHeader } from "@/components/shared/page-header";
import { pageContext } from "@/lib/delivery/page";

export const metadata = { title: "Verify your email address" };

/**
 * The page to which the link of a verification email leads. Opening it changes nothing, because programs that scan
 * emails open links too.
 */
export default async function VerifyEmailPage({ searchParams }: PageProps<"/verify-email">) {
  const [{ token }, { identity }] = await Promise.all([searchParams, pageContext()]);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Verify your email address" description={identity.email} />
      <VerifyAddress token={typeof token === "string" ? token : ""} isVerified={identity.emailVerified} />
    </div>
  );
}
