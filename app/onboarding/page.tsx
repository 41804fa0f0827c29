import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Welcome } from "@/components/users/onboarding/welcome";
import { currentIdentity } from "@/lib/identity/identity";

export const metadata: Metadata = { title: "Welcome" };

export default async function OnboardingPage() {
  const identity = await currentIdentity();
  if (!identity) redirect("/sign-in");
  if (identity.hasCompletedOnboarding) redirect("/");
  return <Welcome email={identity.email} />;
}
