/** By what a browser knows that a page couldn't be made because the database was away. */
export const UNAVAILABLE = "UNAVAILABLE";
