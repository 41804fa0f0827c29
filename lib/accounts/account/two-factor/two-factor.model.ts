import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";

/** For how long a secret is shown that waits for its first code. */
export const SETUP_MINUTES = 15;

export const firstCode = z.object({ code: requiredText("Enter the code.", 20) });

/** How far an agent is with the second factor. */
export type TwoFactorState =
  | { readonly kind: "off" }
  | { readonly kind: "begun"; readonly secret: string; readonly uri: string }
  | { readonly kind: "on"; readonly since: string; readonly codesLeft: number };
