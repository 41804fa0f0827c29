export const ROLES = ["USER", "ADMIN"] as const;
export type Role = (typeof ROLES)[number];

/** A person who has proved who they are. Role and onboarding come from the database, never from a token or a header. */
export type Identity = {
  /** The UUID in users.id. */
  readonly userId: string;
  readonly email: string;
  /** Whether the address is proved to be this person's. */
  readonly emailVerified: boolean;
  readonly name: string;
  readonly image: string | null;
  readonly role: Role;
  readonly hasCompletedOnboarding: boolean;
  /** Whether an administrator has suspended the account, which then gives access to nothing. */
  readonly isSuspended: boolean;
  /**
   * When the account will be erased, at the person's request; until then they can only keep it or download its data.
   */
  readonly eraseAt: Date | null;
  /** Whether their last visit was recorded only minutes ago. */
  readonly wasSeenLately: boolean;
  /** An IANA name. */
  readonly timezone: string;
  /** The currency they mostly work in. */
  readonly currency: string;
  /**
   * When they last entered their password, and the code of their second factor if they have one, in this session; not
   * used with Clerk.
   */
  readonly provedAt?: Date | null;
  /** The session of the built-in sign-in. */
  readonly sessionId?: string;
  /** The person's choices for the look of screens, as stored: `appearanceOf` reads them. */
  readonly looks: unknown;
};
