import { endpoint } from "@/lib/delivery/endpoint";
import { countInbox } from "@/lib/inbox/emails/list-emails";

export const GET = endpoint({ keys: "read" }, async ({ ctx }) => ({ count: await countInbox(ctx) }));
