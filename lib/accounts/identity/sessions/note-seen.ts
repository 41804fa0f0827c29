import "server-only";
import { log, traceOf } from "@/lib/platform/base/log";
import type { Identity } from "../identity.model";
import { updateLastSeen } from "../person.sql";

/** Writes down that a person is here, every few minutes. That it fails is nobody's trouble. */
export async function noteSeen({ userId, sessionId, wasSeenLately }: Identity): Promise<void> {
  if (wasSeenLately) return;
  try {
    await updateLastSeen(userId, sessionId);
  } catch (error) {
    log().warn(traceOf(error), "visit not noted");
  }
}
