import "server-only";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { hashPassword } from "@/lib/platform/vendors/better-auth/hash-password";
import type { Role } from "./identity.model";
import { insertPasswordPerson, vouchForAddress } from "./person.sql";

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
  const passwordHash = await hashPassword(password);
  const person = { email, emailVerified: true, name, role, hasCompletedOnboarding, passwordHash };
  return inSystemTransaction(
    systemContext("open-account"),
    async ({ db }) => (await insertPasswordPerson(db, person)) ?? vouchForAddress(db, email),
  );
}
