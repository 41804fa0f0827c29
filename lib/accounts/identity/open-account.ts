import "server-only";
import { hashPassword } from "@/lib/platform/vendors/better-auth/hash-password";
import type { Role } from "./identity.model";
import { insertPasswordPerson } from "./person.sql";

type Opening = {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly role?: Role;
  readonly hasCompletedOnboarding?: boolean;
};

/**
 * Opens an account of the built-in sign-in without a form, for the demo data and for tests. Repeating it only marks the
 * address as verified. Returns the person's id.
 */
export async function openAccount(opening: Opening): Promise<string> {
  const { email, name, password, role = "USER", hasCompletedOnboarding = false } = opening;
  return insertPasswordPerson({
    email,
    name,
    role,
    hasCompletedOnboarding,
    passwordHash: await hashPassword(password),
  });
}
