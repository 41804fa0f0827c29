import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import type { KeyScope } from "@/lib/accounts/api-keys/api-key.model";
import { reportOf } from "@/lib/platform/base/failure";
import { parse } from "@/lib/platform/base/input";
import { parseChange, parseStrict } from "@/lib/platform/base/known-fields";
import { underRequest } from "@/lib/platform/base/log";
import { toUnavailable } from "@/lib/platform/context/connection-loss";
import { adminOnly, type Context, contextFor } from "@/lib/platform/context/context";
import { doOnce, fingerprintOf, type KeyedCall } from "@/lib/platform/idempotency/do-once";
import { idempotencyKeyOf, type KeptAnswer } from "@/lib/platform/idempotency/idempotency.model";
import { answered, refused } from "./answer";
import { type Asking, keyContext, keyOf } from "./by-key";
import { DEFAULT_SECONDS, withinDeadline } from "./deadline";
import { isSafe, jsonOf, queryOf, refuseForeignOrigin, requestIdOf, uploadOf } from "./request";
import { contextEvenLeaving, signedInContext } from "./who";

type Route = { readonly params: Promise<Record<string, string | string[] | undefined> | undefined> };
type Params = Readonly<Record<string, string | undefined>>;
type Shape = {
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /**
   * For changes: reads the current record. Unknown fields that are sent back exactly as this returns them are not
   * refused.
   */
  readonly read?: (ctx: Context, params: Params) => Promise<object>;
  readonly access?: "agent" | "admin" | "public";
  /** The scope that an API key needs; without it no key can make this call. */
  readonly keys?: KeyScope;
  /** Whether it is also open to somebody whose account is going to be erased. */
  readonly evenLeaving?: true;
  /** Whether it creates something, so that an Idempotency-Key makes it run once. */
  readonly once?: true;
  /** The most bytes of an uploaded file, or of the form that contains it. */
  readonly upload?: number;
  /** How long the response may take; 10 seconds by default. */
  readonly seconds?: number;
};
type Handler = (request: Request, route: Route) => Promise<Response>;
/** A Route Handler that describes its input. */
export type Endpoint = Handler & { readonly shape: Shape };
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S extends Shape> = {
  readonly ctx: Context;
  readonly params: Params;
  readonly query: Out<S["query"]>;
  readonly body: Out<S["body"]>;
  readonly upload: S["upload"] extends number ? Uint8Array<ArrayBuffer> : undefined;
  readonly request: Request;
};

/**
 * Turns a use case into a Route Handler: authenticates, parses the input, runs the use case and responds. The result of
 * `run` becomes JSON, undefined becomes 204, and a failure becomes the API's error format. `access: "public"` requires
 * no sign-in; "admin" refuses everybody else before it parses their input. The use case checks permissions in any case.
 * `shape` describes the handler's input.
 */
export function endpoint<const S extends Shape>(
  shape: S,
  run: (given: Given<S>) => Promise<unknown>,
): Endpoint {
  const handler: Handler = (request, route) => {
    const requestId = requestIdOf(request.headers);
    const told = new Headers();
    const answer = async () => {
      const given = await asked(shape, request, route, { requestId, told });
      return maybeOnce(given, shape, async (ctx) => answered(await run({ ...given, ctx }), requestId));
    };
    return underRequest(requestId, async () => {
      try {
        const limits = { seconds: shape.seconds, changes: !isSafe(request) };
        return telling(told, await withinDeadline(answer, limits));
      } catch (error) {
        unstable_rethrow(error);
        return telling(told, refused(error, requestId));
      }
    });
  };
  return Object.assign(handler, { shape });
}

/** Runs a call that creates something only once if it has an idempotency key. */
function maybeOnce<S extends Shape>(
  { ctx, request, body, upload }: Given<S>,
  shape: S,
  answer: (ctx: Context) => Promise<Response>,
): Promise<Response> {
  const key = shape.once ? idempotencyKeyOf(request.headers) : null;
  if (key === null) return answer(ctx);
  const fingerprint = fingerprintOf(request, body, upload);
  return once(ctx, { key, fingerprint, seconds: shape.seconds ?? DEFAULT_SECONDS }, answer);
}

function telling(told: Headers, response: Response): Response {
  told.forEach((value, name) => {
    response.headers.set(name, value);
  });
  return response;
}

async function asked<const S extends Shape>(
  shape: S,
  request: Request,
  route: Route,
  asking: Asking,
): Promise<Given<S>> {
  refuseForeignOrigin(request);
  const ctx = await contextOfShape(shape, request.headers, asking);
  const params = singleOf((await route.params) ?? {});
  return {
    ctx,
    request,
    params,
    query: shape.query && parse(shape.query, queryOf(request)),
    body: await bodyOf(shape, request, (read) => read(ctx, params)),
    upload: shape.upload === undefined ? undefined : await uploadOf(request, shape.upload),
  } as Given<S>;
}

async function bodyOf(
  { body, read }: Shape,
  request: Request,
  reading: (read: NonNullable<Shape["read"]>) => Promise<object>,
): Promise<unknown> {
  if (!body) return undefined;
  const raw = await jsonOf(request);
  return read ? parseChange(body, raw, () => reading(read)) : parseStrict(body, raw);
}

async function contextOfShape(shape: Shape, headers: Headers, asking: Asking): Promise<Context> {
  const { requestId } = asking;
  if (shape.access === "public") return contextFor({ kind: "system", job: "public" }, requestId);
  const key = keyOf(headers);
  if (key !== null) return keyContext(key, shape.keys, headers, asking);
  const ctx = await (shape.evenLeaving ? contextEvenLeaving : signedInContext)(requestId);
  if (shape.access === "admin") adminOnly(ctx);
  return ctx;
}

/** Joins the segments of a catch-all parameter. */
function singleOf(params: Record<string, string | string[] | undefined>) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value.join("/") : value]),
  );
}

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
