import "server-only";
import { env } from "@/lib/platform/base/env";

const SECRET_LENGTH = 32;

/**
 * Returns the sign-in provider: Clerk if both of its keys are set, otherwise the built-in one. Throws an error that
 * says what to set if the built-in one is not allowed or not configured.
 */
export function identityProvider(): "clerk" | "builtin" {
  if (env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY && env.CLERK_SECRET_KEY) return "clerk";
  builtinSecret();
  return "builtin";
}

/** Returns the key for Clerk's components in the browser; undefined with the built-in sign-in. */
export function clerkPublishableKey(): string | undefined {
  return identityProvider() === "clerk" ? env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY : undefined;
}

/** Returns the secret that signs the built-in session cookies. */
export function builtinSecret(): string {
  if (env.VERCEL && !env.ALLOW_BUILTIN_IDENTITY) {
    throw new Error(
      "On Vercel the built-in sign-in stays off: set NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY and CLERK_SECRET_KEY, or ALLOW_BUILTIN_IDENTITY=1.",
    );
  }
  const secret = env.AUTH_SECRET;
  if (!secret || secret.length < SECRET_LENGTH) {
    throw new Error(
      `AUTH_SECRET must have at least ${SECRET_LENGTH} characters, for example from \`openssl rand -base64 32\`. \`npm start\` makes one of its own.`,
    );
  }
  return secret;
}

/** Returns the installation's secret from which others are derived, with any sign-in provider. */
export function serverSecret(): string {
  return identityProvider() === "clerk" && env.CLERK_SECRET_KEY ? env.CLERK_SECRET_KEY : builtinSecret();
}
