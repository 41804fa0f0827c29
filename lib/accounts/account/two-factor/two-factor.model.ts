import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";

/** How long a secret is shown that waits for its first code. */
export const SETUP_MINUTES = 15;

export const firstCode = z.object({ code: requiredText("Enter the code.", 20) });

/** The state of an agent's two-factor sign-in. */
export type TwoFactorState =
  | { readonly kind: "off" }
  | { readonly kind: "begun"; readonly secret: string; readonly uri: string }
  | { readonly kind: "on"; readonly since: string; readonly codesLeft: number };
