import { webhook } from "@/lib/delivery/webhook";
import { receiveClerkEvent } from "@/lib/vendors/identity/clerk-event";

export const POST = webhook("clerk", receiveClerkEvent);
