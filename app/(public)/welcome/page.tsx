import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { FreeHere } from "@/components/accounts/billing/not-configured";
import { FrontPage } from "@/components/shell/front/front-page";
import { isBillingConfigured } from "@/lib/accounts/billing/provider";
import { env } from "@/lib/platform/base/env";

export const metadata: Metadata = {
  title: { absolute: "Tallyport: the commission you are owed" },
  robots: { index: true },
};

/** The front page, which the gate shows at `/` to visitors who aren't signed in if PUBLIC_FACE is set. */
export default function WelcomePage() {
  if (!env.PUBLIC_FACE) redirect("/sign-in");
  return <FrontPage notice={isBillingConfigured() ? null : <FreeHere />} />;
}
