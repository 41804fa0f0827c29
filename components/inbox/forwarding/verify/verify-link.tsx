"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { AuthCard } from "@/components/accounts/users/auth/auth-card";
import { LoadingScreen } from "@/components/shared/states/loading-screen";
import { LinkButton } from "@/components/ui/links/link-button";
import { callAction } from "@/lib/platform/api-client/run-action";
import { verifyForwardingAction } from "./actions";

const SETTINGS = "/settings/email-forwarding";
const REDIRECT_MS = 3_000;

/** Submits the link's token once per visit and shows the result. Requesting the page alone changes nothing. */
export function VerifyLink({ token }: { readonly token: string }) {
  const [state, setState] = useState<"loading" | "verified" | "failed">("loading");
  const sent = useRef(false);
  const router = useRouter();
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    callAction(verifyForwardingAction, { token }).then(
      () => setState("verified"),
      () => setState("failed"),
    );
  }, [token]);
  useEffect(() => {
    if (state !== "verified") return;
    const timer = setTimeout(() => router.replace(SETTINGS), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [state, router]);
  if (state === "loading") return <LoadingScreen title="Loading..." description="Verifying your address" />;
  const isVerified = state === "verified";
  return (
    <AuthCard
      title={isVerified ? "Email Verified!" : "Verification Failed - This link may be invalid or expired."}
      description={
        isVerified
          ? "Emails from this address now reach your account."
          : "Each link works once, within a day."
      }
      footer={isVerified ? "You will be taken to the settings in a moment." : "Nothing was changed."}
    >
      <LinkButton size="lg" href={SETTINGS}>
        Email forwarding settings
      </LinkButton>
    </AuthCard>
  );
}
