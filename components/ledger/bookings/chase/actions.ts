"use server";

import { z } from "zod";
import { listOutboundEmails } from "@/lib/accounts/outbound-emails/read-outbound-emails";
import { action } from "@/lib/delivery/action";
import { logChase, undoChase } from "@/lib/ledger/bookings/chase/chase";
import { chaseDraft, chaseEmailDraft } from "@/lib/ledger/bookings/chase/chase.model";
import {
  retryChaseEmail,
  sendChaseEmail,
  withdrawChaseEmail,
} from "@/lib/ledger/bookings/chase/send-chase-email";

const one = z.object({ id: z.uuid().toLowerCase() });

export const logChaseAction = action(chaseDraft, async (ctx, draft) => ({ id: await logChase(ctx, draft) }));

export const undoChaseAction = action(one, (ctx, { id }) => undoChase(ctx, id));

export const sendChaseEmailAction = action(chaseEmailDraft, (ctx, draft) => sendChaseEmail(ctx, draft));

export const withdrawChaseEmailAction = action(one, (ctx, { id }) => withdrawChaseEmail(ctx, id));

export const retryChaseEmailAction = action(one, (ctx, { id }) => retryChaseEmail(ctx, id));

export const listChaseEmailsAction = action(z.object({ supplierId: z.uuid() }), (ctx, { supplierId }) =>
  listOutboundEmails(ctx, supplierId),
);
