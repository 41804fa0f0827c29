import "server-only";
import type { Role } from "@/lib/accounts/identity/identity.model";
import { keepReturnPath, peekReturnPath, takeReturnPath } from "@/lib/accounts/identity/return-path";
import { hashOfToken } from "@/lib/accounts/identity/sessions/session-cookie";
import { isInvited } from "@/lib/accounts/users/administration/enter-by-invitation";
import { isSameSecret } from "@/lib/platform/base/secrets/secret";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { limitAddress } from "@/lib/platform/rate-limit/limit-rate";
import { acceptHref, type InvitationState, stateOf, tokenOfPath } from "./invitation.model";
import { selectByToken } from "./invitation.sql";
import { tokenOf } from "./invite-people";

const LOOKS = { name: "invitation", max: 60, seconds: 900 };

/** What a link means to the person who opened it. Only a valid invitation reveals whom it is for and who sent it. */
type FoundInvitation =
  | { readonly state: Exclude<InvitationState, "valid"> | "unknown" }
  | {
      readonly state: "valid" | "wrong-account";
      readonly email: string;
      readonly role: Role;
      readonly inviterName: string | null;
      readonly companyName: string | null;
    };

type Visitor = { readonly userId: string; readonly email: string } | null;

/**
 * Returns the state of the invitation that a link's token belongs to, and whether it is for the person who opens it.
 * Changes nothing.
 */
export async function findInvitation(
  token: string,
  visitor: Visitor,
  headers: Headers,
): Promise<FoundInvitation> {
  await limitAddress(LOOKS, headers);
  return lookUp(token, visitor);
}

/**
 * Returns the invited address and the path of the invitation that a visitor is following to sign in or up; null without
 * one. For pages and Server Actions.
 */
export async function followedInvitation(): Promise<{
  readonly email: string;
  readonly path: string;
} | null> {
  const path = await peekReturnPath();
  const token = tokenOfPath(path);
  const found = token ? await lookUp(token, null) : null;
  return found?.state === "valid" ? { email: found.email, path } : null;
}

async function lookUp(token: string, visitor: Visitor): Promise<FoundInvitation> {
  const ctx = systemContext("invitation");
  const row = await inSystemReadTransaction(ctx, (tx) => selectByToken(tx, hashOfToken(token)));
  if (!row || !isSameSecret(token, tokenOf(row.nonce))) return { state: "unknown" };
  const state = stateOf(row, ctx.now);
  if (state !== "valid") return { state };
  const { email, role, inviterName, companyName } = row;
  const isMeant = visitor === null || isInvited(visitor.email, email);
  return { state: isMeant ? "valid" : "wrong-account", email, role, inviterName, companyName };
}

/** Makes the next sign-in or sign-up in this browser return to the invitation. For Server Actions. */
export function followInvitation(token: string): Promise<void> {
  return keepReturnPath(acceptHref(token));
}

/** Returns the path of the invitation that is being followed, once; null without one. For Server Actions. */
export async function takeInvitationPath(): Promise<string | null> {
  const followed = await followedInvitation();
  return followed && (await takeReturnPath());
}
