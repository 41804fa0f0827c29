import "server-only";
import { reportOf } from "@/lib/platform/base/failure";
import { log, underRequest } from "@/lib/platform/base/log";
import { type Context, systemContext } from "@/lib/platform/context/context";
import { answered, refused } from "./answer";
import { withinDeadline } from "./deadline";
import { bytesOf, requestIdOf } from "./request";

/** A large email may come over a slow connection; its sender has proved their identity by then. */
const BODY_SECONDS = 25;

type Route = { readonly params: Promise<Record<string, string | undefined>> };
/** A call without its body. */
type Call = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly headers: Headers;
  readonly url: URL;
};
type Delivery = Call & {
  readonly ctx: Context;
  /** The body exactly as it was sent, so that a signature over it can be verified. */
  readonly body: Uint8Array;
};

/**
 * Turns a use case into a Route Handler for another program's deliveries. `admit` checks the caller before the body is
 * read: it throws, or returns how many bytes the body may have. `run` must first verify a signature over the body.
 */
export function webhook(
  name: string,
  { admit, run }: { admit: (call: Call) => number; run: (delivery: Delivery) => Promise<unknown> },
) {
  return (request: Request, route: Route): Promise<Response> => {
    const requestId = requestIdOf(request.headers);
    return underRequest(requestId, async () => {
      try {
        const call = { params: await route.params, headers: request.headers, url: new URL(request.url) };
        const body = await bytesOf(request, admit(call), BODY_SECONDS);
        const ctx = systemContext(`webhook:${name}`, requestId);
        const answer = await withinDeadline(() => run({ ...call, ctx, body }), { changes: true });
        return answered(answer ?? {}, requestId);
      } catch (error) {
        log().warn({ webhook: name, code: reportOf(error).code }, "delivery refused");
        return refused(error, requestId);
      }
    });
  };
}
