"use server";

import { action } from "@/lib/delivery/action";
import { emailsOfTab, matchingMove } from "@/lib/inbox/emails/decisions/matching-emails.model";
import { countMatchingEmails, moveMatchingEmails } from "@/lib/inbox/emails/decisions/move-matching-emails";

export const countMatchingAction = action(emailsOfTab, countMatchingEmails);

export const moveMatchingAction = action(matchingMove, moveMatchingEmails);
