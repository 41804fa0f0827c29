import { Agent, get } from "node:http";
import type { RunningApp } from "../../tests/support/app/running-app";

const PATIENCE_MS = 30_000;

/** The milliseconds of each complete answer with status 200; anything else is an error. */
export type Tally = { readonly times: number[]; errors: number; seconds: number };

/**
 * Requests these pages in turn over several connections, each of which sends the next request as soon as it has an
 * answer. The measured seconds end with the last answer to a request that was sent in time.
 */
export async function sendRequests(
  app: Pick<RunningApp, "baseURL">,
  pages: readonly string[],
  headers: Record<string, string>,
  connections: number,
  seconds: number,
): Promise<Tally> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const tally: Tally = { times: [], errors: 0, seconds: 0 };
  const started = performance.now();
  const ask = async (_: unknown, first: number) => {
    for (let count = first; performance.now() - started < seconds * 1000; count += 1) {
      const begun = performance.now();
      const page = `${app.baseURL}${pages[count % pages.length]}`;
      if (await isAnswered(page, headers, agent)) tally.times.push(performance.now() - begun);
      else tally.errors += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  tally.seconds = (performance.now() - started) / 1000;
  return tally;
}

function isAnswered(page: string, headers: Record<string, string>, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(page, { agent, headers, timeout: PATIENCE_MS }, (response) => {
      response.resume();
      response.on("close", () => resolve(response.complete && response.statusCode === 200));
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(false));
  });
}
