import { VerifyLink } from "@/components/inbox/forwarding/verify/verify-link";

export const metadata = { title: "Verify an address" };

/** Where the link of a verification mail leads. Programs that scan mail open links too: the page itself verifies, by a call of its own. */
export default async function VerifyForwardingPage({
  searchParams,
}: {
  readonly searchParams: Promise<{ readonly token?: string | readonly string[] }>;
}) {
  const { token } = await searchParams;
  return <VerifyLink token={typeof token === "string" ? token : ""} />;
}
