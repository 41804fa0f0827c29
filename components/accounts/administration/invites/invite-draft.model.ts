import type { Role } from "@/lib/accounts/identity/identity.model";
import { pastedAddresses } from "@/lib/accounts/invites/address-list.model";
import { isAddressLike } from "@/lib/platform/base/text";

/** The values of the invitation form. */
export type InviteDraft = {
  readonly emails: readonly string[];
  readonly role: Role;
  readonly message: string;
};

export const NO_DRAFT: InviteDraft = { emails: [""], role: "USER", message: "" };

/** Returns whether a field contains text that isn't an email address. */
export function isRefused(email: string): boolean {
  return email.trim() !== "" && !isAddressLike(email);
}

/**
 * Returns the fields after several addresses were pasted into one of them; null for other text,
 * which the browser pastes.
 */
export function afterPaste(emails: readonly string[], at: number, text: string): string[] | null {
  const pasted = pastedAddresses(text);
  if (pasted.length === 0) return null;
  const others = emails.filter((one, index) => index !== at && one.trim() !== "");
  return [...new Set([...others, ...pasted])];
}

export const ROLE_CHOICES: Readonly<Record<Role, string>> = {
  USER: "USER - Standard access",
  ADMIN: "ADMIN - Full access",
};
