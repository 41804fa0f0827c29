import { z } from "zod";
import { chosenPassword } from "@/lib/accounts/identity/credentials.model";
import type { PasswordLink } from "@/lib/accounts/identity/passwords/password.model";
import { wholeNumber } from "@/lib/platform/base/input";

export const LINK_FAILED = "This link doesn't work any more. Ask for a new one.";
const RESET_PATH = "/reset-password";

const text = z.string().max(200).catch("");
/** A malformed link becomes one that belongs to nobody. */
export const passwordLink = z.object({
  of: text,
  until: wholeNumber(0, Number.MAX_SAFE_INTEGER, "until").catch(0),
  token: text,
});

/** The input of the page that the link opens. */
export const passwordReset = passwordLink.extend({ password: chosenPassword });

/** The input for changing a password that is known. */
export const passwordChange = z.object({
  confirmation: z.string().max(254).catch(""),
  password: chosenPassword,
});

/** Returns the address of the page that the link opens. */
export function passwordLinkHref(origin: string, { of, until, token }: PasswordLink): string {
  const link = new URL(RESET_PATH, origin);
  link.search = new URLSearchParams({ of, until: String(until), token }).toString();
  return link.href;
}
