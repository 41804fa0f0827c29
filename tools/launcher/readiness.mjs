// @ts-check
import { setTimeout as sleep } from "node:timers/promises";

const REQUEST_PATIENCE_MS = 30_000;
const CLOSED_PAUSE_MS = 100;
const UNREADY_PAUSE_MS = 1_000;

/**
 * Waits until an app reports that it, its database and its queue are ready. Resolves to false if it gives up.
 * @param {string} baseUrl
 * @param {object} limits
 * @param {number} limits.patienceMs
 * @param {() => boolean} limits.isOver whether waiting has become pointless
 */
export async function untilReady(baseUrl, { patienceMs, isOver }) {
  const deadline = Date.now() + patienceMs;
  while (!isOver() && Date.now() < deadline) {
    const status = await statusOf(`${baseUrl}/api/ready`);
    if (status === 200) return true;
    await sleep(status === undefined ? CLOSED_PAUSE_MS : UNREADY_PAUSE_MS);
  }
  return false;
}

/** @param {string} url */
async function statusOf(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(REQUEST_PATIENCE_MS) })).status;
  } catch {
    return undefined;
  }
}
