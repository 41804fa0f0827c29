"use client";

import { FullPageFailure } from "@/components/shared/states/full-page-failure";

export default function PageError({
  error,
  retry,
}: {
  readonly error: Error & { readonly digest?: string };
  readonly retry: () => void;
}) {
  return <FullPageFailure retry={retry} error={error} reference={error.digest} />;
}
