import { AuthCard } from "@/components/accounts/users/auth/auth-card";
import { ResetForm } from "@/components/accounts/users/auth/password-forms";
import { PageLink } from "@/components/ui/links/page-link";
import { isPasswordLink } from "@/lib/accounts/account/password/reset-password";
import { FORGOT_PATH } from "@/lib/accounts/identity/passwords/password.model";

export const metadata = { title: "New password" };

/**
 * The page behind the link of an email. Opening it changes nothing, because programs that scan emails open links too.
 */
export default async function ResetPasswordPage({ searchParams }: PageProps<"/reset-password">) {
  const { of, until, token } = await searchParams;
  const link = { of: String(of), until: String(until), token: String(token) };
  const works = await isPasswordLink(link);
  return (
    <AuthCard
      title={works ? "Choose a new password" : "This link doesn't work any more"}
      description={
        works
          ? "It replaces the old one and signs you out everywhere. Keys, webhooks and the like are turned off unless you keep them."
          : "Links work once, for an hour."
      }
      footer={
        <PageLink href="/sign-in" className="text-primary underline underline-offset-4">
          Back to sign in
        </PageLink>
      }
    >
      {works ? (
        <ResetForm link={link} />
      ) : (
        <PageLink href={FORGOT_PATH} className="text-primary underline underline-offset-4">
          Ask for a new link
        </PageLink>
      )}
    </AuthCard>
  );
}
