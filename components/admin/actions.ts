"use server";

import { z } from "zod";
import { adminAction } from "@/lib/delivery/action";
import {
  discardUnownedEmail,
  giveUnownedEmail,
  retryUnownedEmail,
} from "@/lib/emails/intake/settle-unowned-email";
import { unownedGift } from "@/lib/emails/intake/unowned.model";
import { discardDeadLetter, retryDeadLetter } from "@/lib/jobs/settle-dead-letter";

export const retryDeadLetterAction = adminAction(z.uuid(), retryDeadLetter);
export const discardDeadLetterAction = adminAction(z.uuid(), discardDeadLetter);
export const retryUnownedEmailAction = adminAction(z.uuid(), retryUnownedEmail);
export const discardUnownedEmailAction = adminAction(z.uuid(), discardUnownedEmail);
export const giveUnownedEmailAction = adminAction(unownedGift, giveUnownedEmail);
