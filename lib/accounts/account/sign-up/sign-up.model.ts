import { z } from "zod";

const CONFIRM_PATH = "/sign-up/confirm";

const text = z.string().max(200).catch("");
/** The parameters of the email's link. A malformed link becomes one that belongs to nobody. */
export const signUpLink = z.object({ of: text, token: text });

/** The input of the page that the link opens: with the password, unless it is the browser in which that was chosen. */
export const signUpConfirmation = signUpLink.extend({ confirmation: z.string().max(254).catch("") });

/** Returns the address of the page that opens a new account. */
export function signUpHref(origin: string, link: z.output<typeof signUpLink>): string {
  const href = new URL(CONFIRM_PATH, origin);
  href.search = new URLSearchParams(link).toString();
  return href.href;
}
