"use client";

import dynamic from "next/dynamic";
import { LoadingScreen } from "@/components/shared/states/loading-screen";

const SignUp = dynamic(() => import("@clerk/nextjs").then((clerk) => clerk.SignUp), {
  loading: () => <LoadingScreen />,
});

/** Clerk's own sign-up, loaded only if Clerk is enabled; it returns to the invitation that led here. */
export function ClerkSignUp({
  invited,
}: {
  readonly invited: { readonly email: string; readonly path: string } | null;
}) {
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <SignUp
        routing="path"
        path="/sign-up"
        signInUrl="/sign-in"
        forceRedirectUrl={invited?.path ?? "/post-signup"}
        initialValues={{ emailAddress: invited?.email ?? "" }}
      />
    </main>
  );
}
