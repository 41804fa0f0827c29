import { GoTo } from "@/components/accounts/users/auth/go-to";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { ClerkCallback } from "./clerk-callback";

/** The page to which another provider's sign-in returns; without Clerk there is nothing to finish. */
export default function SsoCallbackPage() {
  return identityProvider() === "clerk" ? <ClerkCallback /> : <GoTo href="/" />;
}
