import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PageLink } from "@/components/ui/links/page-link";
import { AuthCard } from "@/components/users/auth/auth-card";
import { CodeForm } from "@/components/users/auth/code-form";
import { SignInForm } from "@/components/users/auth/sign-in-form";
import { identityProvider } from "@/lib/identity/provider";
import { begunSignIn } from "@/lib/identity/two-factor/begun-sign-in";
import { followedInvitation } from "@/lib/invites/find-invitation";
import { ClerkSignIn } from "./clerk-sign-in";

export const metadata: Metadata = { title: "Sign in" };

type Props = { readonly params: Promise<{ readonly "sign-in"?: readonly string[] }> };

export default async function SignInPage({ params }: Props) {
  const invited = await followedInvitation();
  if (identityProvider() === "clerk") return <ClerkSignIn goTo={invited?.path ?? "/"} />;
  if ((await params)["sign-in"]?.[0] === "code") return <SecondStep />;
  return (
    <AuthCard
      title="Sign in"
      description="Your bookings, and the commission still owed to you."
      footer={
        <>
          New here?{" "}
          <PageLink href="/sign-up" className="text-primary underline underline-offset-4">
            Create an account
          </PageLink>
        </>
      }
    >
      <SignInForm email={invited?.email ?? ""} />
    </AuthCard>
  );
}

/** Only who has just typed their password is asked. */
async function SecondStep() {
  if ((await begunSignIn()) === null) redirect("/sign-in");
  return (
    <AuthCard
      title="Enter your code"
      description="The six digits that your authenticator app shows, or one of your backup codes."
      footer={
        <PageLink href="/sign-in" className="text-primary underline underline-offset-4">
          Back to sign in
        </PageLink>
      }
    >
      <CodeForm />
    </AuthCard>
  );
}
