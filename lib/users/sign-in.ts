import "server-only";
import { parse } from "@/lib/base/input";
import { credentials } from "@/lib/identity/credentials.model";
import { signInWithPassword } from "@/lib/identity/password";
import { takeReturnPath } from "@/lib/identity/return-path";

/** Signs in with what the form holds. Answers the token, for programs, and the page that was wanted before. */
export async function signIn(given: unknown): Promise<{ token: string; goTo: string }> {
  const { token } = await signInWithPassword(parse(credentials, given));
  return { token, goTo: await takeReturnPath() };
}
