import { headers } from "next/headers";
import type { ReactNode } from "react";
import { ClerkSession } from "@/components/auth/clerk-session";
import { clerkPublishableKey } from "@/lib/vendors/identity/provider";

export default async function PublicLayout({ children }: { readonly children: ReactNode }) {
  const key = clerkPublishableKey();
  if (key === undefined) return children;
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <ClerkSession publishableKey={key} nonce={nonce}>
      {children}
    </ClerkSession>
  );
}
