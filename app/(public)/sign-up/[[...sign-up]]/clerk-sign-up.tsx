"use client";

import dynamic from "next/dynamic";
import { LoadingScreen } from "@/components/shared/states/loading-screen";

const SignUp = dynamic(() => import("@clerk/nextjs").then((clerk) => clerk.SignUp), {
  loading: () => <LoadingScreen />,
});

/** Clerk's own sign-up, loaded only where Clerk is on. */
export function ClerkSignUp() {
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <SignUp routing="path" path="/sign-up" signInUrl="/sign-in" forceRedirectUrl="/post-signup" />
    </main>
  );
}
