"use client";

import dynamic from "next/dynamic";
import { LoadingScreen } from "@/components/shared/states/loading-screen";

const Finish = dynamic(() => import("@clerk/nextjs").then((clerk) => clerk.AuthenticateWithRedirectCallback));

/** Hands the other provider's response to Clerk, which then redirects. */
export function ClerkCallback() {
  return (
    <>
      <LoadingScreen title="Authenticating..." description="Please wait while we fetch your data" />
      <Finish signInFallbackRedirectUrl="/" signUpFallbackRedirectUrl="/post-signup" />
    </>
  );
}
