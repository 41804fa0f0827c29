import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import { AuthCard } from "@/components/users/auth/auth-card";

export const metadata = { title: "Verify an address" };

/** Where the link of a verification mail leads. No such mail is sent yet, so no link is valid. */
export default function VerifyForwardingPage() {
  return (
    <AuthCard
      title="Verification Failed - This link may be invalid or expired."
      description="Each link works once, and for a day."
      footer="Nothing was changed."
    >
      <Button asChild size="lg">
        <PageLink href="/settings/email-forwarding">Email forwarding settings</PageLink>
      </Button>
    </AuthCard>
  );
}
