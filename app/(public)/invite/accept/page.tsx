import { headers } from "next/headers";
import { AcceptCard } from "@/components/accounts/invites/accept-card";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { findInvitation } from "@/lib/accounts/invites/find-invitation";
import { pageVisitor } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";

// The address contains the token, so no other site may receive it as the referrer.
export const metadata = { title: "Invitation", referrer: "no-referrer" };

/**
 * The page to which the link of an invitation leads; anybody may open it. Opening it changes nothing, because programs
 * that scan emails open links too.
 */
export default async function AcceptInvitationPage({ searchParams }: PageProps<"/invite/accept">) {
  const [{ token: given }, visitor] = await Promise.all([searchParams, pageVisitor()]);
  const token = typeof given === "string" ? given : "";
  const found = await section(findInvitation(token, visitor, await headers()));
  if (!found.ok) return <LoadFailed message="Failed to load the invitation" />;
  return <AcceptCard token={token} found={found.value} account={visitor?.email ?? null} />;
}
