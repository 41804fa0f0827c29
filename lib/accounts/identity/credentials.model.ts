import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";
import { PASSWORD_LENGTH } from "./passwords/password.model";

const email = requiredText("Enter your email address.", 254)
  .pipe(z.email("Enter an email address like name@example.com."))
  .transform((address) => address.toLowerCase());

/** A password that somebody chooses, taken as it is typed. */
export const chosenPassword = z
  .string("Choose a password.")
  .min(PASSWORD_LENGTH.min, `The password needs at least ${PASSWORD_LENGTH.min} characters.`)
  .max(PASSWORD_LENGTH.max, `The password can have at most ${PASSWORD_LENGTH.max} characters.`)
  .refine((value) => !value.includes("\u0000"), "The password contains a character that cannot be used.");

/** What the sign-in form sends. A password is taken as it is typed, spaces included. */
export const credentials = z.object({
  email,
  password: z
    .string("Enter your password.")
    .min(1, "Enter your password.")
    .max(PASSWORD_LENGTH.max, "The email address or the password is wrong."),
});
export type Credentials = z.output<typeof credentials>;

/** What the second step of signing in sends. */
export const secondFactor = z.object({
  code: requiredText("Enter the code.", 20),
  trust: z.string().optional(),
});

/** What the form of somebody sends who has forgotten the password. */
export const forgottenPassword = z.object({ email });

/** What the sign-up form sends. */
export const newAccount = z.object({
  name: requiredText("Enter your name.", 120),
  email,
  password: chosenPassword,
});
export type NewAccount = z.output<typeof newAccount>;
