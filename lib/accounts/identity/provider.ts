import "server-only";
import { env } from "@/lib/platform/base/env";

const SECRET_LENGTH = 32;

/**
 * Who proves identities here: Clerk when both its keys are set, else the built-in e-mail and password sign-in; an error
 * that says what to set when the built-in one may not or can't run.
 */
export function identityProvider(): "clerk" | "builtin" {
  if (env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY && env.CLERK_SECRET_KEY) return "clerk";
  builtinSecret();
  return "builtin";
}

/** For Clerk's components in the browser; undefined where the built-in sign-in is on. */
export function clerkPublishableKey(): string | undefined {
  return identityProvider() === "clerk" ? env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY : undefined;
}

/** The secret that signs the built-in session cookies. */
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

/** The secret of this installation from which others are derived, whoever proves identities. */
export function serverSecret(): string {
  return identityProvider() === "clerk" && env.CLERK_SECRET_KEY ? env.CLERK_SECRET_KEY : builtinSecret();
}
