import { VerifyLink } from "@/components/inbox/forwarding/verify/verify-link";

export const metadata = { title: "Verify an address" };

/**
 * The page to which the link of a verification email leads. Programs that scan emails open links too, so the page
 * verifies by a request of its own.
 */
export default async function VerifyForwardingPage({
  searchParams,
}: PageProps<"/settings/email-forwarding/verify">) {
  const { token } = await searchParams;
  return <VerifyLink token={typeof token === "string" ? token : ""} />;
}
