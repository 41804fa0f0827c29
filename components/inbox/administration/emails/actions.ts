"use server";

import { adminAction } from "@/lib/delivery/action";
import { anyEmailDecision } from "@/lib/inbox/emails/administration/any-email-list.model";
import { decideAnyEmail } from "@/lib/inbox/emails/administration/decide-any-email";

export const decideAnyEmailAction = adminAction(anyEmailDecision, decideAnyEmail);
