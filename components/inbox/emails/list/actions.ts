"use server";

import { action } from "@/lib/delivery/action";
import { countMatchingEmails, moveMatchingEmails } from "@/lib/inbox/emails/decisions/discard-emails";
import { emailsOfTab, matchingMove } from "@/lib/inbox/emails/decisions/matching-emails.model";

export const countMatchingAction = action(emailsOfTab, countMatchingEmails);

export const moveMatchingAction = action(matchingMove, moveMatchingEmails);
