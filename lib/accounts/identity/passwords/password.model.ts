/**
 * The length of a password of the built-in sign-in, in characters. In a file of its own, so that forms need not load
 * zod.
 */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** The page where people request a link for a forgotten password. */
export const FORGOT_PATH = "/sign-in/forgot";

/** How long a reset link works, in minutes. */
export const LINK_MINUTES = 60;

/** How long the link that opens a new account works, in hours. */
export const SIGN_UP_HOURS = 24;

/** The parameters of a reset link: the person, its expiry (seconds since 1970), and the token that proves it. */
export type PasswordLink = { readonly of: string; readonly until: number; readonly token: string };
