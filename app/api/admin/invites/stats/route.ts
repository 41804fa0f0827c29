import { endpoint } from "@/lib/delivery/endpoint";
import { readInvitationStats } from "@/lib/invites/list-invitations";

export const GET = endpoint({ access: "admin" }, ({ ctx }) => readInvitationStats(ctx));
