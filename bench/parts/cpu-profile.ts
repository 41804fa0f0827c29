import { Session } from "node:inspector/promises";

/** Milliseconds of the main thread by kind of work, the largest first. */
export type Shares = ReadonlyMap<string, number>;

const IDLE = new Set(["(idle)", "(program)", "(root)"]);

/**
 * Runs `work` under the sampling profiler.
 * @param kinds the pattern of script URLs for each kind; the first match counts
 */
export async function profiled(
  work: () => Promise<void>,
  kinds: Readonly<Record<string, RegExp>>,
): Promise<Shares> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: 500 });
  await session.post("Profiler.start");
  await work();
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();

  const kindOfNode = new Map(
    profile.nodes.map(({ id, callFrame }) => [id, kindOf(callFrame.functionName, callFrame.url, kinds)]),
  );
  const shares = new Map<string, number>();
  const deltas = profile.timeDeltas ?? [];
  for (const [index, node] of (profile.samples ?? []).entries()) {
    const kind = kindOfNode.get(node);
    if (kind) shares.set(kind, (shares.get(kind) ?? 0) + (deltas[index] ?? 0) / 1000);
  }
  return new Map([...shares].sort(([, one], [, other]) => other - one));
}

function kindOf(name: string, url: string, kinds: Readonly<Record<string, RegExp>>): string | undefined {
  if (IDLE.has(name)) return undefined;
  if (name === "(garbage collector)") return "garbage collection";
  return Object.entries(kinds).find(([, pattern]) => pattern.test(url))?.[0] ?? "other";
}
