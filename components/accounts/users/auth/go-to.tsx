"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { LoadingScreen } from "@/components/shared/states/loading-screen";

/** Redirects at once. */
export function GoTo({ href }: { readonly href: string }) {
  const router = useRouter();
  useEffect(() => router.replace(href), [router, href]);
  return <LoadingScreen title="Authenticating..." description="Please wait while we fetch your data" />;
}
