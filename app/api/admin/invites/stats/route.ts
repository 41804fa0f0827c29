import { readInvitationStats } from "@/lib/accounts/invites/invitations";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "admin" }, ({ ctx }) => readInvitationStats(ctx));
