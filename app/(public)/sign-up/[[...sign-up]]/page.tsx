import type { Metadata } from "next";
import { PageLink } from "@/components/ui/links/page-link";
import { AuthCard } from "@/components/users/auth/auth-card";
import { SignUpForm } from "@/components/users/auth/sign-up-form";
import { identityProvider } from "@/lib/identity/provider";
import { followedInvitation } from "@/lib/invites/find-invitation";
import { ClerkSignUp } from "./clerk-sign-up";

export const metadata: Metadata = { title: "Create an account" };

export default async function SignUpPage() {
  const invited = await followedInvitation();
  if (identityProvider() === "clerk") return <ClerkSignUp invited={invited} />;
  return (
    <AuthCard
      title="Create an account"
      description="Forward a booking confirmation and see what you are owed."
      footer={
        <>
          Already have an account?{" "}
          <PageLink href="/sign-in" className="text-primary underline underline-offset-4">
            Sign in
          </PageLink>
        </>
      }
    >
      <SignUpForm email={invited?.email ?? ""} />
    </AuthCard>
  );
}
