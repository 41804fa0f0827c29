import "server-only";
import { headers } from "next/headers";
import { log, traceOf } from "@/lib/platform/base/log";
import type { Identity } from "../identity.model";
import { updateLastSeen } from "../person.sql";
import { updateProved } from "./session.sql";
import { hashOfToken, sessionTokenOf } from "./session-cookie";

/** Records that the person of the current session has just proved their identity. */
export async function proveSession(): Promise<void> {
  const token = sessionTokenOf(new Headers(await headers()));
  if (token !== null) await updateProved(hashOfToken(token));
}

/** Records that a person is here, every few minutes. A failure is only logged. */
export async function noteSeen({ userId, sessionId, wasSeenLately }: Identity): Promise<void> {
  if (wasSeenLately) return;
  try {
    await updateLastSeen(userId, sessionId);
  } catch (error) {
    log().warn(traceOf(error), "visit not noted");
  }
}
