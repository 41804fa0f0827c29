import "server-only";
import { isId } from "@/lib/platform/base/id";
import { isSameSecret } from "@/lib/platform/base/secrets/secret";
import { derivedToken } from "../derived-token";
import { selectPasswordHash } from "../person.sql";
import { LINK_MINUTES, type PasswordLink } from "./password.model";

/**
 * Returns a reset link for a person; null for somebody without a password. It is derived from the current password's
 * hash, so it works only once and needs no row.
 */
export async function newPasswordLink(userId: string, now: Date): Promise<PasswordLink | null> {
  const kept = await selectPasswordHash(userId);
  const until = Math.floor(now.getTime() / 1000) + LINK_MINUTES * 60;
  return kept === undefined ? null : { of: userId, until, token: tokenOf({ of: userId, until }, kept) };
}

/** Returns the hash of the password that a link is to replace; null for a link that is invalid, used or expired. */
export async function passwordBehind(link: PasswordLink, now: Date): Promise<string | null> {
  if (!isId(link.of) || link.until * 1000 < now.getTime()) return null;
  const kept = await selectPasswordHash(link.of);
  return kept !== undefined && isSameSecret(link.token, tokenOf(link, kept)) ? kept : null;
}

function tokenOf({ of, until }: Pick<PasswordLink, "of" | "until">, passwordHash: string): string {
  return derivedToken("new-password", `${of}:${until}:${passwordHash}`);
}
