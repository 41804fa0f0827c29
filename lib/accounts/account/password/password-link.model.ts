import { z } from "zod";
import { chosenPassword } from "@/lib/accounts/identity/credentials.model";
import type { PasswordLink } from "@/lib/accounts/identity/passwords/password.model";

export const LINK_FAILED = "This link doesn't work any more. Ask for a new one.";
const RESET_PATH = "/reset-password";

const text = z.string().max(200).catch("");
/** What is no link is one of nobody's. */
export const passwordLink = z.object({ of: text, until: z.coerce.number().int().catch(0), token: text });

/** What the page behind the link sends back. */
export const passwordReset = passwordLink.extend({ password: chosenPassword });

/** What somebody sends who knows the password and wants another one. */
export const passwordChange = z.object({
  confirmation: z.string().max(254).catch(""),
  password: chosenPassword,
});

/** The address of the page behind a link. */
export function passwordLinkHref(origin: string, { of, until, token }: PasswordLink): string {
  const link = new URL(RESET_PATH, origin);
  link.search = new URLSearchParams({ of, until: String(until), token }).toString();
  return link.href;
}
