import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";
import { PASSWORD_LENGTH } from "./passwords/password.model";

const email = requiredText("Enter your email address.", 254)
  .pipe(z.email("Enter an email address like name@example.com."))
  .transform((address) => address.toLowerCase());

/** A password that somebody chooses, exactly as typed. */
export const chosenPassword = z
  .string("Choose a password.")
  .min(PASSWORD_LENGTH.min, `The password needs at least ${PASSWORD_LENGTH.min} characters.`)
  .max(PASSWORD_LENGTH.max, `The password can have at most ${PASSWORD_LENGTH.max} characters.`)
  .refine((value) => !value.includes("\u0000"), "The password contains a character that cannot be used.");

/** The input of the sign-in form. The password is taken exactly as typed, including spaces. */
export const credentials = z.object({
  email,
  password: z
    .string("Enter your password.")
    .min(1, "Enter your password.")
    .max(PASSWORD_LENGTH.max, "The email address or the password is wrong."),
});
export type Credentials = z.output<typeof credentials>;

/** The input of the second step of signing in. */
export const secondFactor = z.object({
  code: requiredText("Enter the code.", 20),
  trust: z.string().optional(),
});

/** The input of the form for a forgotten password. */
export const forgottenPassword = z.object({ email });

/** The input of the sign-up form. */
export const newAccount = z.object({
  name: requiredText("Enter your name.", 120),
  email,
  password: chosenPassword,
});
export type NewAccount = z.output<typeof newAccount>;
