import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { ClerkSession } from "@/components/accounts/users/account/clerk-session";
import { EarlyInput } from "@/components/shell/early-input";
import { ThemeKeeper } from "@/components/shell/theme-keeper";
import { Toaster } from "@/components/ui/toast/toaster";
import { TooltipLayer } from "@/components/ui/tooltip";
import { clerkPublishableKey } from "@/lib/accounts/identity/provider";
import { NIGHT, PAPER } from "./browser-colours";
import { fontVariables } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Tallyport", template: "%s | Tallyport" },
  description: "The back office of travel agents: bookings, expected commission, and what is still owed.",
  applicationName: "Tallyport",
  robots: { index: false, follow: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: PAPER },
    { media: "(prefers-color-scheme: dark)", color: NIGHT },
  ],
};

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const clerkKey = clerkPublishableKey();
  return (
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <body className="min-h-dvh font-sans">
        <EarlyInput nonce={nonce} />
        <ThemeKeeper nonce={nonce} />
        {clerkKey === undefined ? (
          children
        ) : (
          <ClerkSession publishableKey={clerkKey} nonce={nonce}>
            {children}
          </ClerkSession>
        )}
        <Toaster />
        <TooltipLayer />
      </body>
    </html>
  );
}
