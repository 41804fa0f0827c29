import type { KeyScope } from "@/lib/accounts/api-keys/api-key.model";
import { createApiKey } from "@/lib/accounts/api-keys/api-keys";
import { type Asking, ask, type Call } from "../http/every-endpoint";
import { withHeaders } from "../http/next-headers";
import type { TestAgent } from "./agent";

/** Creates an API key of this agent's and returns its secret. */
export async function keyFor(
  { ctx }: TestAgent,
  scope: KeyScope,
  days: number | null = null,
): Promise<string> {
  return (await createApiKey(ctx, { name: `To ${scope}`, scope, days })).key;
}

/** Calls a handler as the program that has this key. */
export function askByKey(key: string, call: Call, asking: Asking = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, ...asking.headers };
  return withHeaders(headers, () => ask(call, { ...asking, headers }));
}
