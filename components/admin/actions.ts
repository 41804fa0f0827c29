"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import {
  discardUnownedEmail,
  giveUnownedEmail,
  retryUnownedEmail,
} from "@/lib/emails/intake/settle-unowned-email";
import { unownedGift } from "@/lib/emails/intake/unowned.model";
import { discardDeadLetter, retryDeadLetter } from "@/lib/jobs/settle-dead-letter";

export const retryDeadLetterAction = action(z.uuid(), retryDeadLetter);
export const discardDeadLetterAction = action(z.uuid(), discardDeadLetter);
export const retryUnownedEmailAction = action(z.uuid(), retryUnownedEmail);
export const discardUnownedEmailAction = action(z.uuid(), discardUnownedEmail);
export const giveUnownedEmailAction = action(unownedGift, giveUnownedEmail);
