import { z } from "zod";

const CONFIRM_PATH = "/sign-up/confirm";

const text = z.string().max(200).catch("");
/** What the link of the mail says. What is none is one of nobody's. */
export const signUpLink = z.object({ of: text, token: text });

/** What the page behind it sends back: the password, where it isn't the browser in which that was chosen. */
export const signUpConfirmation = signUpLink.extend({ confirmation: z.string().max(254).catch("") });

/** The address of the page that opens a new account. */
export function signUpHref(origin: string, link: z.output<typeof signUpLink>): string {
  const href = new URL(CONFIRM_PATH, origin);
  href.search = new URLSearchParams(link).toString();
  return href.href;
}
