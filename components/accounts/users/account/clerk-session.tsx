"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";

const ClerkProvider = dynamic(() => import("@clerk/nextjs").then((clerk) => clerk.ClerkProvider));

type Props = {
  readonly publishableKey: string;
  readonly nonce: string | undefined;
  readonly children: ReactNode;
};

/** Keeps a Clerk session's short-lived token fresh on the pages inside. Loaded only if Clerk is configured. */
export function ClerkSession({ publishableKey, nonce, children }: Props) {
  return (
    <ClerkProvider
      publishableKey={publishableKey}
      {...(nonce === undefined ? {} : { nonce })}
      signInUrl="/sign-in"
      signUpUrl="/sign-up"
      afterSignOutUrl="/sign-in"
      telemetry={{ disabled: true }}
    >
      {children}
    </ClerkProvider>
  );
}
