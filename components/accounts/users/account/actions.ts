"use server";

import { z } from "zod";
import { addressToken } from "@/lib/accounts/users/address-verification.model";
import { sendVerificationEmail, verifyAddress } from "@/lib/accounts/users/verify-address";
import { action } from "@/lib/delivery/action";
import { textsOf } from "@/lib/delivery/form";
import type { Outcome } from "@/lib/platform/base/outcome";

/** Sends the link that verifies the agent's own address. */
export const sendVerificationEmailAction = action(z.object({}), (ctx) => sendVerificationEmail(ctx));

const verify = action(addressToken, (ctx, { token }) => verifyAddress(ctx, token));

/** Verifies an address; called by the page behind a verification email's link. */
export async function verifyAddressAction(
  _before: Outcome<void> | null,
  form: FormData,
): Promise<Outcome<void>> {
  const { token = "" } = textsOf(form);
  return verify({ token });
}
