import "server-only";
import { credentials } from "@/lib/accounts/identity/credentials.model";
import { signInWithPassword } from "@/lib/accounts/identity/passwords/password";
import { takeReturnPath } from "@/lib/accounts/identity/return-path";
import { arrivedVisitor } from "@/lib/accounts/identity/visitor";
import { landing } from "@/lib/platform/base/addresses/routes";
import { parse } from "@/lib/platform/base/input";

/** Signs in with what the form holds. Answers the token, for programs, and the page that was wanted before, by the address that it has for this person. */
export async function signIn(given: unknown): Promise<{ token: string; goTo: string }> {
  const { token } = await signInWithPassword(parse(credentials, given));
  return { token, goTo: await wantedPage(token) };
}

/** Where somebody goes who has just signed in. */
export async function wantedPage(token: string): Promise<string> {
  return landing(await takeReturnPath(), await arrivedVisitor(token));
}
