import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthCard } from "@/components/accounts/users/auth/auth-card";
import { CodeForm } from "@/components/accounts/users/auth/code-form";
import { ForgotForm } from "@/components/accounts/users/auth/password-forms";
import { SignInForm } from "@/components/accounts/users/auth/sign-in-form";
import { ProductSummary } from "@/components/shell/front/product-summary";
import { PageLink } from "@/components/ui/links/page-link";
import { FORGOT_PATH, LINK_MINUTES } from "@/lib/accounts/identity/passwords/password.model";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { pendingSignIn } from "@/lib/accounts/identity/two-factor/pending-sign-in";
import { followedInvitation } from "@/lib/accounts/invites/find-invitation";
import { ClerkSignIn } from "./clerk-sign-in";

export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage({ params }: PageProps<"/sign-in/[[...sign-in]]">) {
  const invited = await followedInvitation();
  if (identityProvider() === "clerk") return <ClerkSignIn goTo={invited?.path ?? "/"} />;
  const step = (await params)["sign-in"]?.[0];
  if (step === "code") return <SecondStep />;
  if (step === "forgot") return <Forgot />;
  if (step === "link-sent") return <LinkSent />;
  return (
    <AuthCard
      title="Sign in"
      description={
        step === "password-changed"
          ? "Your password is changed. Sign in with the new one."
          : "Your bookings, and the commission still owed to you."
      }
      footer={
        <>
          New here?{" "}
          <PageLink href="/sign-up" className="text-primary underline underline-offset-4">
            Create an account
          </PageLink>
        </>
      }
      beside={<ProductSummary />}
    >
      <SignInForm email={invited?.email ?? ""} />
    </AuthCard>
  );
}

/** The page for the second factor, shown only to somebody who has just entered their password. */
async function SecondStep() {
  if ((await pendingSignIn()) === null) redirect("/sign-in");
  return (
    <AuthCard
      title="Enter your code"
      description="The six digits that your authenticator app shows, or one of your backup codes."
      footer={<BackToSignIn />}
    >
      <CodeForm />
    </AuthCard>
  );
}

function Forgot() {
  return (
    <AuthCard
      title="Forgot your password?"
      description="We will email you a link to choose a new one."
      footer={<BackToSignIn />}
    >
      <ForgotForm />
    </AuthCard>
  );
}

/** Shows the same text whether or not an account has the address. */
function LinkSent() {
  return (
    <AuthCard
      title="Check your email"
      description={`If an account has this address, a link to a new password is on its way. It works for ${LINK_MINUTES} minutes.`}
      footer={<BackToSignIn />}
    >
      <PageLink href={FORGOT_PATH} className="text-primary underline underline-offset-4">
        Nothing came? Send it again
      </PageLink>
    </AuthCard>
  );
}

function BackToSignIn() {
  return (
    <PageLink href="/sign-in" className="text-primary underline underline-offset-4">
      Back to sign in
    </PageLink>
  );
}
