import type { Metadata } from "next";
import { PageLink } from "@/components/ui/links/page-link";
import { AuthCard } from "@/components/users/auth/auth-card";
import { SignInForm } from "@/components/users/auth/sign-in-form";
import { identityProvider } from "@/lib/identity/provider";
import { followedInvitation } from "@/lib/invites/find-invitation";
import { ClerkSignIn } from "./clerk-sign-in";

export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage() {
  const invited = await followedInvitation();
  if (identityProvider() === "clerk") return <ClerkSignIn goTo={invited?.path ?? "/"} />;
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
