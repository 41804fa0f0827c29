"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import { newAddresses, oneAddress } from "@/lib/inbox/forwarding/forwarding-address.model";
import { addForwardingAddresses, removeForwardingAddress } from "@/lib/inbox/forwarding/forwarding-addresses";
import { resendForwardingLink } from "@/lib/inbox/forwarding/send-forwarding-link";

export const addAddressesAction = action(newAddresses, (ctx, addresses) =>
  addForwardingAddresses(ctx, addresses),
);

export const resendLinkAction = action(oneAddress, (ctx, { emailAddress }) =>
  resendForwardingLink(ctx, emailAddress),
);

export const removeAddressAction = action(z.object({ address: z.string().max(320) }), (ctx, { address }) =>
  removeForwardingAddress(ctx, address),
);
