export const ROLES = ["USER", "ADMIN"] as const;
export type Role = (typeof ROLES)[number];

/** A person who has proved who they are. Role and onboarding are the database's word, never a token's or a header's. */
export type Identity = {
  /** users.id, a UUID. */
  readonly userId: string;
  readonly email: string;
  /** Whether the address is proved to be this person's. */
  readonly emailVerified: boolean;
  readonly name: string;
  readonly image: string | null;
  readonly role: Role;
  readonly hasCompletedOnboarding: boolean;
  /** Whether an administrator has closed the account: then it opens nothing. */
  readonly isSuspended: boolean;
  /** When the account is erased, at its person's wish; until then it opens nothing but the way back. */
  readonly eraseAt: Date | null;
  /** Whether it was written down lately that they were here. */
  readonly wasSeenLately: boolean;
  /** IANA name. */
  readonly timezone: string;
  /** In which they mostly reckon. */
  readonly currency: string;
  /** When they last gave their password, and the code where there is one, in this session; Clerk counts for itself. */
  readonly provedAt?: Date | null;
  /** Which session of the built-in sign-in it is. */
  readonly sessionId?: string;
  /** What the person chose of how screens look, as it is kept: `looksOf` reads it. */
  readonly looks: unknown;
};
