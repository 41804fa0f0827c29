"use server";

import type { Outcome } from "@/lib/base/outcome";
import { action } from "@/lib/delivery/action";
import { textsOf } from "@/lib/delivery/form";
import { addressToken } from "@/lib/users/address-verification.model";
import { verifyAddress } from "@/lib/users/verify-address";

const verify = action(addressToken, (ctx, { token }) => verifyAddress(ctx, token));

/** Sent by the form of the page that a verification mail leads to. */
export async function verifyAddressAction(
  _before: Outcome<void> | null,
  form: FormData,
): Promise<Outcome<void>> {
  const { token = "" } = textsOf(form);
  return verify({ token });
}
