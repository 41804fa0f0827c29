/** How long a password of the built-in sign-in may be, in characters. On its own, so that forms need no zod. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
