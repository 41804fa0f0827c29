import { signOutAction } from "@/components/accounts/users/auth/actions";
import { AuthCard } from "@/components/accounts/users/auth/auth-card";
import { Button } from "@/components/ui/button";
import { supportHref } from "@/lib/platform/base/support";

export const metadata = { title: "Account suspended" };

/** The only page that users see whose account an administrator has suspended. */
export default function SuspendedPage() {
  return (
    <AuthCard
      title="Your account is suspended"
      description="An administrator has closed it for now. Nothing in it was deleted, and emails that you forward are kept."
      footer={
        <>
          A mistake?{" "}
          <a href={supportHref()} className="text-primary underline underline-offset-4">
            Contact support
          </a>
        </>
      }
    >
      <form action={signOutAction}>
        <Button type="submit" size="lg" className="w-full">
          Log out
        </Button>
      </form>
    </AuthCard>
  );
}
