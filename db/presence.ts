import postgres from "postgres";

/**
 * Says that this process is there for as long as it lives, by a lock of a session of its own, which the database lets go of
 * when the process is gone, however it went. `ifAlone` is done first where nobody else says so; who comes meanwhile waits
 * for it. Once the database has been away it isn't said any more.
 * @param url a direct address; behind a transaction pooler there are no sessions
 * @returns leaves
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
    // Said, and not left to the database to notice: whoever comes next may be alone.
    client`select pg_advisory_unlock_shared(hashtextextended(${as}, 0))`.catch(() => undefined);
    return client.end({ timeout: 1 });
  };
}
