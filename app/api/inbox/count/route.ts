import { endpoint } from "@/lib/delivery/endpoint";
import { countInbox } from "@/lib/inbox/emails/read-emails";

export const GET = endpoint({ keys: "read" }, async ({ ctx }) => ({ count: await countInbox(ctx) }));
