"use server";

import { z } from "zod";
import { chaseDraft, chaseEmailDraft } from "@/lib/bookings/chase/chase.model";
import { logChase } from "@/lib/bookings/chase/log-chase";
import { retryChaseEmail } from "@/lib/bookings/chase/retry-chase-email";
import { sendChaseEmail } from "@/lib/bookings/chase/send-chase-email";
import { undoChase } from "@/lib/bookings/chase/undo-chase";
import { withdrawChaseEmail } from "@/lib/bookings/chase/withdraw-chase-email";
import { action } from "@/lib/delivery/action";
import { listOutboundEmails } from "@/lib/outbound-emails/list-outbound-emails";

const one = z.object({ id: z.uuid().toLowerCase() });

export const logChaseAction = action(chaseDraft, async (ctx, draft) => ({ id: await logChase(ctx, draft) }));

export const undoChaseAction = action(one, (ctx, { id }) => undoChase(ctx, id));

export const sendChaseEmailAction = action(chaseEmailDraft, (ctx, draft) => sendChaseEmail(ctx, draft));

export const withdrawChaseEmailAction = action(one, (ctx, { id }) => withdrawChaseEmail(ctx, id));

export const retryChaseEmailAction = action(one, (ctx, { id }) => retryChaseEmail(ctx, id));

export const listChaseEmailsAction = action(z.object({ supplierId: z.uuid() }), (ctx, { supplierId }) =>
  listOutboundEmails(ctx, supplierId),
);
