import postgres from "postgres";

/**
 * Calls `onNews` at each NOTIFY on a channel, and whenever listening begins or resumes, since earlier notifications are
 * missed. A notification is only a hint: callers must also check from time to time.
 *
 * @param url a direct address; behind a transaction pooler no notification ever arrives
 * @returns a function that stops listening
 */
export async function listen(url: string, channel: string, onNews: () => void): Promise<() => Promise<void>> {
  const client = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  // After a connection loss the driver reconnects and listens again by itself, even if the first attempt failed.
  await client.listen(channel, onNews, onNews).catch(() => undefined);
  return () => client.end({ timeout: 0 });
}
