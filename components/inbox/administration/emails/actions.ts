"use server";

import { adminAction } from "@/lib/delivery/action";
import { adminEmailDecision } from "@/lib/inbox/emails/administration/admin-email-list.model";
import { decideAnyEmail } from "@/lib/inbox/emails/administration/decide-any-email";

export const decideAnyEmailAction = adminAction(adminEmailDecision, decideAnyEmail);
