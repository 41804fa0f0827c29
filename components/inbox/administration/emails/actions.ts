"use server";

import { adminAction } from "@/lib/delivery/action";
import { adminEmailDecision } from "@/lib/inbox/emails/administration/admin-email-list.model";
import { decideAdminEmail } from "@/lib/inbox/emails/administration/admin-emails";

export const decideAdminEmailAction = adminAction(adminEmailDecision, decideAdminEmail);
