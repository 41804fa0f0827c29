"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { LoadingScreen } from "@/components/shared/states/loading-screen";

/** Loads the new person's record and leads to onboarding, or to the front page when that is done or can't be told. */
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
