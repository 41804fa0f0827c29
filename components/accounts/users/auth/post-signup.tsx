"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { LoadingScreen } from "@/components/shared/states/loading-screen";

/**
 * Loads the new user's record and redirects to onboarding, or to the dashboard if that is
 * completed or can't be determined.
 */
export function PostSignup() {
  const router = useRouter();
  useEffect(() => {
    const abort = new AbortController();
    void destination(abort.signal).then((path) => {
      if (!abort.signal.aborted) router.replace(path);
    });
    return () => abort.abort();
  }, [router]);
  return <LoadingScreen title="Setting up your account..." />;
}

async function destination(signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch("/api/users/me", { signal });
    if (!response.ok) return "/";
    const { user }: { user: { hasCompletedOnboarding: boolean } } = await response.json();
    return user.hasCompletedOnboarding ? "/" : "/onboarding";
  } catch {
    return "/";
  }
}
