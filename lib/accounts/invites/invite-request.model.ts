import { z } from "zod";
import { ROLES } from "@/lib/accounts/identity/identity.model";
import { optionalText, text } from "@/lib/platform/base/input";
import { searchText, skipQuery } from "@/lib/platform/base/paging";
import { NO_ADDRESS } from "./address-list.model";

const MOST = 1_000;

const message = optionalText(2_000);

/** The body of `POST /admin/users/invite`. Malformed addresses don't make the request fail; the response names them. */
export const inviteRequest = z.object({
  emails: z
    .array(text(), { error: NO_ADDRESS })
    .max(MOST, `Invite at most ${MOST.toLocaleString("en-US")} addresses at once`),
  message,
  role: z.enum(ROLES).default("USER"),
});
export type InviteRequest = z.output<typeof inviteRequest>;

/** The body of `POST /admin/invites/preview`. */
export const invitePreviewRequest = z.object({ email: text(320).default(""), message });
export type InvitePreviewRequest = z.output<typeof invitePreviewRequest>;

/** The body of `POST /admin/invites/resend`. */
export const invitedAddress = z.object({ email: text(320) });

/** The query of `GET /admin/invites/pending`. */
export const pendingQuery = z.object({ ...skipQuery(100), search: searchText });

/** The token that the page of an invitation sends back; a malformed one becomes a token that nobody has. */
export const invitationToken = z.object({ token: z.string().max(200).catch("") });
