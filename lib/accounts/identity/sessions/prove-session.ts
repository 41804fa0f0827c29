import "server-only";
import { headers } from "next/headers";
import { updateProved } from "./session.sql";
import { hashOfToken, sessionTokenOf } from "./session-cookie";

/** Writes down that whoever asks by the present session has just proved that it is them. */
export async function proveSession(): Promise<void> {
  const token = sessionTokenOf(new Headers(await headers()));
  if (token !== null) await updateProved(hashOfToken(token));
}
