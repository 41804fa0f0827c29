"use client";

import { ThemeProvider as NextThemes } from "next-themes";
import type { ReactNode } from "react";

/** Light, dark, or what the system says (the default), remembered in this browser. */
export function ThemeProvider({
  nonce,
  children,
}: {
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <NextThemes
      attribute="class"
      defaultTheme="system"
      disableTransitionOnChange
      {...(nonce === undefined ? {} : { nonce })}
    >
      {children}
    </NextThemes>
  );
}
