import { z } from "zod";
import { ROLES } from "@/lib/accounts/identity/identity.model";
import { optionalText, text } from "@/lib/platform/base/input";
import { searchText, skipQuery } from "@/lib/platform/base/paging";
import { NO_ADDRESS } from "./address-list.model";

const MOST = 1_000;

const message = optionalText(2_000);

/** `POST /admin/users/invite`. Addresses that are none are named by the answer, not refused with the rest. */
export const inviteRequest = z.object({
  emails: z
    .array(text(), { error: NO_ADDRESS })
    .max(MOST, `Invite at most ${MOST.toLocaleString("en-US")} addresses at once`),
  message,
  role: z.enum(ROLES).default("USER"),
});
export type InviteRequest = z.output<typeof inviteRequest>;

/** `POST /admin/invites/preview`. */
export const invitePreviewRequest = z.object({ email: text(320).default(""), message });
export type InvitePreviewRequest = z.output<typeof invitePreviewRequest>;

/** `POST /admin/invites/resend`. */
export const invitedAddress = z.object({ email: text(320) });

/** `GET /admin/invites/pending`. */
export const pendingQuery = z.object({ ...skipQuery(100), search: searchText });

/** What an invitation's link sends back; what is no token is one that nobody has. */
export const invitationToken = z.object({ token: z.string().max(200).catch("") });
