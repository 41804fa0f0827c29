import { redirect } from "next/navigation";
import { AuthCard } from "@/components/accounts/users/auth/auth-card";
import { KeepForm } from "@/components/accounts/users/auth/keep-form";
import { askWhatToKeep } from "@/lib/accounts/account/password/reset-password";

export const metadata = { title: "Keep what is yours" };

/** The page after a password was reset by a link, in the browser in which that was done. */
export default async function KeepPage() {
  const ended = await askWhatToKeep();
  if (ended.length === 0) redirect("/sign-in/password-changed");
  return (
    <AuthCard
      title="Keep what is yours"
      description="Your password was changed, and everything else that could open your account was turned off. Choose what you set up yourself; anything you don't recognize stays off."
      footer={null}
    >
      <KeepForm ended={ended} />
    </AuthCard>
  );
}
