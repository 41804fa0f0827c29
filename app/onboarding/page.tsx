import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Welcome } from "@/components/users/onboarding/welcome";
import { pageVisitor } from "@/lib/delivery/page";

export const metadata: Metadata = { title: "Welcome" };

export default async function OnboardingPage() {
  const identity = await pageVisitor();
  if (!identity) redirect("/sign-in");
  if (identity.hasCompletedOnboarding) redirect("/");
  return <Welcome email={identity.email} />;
}
