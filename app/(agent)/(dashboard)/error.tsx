"use client";

import { SectionFailure } from "@/components/shared/states/section-failure";

/** Keeps the page frame; retrying requests only the page from the server. */
export default function DashboardFailed({ retry }: { readonly retry: () => void }) {
  return <SectionFailure section="dashboard" onRetry={retry} />;
}
