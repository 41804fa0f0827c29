import { DownloadIcon } from "lucide-react";
import { KeepAccount } from "@/components/accounts/account/keep-account";
import { signOutAction } from "@/components/accounts/users/auth/actions";
import { AuthCard } from "@/components/accounts/users/auth/auth-card";
import { Button } from "@/components/ui/button";
import { dayOfErasing, mayBeKept } from "@/lib/accounts/account/leaving/leaving.model";
import { leaver } from "@/lib/delivery/page";

export const metadata = { title: "Account closed" };

/** The only page that users see who have asked for their account to be deleted. */
export default async function LeavingPage() {
  const { eraseAt, timezone, email } = await leaver();
  const isOpen = mayBeKept(eraseAt, new Date());
  return (
    <AuthCard
      title={isOpen ? "Your account will be deleted" : "Your account is being deleted"}
      description={
        isOpen
          ? `Everything in it is deleted on ${dayOfErasing(eraseAt, timezone)}. Until then it is closed: nothing is sent from it, and emails that you forward are kept.`
          : "It can't be kept any more. Everything in it is gone within a few hours."
      }
      footer={<>Signed in as {email}</>}
    >
      <div className="flex flex-col gap-3">
        {isOpen ? (
          <>
            <KeepAccount />
            <Button asChild variant="outline" size="lg">
              <a href="/api/users/me/data" download>
                <DownloadIcon />
                Download my data
              </a>
            </Button>
          </>
        ) : null}
        <form action={signOutAction} className="flex flex-col">
          <Button type="submit" size="lg" variant="ghost">
            Log out
          </Button>
        </form>
      </div>
    </AuthCard>
  );
}
