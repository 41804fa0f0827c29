"use client";

import { ThemeProvider } from "next-themes";
import { useEffect } from "react";
import { tellTheme } from "@/components/shared/theme";

/**
 * Puts light, dark, or what the system says (the default), as it is remembered in this browser, on the page before it is
 * painted, and keeps it there. It stands beside the page, not around it: a provider that changes its value after the
 * first paint, as this one does where somebody chose otherwise than their system, would have React draw anew what has
 * come of the page and isn't taken over yet. Whoever asks or sets it: components/shared/theme.ts.
 */
export function ThemeKeeper({ nonce }: { readonly nonce: string | undefined }) {
  // The account's word (account-looks.tsx) may have come between the first look and the moment from which changes are heard.
  useEffect(tellTheme, []);
  return (
    <ThemeProvider
      attribute="class"
      defaultTheme="system"
      disableTransitionOnChange
      {...(nonce === undefined ? {} : { nonce })}
    >
      {null}
    </ThemeProvider>
  );
}
