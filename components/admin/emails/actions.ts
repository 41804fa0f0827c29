"use server";

import { action } from "@/lib/delivery/action";
import { anyEmailDecision } from "@/lib/emails/administration/any-email-list.model";
import { decideAnyEmail } from "@/lib/emails/administration/decide-any-email";

export const decideAnyEmailAction = action(anyEmailDecision, decideAnyEmail);
