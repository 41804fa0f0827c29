import { endpoint } from "@/lib/delivery/endpoint";
import { emailListQuery } from "@/lib/inbox/emails/email-listing.model";
import { listEmails } from "@/lib/inbox/emails/read-emails";

export const GET = endpoint({ keys: "read", query: emailListQuery }, ({ ctx, query }) =>
  listEmails(ctx, query),
);
