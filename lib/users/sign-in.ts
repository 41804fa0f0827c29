import "server-only";
import { landing } from "@/lib/base/addresses/routes";
import { parse } from "@/lib/base/input";
import { credentials } from "@/lib/identity/credentials.model";
import { signInWithPassword } from "@/lib/identity/passwords/password";
import { takeReturnPath } from "@/lib/identity/return-path";
import { arrivedVisitor } from "@/lib/identity/visitor";

/** Signs in with what the form holds. Answers the token, for programs, and the page that was wanted before, by the address that it has for this person. */
export async function signIn(given: unknown): Promise<{ token: string; goTo: string }> {
  const { token } = await signInWithPassword(parse(credentials, given));
  return { token, goTo: await wantedPage(token) };
}

/** Where somebody goes who has just signed in. */
export async function wantedPage(token: string): Promise<string> {
  return landing(await takeReturnPath(), await arrivedVisitor(token));
}
