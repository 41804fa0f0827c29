import type { Role } from "@/lib/accounts/identity/identity.model";
import type { INVITE_SORTS } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { Sort } from "@/lib/platform/base/addresses/url-state.model";

/** For how many days an invitation can be accepted. */
export const INVITE_DAYS = 7;
export const ACCEPT_PATH = "/invite/accept";

/** What an invitation is at. `replaced`: a newer one was sent to the same address. */
export type InvitationState = "valid" | "expired" | "used" | "revoked" | "replaced";

/** What is known of one, from which its state follows. */
export type InvitationFacts = {
  readonly role: Role;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly replacedAt: Date | null;
  /** Whether who sent it is an administrator still. */
  readonly isVouchedFor: boolean;
};

/** Nobody becomes an administrator by the word of somebody who is one no longer. */
export function stateOf(facts: InvitationFacts, now: Date): InvitationState {
  if (facts.acceptedAt) return "used";
  if (facts.replacedAt) return "replaced";
  if (facts.revokedAt || (facts.role === "ADMIN" && !facts.isVouchedFor)) return "revoked";
  return facts.expiresAt <= now ? "expired" : "valid";
}

/** Where the link of an invitation leads; an address with `origin`, a path without. */
export function acceptHref(token: string, origin = ""): string {
  return `${origin}${ACCEPT_PATH}?token=${encodeURIComponent(token)}`;
}

/** The token of such a path; null for any other. */
export function tokenOfPath(path: string): string | null {
  const [place, query] = path.split("?");
  return place === ACCEPT_PATH ? new URLSearchParams(query).get("token") : null;
}

/** An invitation nobody has accepted or taken back yet, as administrators see it; instants are ISO texts. */
export type PendingInvitation = {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** Null once their account is gone. */
  readonly invitedBy: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly isExpired: boolean;
  readonly delivery: "queued" | "sent" | "failed";
};

/** Which stretch of them is asked for. */
export type PendingStretch = {
  readonly search?: string | undefined;
  readonly sort?: Sort<(typeof INVITE_SORTS)[number]> | null;
  readonly skip: number;
  readonly limit: number;
};

/** How many invitations came to what; one that was sent again counts once. */
export type InvitationStats = {
  readonly total: number;
  readonly pending: number;
  readonly accepted: number;
  readonly expired: number;
  readonly revoked: number;
};

/** What a call to invite came to. */
export type Invited = {
  readonly success: boolean;
  readonly message: string;
  readonly invitesSent: number;
  /** Addresses nothing was sent to. */
  readonly failed: readonly string[];
};
