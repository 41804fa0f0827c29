import "server-only";
import { type Context, systemContext } from "@/lib/context/context";
import { answered, refused } from "./answer";
import { withinDeadline } from "./deadline";
import { bytesOf, requestIdOf } from "./request";

const BODY_BYTES = 45_000_000;

type Route = { readonly params: Promise<Record<string, string | undefined>> };
type Delivery = {
  readonly ctx: Context;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly headers: Headers;
  readonly url: URL;
  /** The body as it was sent, so that a signature over it can be checked. */
  readonly body: Uint8Array;
};

/** Turns a use case into a Route Handler for another program's deliveries. `run` verifies before it believes anything. */
export function webhook(name: string, run: (delivery: Delivery) => Promise<unknown>) {
  return async (request: Request, route: Route): Promise<Response> => {
    const requestId = requestIdOf(request.headers);
    try {
      const delivery = {
        ctx: systemContext(`webhook:${name}`, requestId),
        params: await route.params,
        headers: request.headers,
        url: new URL(request.url),
        body: await bytesOf(request, BODY_BYTES),
      };
      const answer = await withinDeadline(() => run(delivery));
      return answered(answer ?? {}, requestId);
    } catch (error) {
      return refused(error, requestId);
    }
  };
}
