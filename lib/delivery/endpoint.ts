import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { parse } from "@/lib/base/input";
import { type Context, contextFor } from "@/lib/context/context";
import { answered, refused } from "./answer";
import { jsonOf, queryOf, refuseForeignOrigin, requestIdOf } from "./request";
import { signedInContext } from "./who";

type Route = { readonly params: Promise<Record<string, string | string[] | undefined> | undefined> };
type Shape = { readonly query?: z.ZodType; readonly body?: z.ZodType; readonly access?: "agent" | "public" };
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S extends Shape> = {
  readonly ctx: Context;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Out<S["query"]>;
  readonly body: Out<S["body"]>;
  readonly request: Request;
};

/**
 * Turns a use case into a Route Handler: who asks, what with, do it, answer. The answer of `run` becomes JSON, nothing
 * becomes 204, a failure becomes the API's error shape. `access: "public"` asks nobody to sign in. Who may is decided
 * in the use case.
 */
export function endpoint<const S extends Shape>(shape: S, run: (given: Given<S>) => Promise<unknown>) {
  return async (request: Request, route: Route): Promise<Response> => {
    const requestId = requestIdOf(request.headers);
    try {
      refuseForeignOrigin(request);
      const ctx = await contextOfShape(shape, requestId);
      const given = {
        ctx,
        request,
        params: singleOf((await route.params) ?? {}),
        query: shape.query && parse(shape.query, queryOf(request)),
        body: shape.body && parse(shape.body, await jsonOf(request)),
      } as Given<S>;
      return answered(await run(given), requestId);
    } catch (error) {
      unstable_rethrow(error);
      return refused(error, requestId);
    }
  };
}

function contextOfShape(shape: Shape, requestId: string): Promise<Context> {
  if (shape.access !== "public") return signedInContext(requestId);
  return Promise.resolve(contextFor({ kind: "system", job: "public" }, requestId));
}

/** The segments of a catch-all are joined again. */
function singleOf(params: Record<string, string | string[] | undefined>) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value.join("/") : value]),
  );
}
