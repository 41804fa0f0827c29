"use client";

import { SectionFailure } from "@/components/shared/states/section-failure";

/** The shell stays, and trying again asks the server for the page alone. */
export default function ProfileFailed({ retry }: { readonly retry: () => void }) {
  return <SectionFailure section="profile" onRetry={retry} />;
}
