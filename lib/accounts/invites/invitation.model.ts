import type { Role } from "@/lib/accounts/identity/identity.model";
import type { INVITE_SORTS } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { Sort } from "@/lib/platform/base/addresses/url-state.model";

/** How long an invitation can be accepted, in days. */
export const INVITE_DAYS = 7;
export const ACCEPT_PATH = "/invite/accept";

/** The state of an invitation. `replaced` means that a newer one was sent to the same address. */
export type InvitationState = "valid" | "expired" | "used" | "revoked" | "replaced";

/** The facts of an invitation that determine its state. */
export type InvitationFacts = {
  readonly role: Role;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly replacedAt: Date | null;
  /** Whether the person who sent it is still an administrator. */
  readonly isVouchedFor: boolean;
};

/**
 * Returns the state. An invitation to become an administrator counts as revoked once the person who sent it no longer
 * is one.
 */
export function stateOf(facts: InvitationFacts, now: Date): InvitationState {
  if (facts.acceptedAt) return "used";
  if (facts.replacedAt) return "replaced";
  if (facts.revokedAt || (facts.role === "ADMIN" && !facts.isVouchedFor)) return "revoked";
  return facts.expiresAt <= now ? "expired" : "valid";
}

/** Returns the link of an invitation: an address with `origin`, a path without. */
export function acceptHref(token: string, origin = ""): string {
  return `${origin}${ACCEPT_PATH}?token=${encodeURIComponent(token)}`;
}

/** Returns the token of such a path; null for any other path. */
export function tokenOfPath(path: string): string | null {
  const [place, query] = path.split("?");
  return place === ACCEPT_PATH ? new URLSearchParams(query).get("token") : null;
}

/** An invitation that was neither accepted nor revoked, as administrators see it; instants are ISO texts. */
export type PendingInvitation = {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** Null once the inviter's account is deleted. */
  readonly invitedBy: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly isExpired: boolean;
  readonly delivery: "queued" | "sent" | "failed";
};

/** The part of the list to read. */
export type PendingStretch = {
  readonly search?: string | undefined;
  readonly sort?: Sort<(typeof INVITE_SORTS)[number]> | null;
  readonly skip: number;
  readonly limit: number;
};

/** The number of invitations by state; one that was sent again counts once. */
export type InvitationStats = {
  readonly total: number;
  readonly pending: number;
  readonly accepted: number;
  readonly expired: number;
  readonly revoked: number;
};

/** The result of inviting people. */
export type Invited = {
  readonly success: boolean;
  readonly message: string;
  readonly invitesSent: number;
  /** Addresses to which nothing was sent. */
  readonly failed: readonly string[];
};
