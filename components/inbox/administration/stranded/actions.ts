"use server";

import { z } from "zod";
import { adminAction } from "@/lib/delivery/action";
import { unownedGift } from "@/lib/inbox/emails/intake/unowned.model";
import {
  discardUnownedEmail,
  giveUnownedEmail,
  retryUnownedEmail,
} from "@/lib/inbox/emails/intake/unowned-emails";
import { discardDeadLetter, retryDeadLetter } from "@/lib/platform/jobs/dead-letters";

export const retryDeadLetterAction = adminAction(z.uuid(), retryDeadLetter);
export const discardDeadLetterAction = adminAction(z.uuid(), discardDeadLetter);
export const retryUnownedEmailAction = adminAction(z.uuid(), retryUnownedEmail);
export const discardUnownedEmailAction = adminAction(z.uuid(), discardUnownedEmail);
export const giveUnownedEmailAction = adminAction(unownedGift, giveUnownedEmail);
