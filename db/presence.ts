import postgres from "postgres";

/**
 * Announces the presence of this process for as long as it lives, by a lock of its own session, which the database
 * releases when the process is gone, however it ended. If no other process is present, runs `ifAlone` first; processes
 * that arrive meanwhile wait for it. After a loss of the connection the presence is not announced again.
 *
 * @param url a direct address; behind a transaction pooler there are no sessions
 * @returns a function that ends the presence
 */
export async function holdPresenceLock(
  url: string,
  as: string,
  ifAlone: () => Promise<void>,
): Promise<() => Promise<void>> {
  const client = postgres(url, { max: 1, connect_timeout: 5, max_lifetime: null, onnotice: () => undefined });
  try {
    const [row] = await client`select pg_try_advisory_lock(hashtextextended(${as}, 0)) as alone`;
    if (row?.alone) await ifAlone();
    await client`select pg_advisory_lock_shared(hashtextextended(${as}, 0))`;
    if (row?.alone) await client`select pg_advisory_unlock(hashtextextended(${as}, 0))`;
  } catch (error) {
    await client.end({ timeout: 0 });
    throw error;
  }
  return () => {
    // Releases the lock explicitly instead of waiting until the database notices: the next process may be alone.
    client`select pg_advisory_unlock_shared(hashtextextended(${as}, 0))`.catch(() => undefined);
    return client.end({ timeout: 1 });
  };
}
