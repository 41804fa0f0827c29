"use client";

import { ThemeProvider } from "next-themes";
import { useEffect } from "react";
import { tellTheme } from "@/components/shared/theme";

/**
 * Applies the theme stored in this browser (light, dark, or the system's, which is the default) before the first
 * paint, and keeps it applied. It is rendered next to the page, not around it: a provider whose value changes after
 * the first paint, as here if the user chose another theme than the system's, would make React render again the parts
 * of the page that aren't hydrated yet. Use components/shared/theme.ts to read or set the theme.
 */
export function ThemeKeeper({ nonce }: { readonly nonce: string | undefined }) {
  // The account's setting (account-display-settings.tsx) may have been stored after the provider's first read and before it
  // listens for changes.
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
