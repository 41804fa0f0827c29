"use client";

import { FullPageFailure } from "@/components/shared/states/full-page-failure";
import { fontVariables } from "./fonts";
import "./globals.css";

// Replaces the root layout, so there is no theme provider: the system's colour scheme is unknown, and light is the safe
// choice.
export default function GlobalError({
  error,
  retry,
}: {
  readonly error: Error & { readonly digest?: string };
  readonly retry: () => void;
}) {
  return (
    <html lang="en" className={fontVariables}>
      <body className="font-sans">
        <title>Something went wrong | Tallyport</title>
        <FullPageFailure retry={retry} error={error} reference={error.digest} />
      </body>
    </html>
  );
}
