import "server-only";
import { headers } from "next/headers";
import { log, traceOf } from "@/lib/platform/base/log";
import type { Identity } from "../identity.model";
import { updateLastSeen } from "../person.sql";
import { updateProved } from "./session.sql";
import { hashOfToken, sessionTokenOf } from "./session-cookie";

/** Writes down that whoever asks by the present session has just proved that it is them. */
export async function proveSession(): Promise<void> {
  const token = sessionTokenOf(new Headers(await headers()));
  if (token !== null) await updateProved(hashOfToken(token));
}

/** Writes down that a person is here, every few minutes. That it fails is nobody's trouble. */
export async function noteSeen({ userId, sessionId, wasSeenLately }: Identity): Promise<void> {
  if (wasSeenLately) return;
  try {
    await updateLastSeen(userId, sessionId);
  } catch (error) {
    log().warn(traceOf(error), "visit not noted");
  }
}
