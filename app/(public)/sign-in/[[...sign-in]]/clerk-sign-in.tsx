"use client";

import dynamic from "next/dynamic";
import { LoadingScreen } from "@/components/shared/states/loading-screen";

const SignIn = dynamic(() => import("@clerk/nextjs").then((clerk) => clerk.SignIn), {
  loading: () => <LoadingScreen />,
});

/** Clerk's own sign-in, loaded only if Clerk is enabled. */
export function ClerkSignIn({ goTo }: { readonly goTo: string }) {
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <SignIn routing="path" path="/sign-in" signUpUrl="/sign-up" fallbackRedirectUrl={goTo} />
    </main>
  );
}
