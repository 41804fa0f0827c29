import postgres from "postgres";

/**
 * Calls `onNews` at each NOTIFY on a channel, and whenever listening begins or begins again, since what was told before
 * is missed. A notification is a hint: whoever goes by one looks from time to time as well.
 * @param url a direct address; behind a transaction pooler nothing is ever heard
 * @returns ends listening
 */
export async function listen(url: string, channel: string, onNews: () => void): Promise<() => Promise<void>> {
  const client = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  // After a loss the driver connects and listens again by itself, also where the first try failed.
  await client.listen(channel, onNews, onNews).catch(() => undefined);
  return () => client.end({ timeout: 0 });
}
