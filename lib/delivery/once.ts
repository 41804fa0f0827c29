import "server-only";
import { reportOf } from "@/lib/platform/base/failure";
import { toUnavailable } from "@/lib/platform/context/connection-loss";
import type { Context } from "@/lib/platform/context/context";
import { doOnce, type KeyedCall } from "@/lib/platform/idempotency/do-once";
import type { KeptAnswer } from "@/lib/platform/idempotency/idempotency.model";
import { refused } from "./answer";

/** The response headers that are stored and repeated. */
const REPEATED = ["content-type", "etag", "location"];

/** Responds to a call once per key. Whoever sends the call again gets the same response, marked as a repetition. */
export async function once(
  ctx: Context,
  call: KeyedCall,
  answer: (ctx: Context) => Promise<Response>,
): Promise<Response> {
  const { kept, isRepeated } = await doOnce(ctx, call, {
    answer: async (marking) => keptOf(await answer(marking)),
    refusal: async (error) =>
      reportOf(toUnavailable(error)).status < 500 ? keptOf(refused(error, ctx.requestId)) : null,
  });
  const { status, headers, text } = kept;
  const told = new Headers({ ...headers, "x-request-id": ctx.requestId, "cache-control": "no-store" });
  if (isRepeated) told.set("idempotent-replayed", "true");
  return new Response(status === 204 ? null : text, { status, headers: told });
}

async function keptOf(response: Response): Promise<KeptAnswer> {
  const headers = REPEATED.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { status: response.status, headers: Object.fromEntries(headers), text: await response.text() };
}
