import { GoTo } from "@/components/accounts/users/auth/go-to";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { ClerkCallback } from "./clerk-callback";

/** Where another provider's sign-in comes back to; without one there is nothing to finish. */
export default function SsoCallbackPage() {
  return identityProvider() === "clerk" ? <ClerkCallback /> : <GoTo href="/" />;
}
