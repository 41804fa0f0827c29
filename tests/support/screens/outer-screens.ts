import { type Screen, shows } from "./screen";

/** What stands before the app, for whoever isn't signed in. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  shows("pricing", "/pricing", "month"),
  shows("sign in", "/sign-in", "Sign in"),
  shows("sign up", "/sign-up", "Create an account"),
  shows("a used forwarding link", "/settings/email-forwarding/verify", "Verification"),
];

export const NEWCOMERS_SCREENS: readonly Screen[] = [shows("onboarding", "/onboarding", "Welcome")];

export const ADMIN_SCREENS: readonly Screen[] = [shows("administration", "/admin", "Jobs by queue")];
