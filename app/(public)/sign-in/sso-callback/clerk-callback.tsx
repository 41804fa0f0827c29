"use client";

import dynamic from "next/dynamic";
import { LoadingScreen } from "@/components/shared/states/loading-screen";

const Finish = dynamic(() => import("@clerk/nextjs").then((clerk) => clerk.AuthenticateWithRedirectCallback));

/** Takes the answer of the other provider to Clerk, which then leads on. */
export function ClerkCallback() {
  return (
    <>
      <LoadingScreen title="Authenticating..." description="Please wait while we fetch your data" />
      <Finish signInFallbackRedirectUrl="/" signUpFallbackRedirectUrl="/post-signup" />
    </>
  );
}
