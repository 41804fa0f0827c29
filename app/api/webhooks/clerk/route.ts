import { admitClerkEvent, receiveClerkEvent } from "@/lib/accounts/identity/clerk/receive-clerk-event";
import { refusedMethod } from "@/lib/delivery/refused-method";
import { webhook } from "@/lib/delivery/webhook";

export const POST = webhook("clerk", {
  admit: ({ headers }) => admitClerkEvent(headers),
  run: receiveClerkEvent,
});

export const GET = refusedMethod;
export const PUT = refusedMethod;
export const PATCH = refusedMethod;
export const DELETE = refusedMethod;
