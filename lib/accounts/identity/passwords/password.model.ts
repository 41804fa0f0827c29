/** How long a password of the built-in sign-in may be, in characters. On its own, so that forms need no zod. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Where who has forgotten it asks for a link. */
export const FORGOT_PATH = "/sign-in/forgot";

/** For how many minutes a link to a new password works. */
export const LINK_MINUTES = 60;

/** For how many hours the link works that opens a new account. */
export const SIGN_UP_HOURS = 24;

/** What such a link says: whose password, until when (seconds since 1970), and what proves it. */
export type PasswordLink = { readonly of: string; readonly until: number; readonly token: string };
