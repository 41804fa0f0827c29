import type { Role } from "@/lib/accounts/identity/identity.model";

export type NamedUser = { readonly id: string; readonly name: string; readonly email: string };

/** Returns a user's name, or the email address if they haven't entered a name. */
export function nameOf({ name, email }: Pick<NamedUser, "name" | "email">): string {
  return name || email;
}

export const ROLE_WORDS: Readonly<Record<Role, string>> = { USER: "User", ADMIN: "Administrator" };
