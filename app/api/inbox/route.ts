import { endpoint } from "@/lib/delivery/endpoint";
import { inboxQuery } from "@/lib/inbox/emails/email-listing.model";
import { listInbox } from "@/lib/inbox/emails/show-email";

export const GET = endpoint({ keys: "read", query: inboxQuery }, ({ ctx, query }) => listInbox(ctx, query));
