import "server-only";
import { parse } from "@/lib/base/input";
import { newAccount } from "@/lib/identity/credentials.model";
import { signUpWithPassword } from "@/lib/identity/passwords/password";

/** Creates an account of what the form holds and signs in to it. */
export async function signUp(given: unknown): Promise<{ token: string }> {
  return signUpWithPassword(parse(newAccount, given));
}
