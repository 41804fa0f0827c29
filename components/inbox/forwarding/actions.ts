"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import { discardEmails, restoreEmails } from "@/lib/inbox/emails/decisions/discard-emails";
import { releaseEmail } from "@/lib/inbox/emails/decisions/finish-email";
import { setSenderTrust } from "@/lib/inbox/emails/decisions/set-sender-trust";
import { SENDER_STANDINGS } from "@/lib/inbox/emails/email.model";
import { reuseInboundAddress, rotateInboundAddress } from "@/lib/inbox/forwarding/inbound-address";

const one = z.object({ id: z.uuid() });
const none = z.object({});

/** Replaces the private address. Returns the token of the retired one. */
export const rotateAddressAction = action(none, (ctx) => rotateInboundAddress(ctx));

export const reuseAddressAction = action(
  z.object({ token: z.string().regex(/^[a-z0-9]{20,40}$/) }),
  (ctx, { token }) => reuseInboundAddress(ctx, token),
);

export const releaseEmailAction = action(one, (ctx, { id }) => releaseEmail(ctx, id));

export const dismissEmailAction = action(one, (ctx, { id }) => discardEmails(ctx, [id]));

export const bringBackEmailAction = action(one, (ctx, { id }) => restoreEmails(ctx, [id]));

export const judgeSenderAction = action(
  one.extend({ standing: z.enum([...SENDER_STANDINGS, "unverified"]) }),
  (ctx, { id, standing }) => setSenderTrust(ctx, id, standing),
);
