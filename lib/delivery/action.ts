import "server-only";
import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { parse } from "@/lib/platform/base/input";
import { underRequest } from "@/lib/platform/base/log";
import type { Outcome } from "@/lib/platform/base/outcome";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { reported } from "./answer";
import { requestIdOf } from "./request";
import { contextEvenLeaving, signedInContext } from "./who";

/** Turns a use case into a Server Action for signed-in people that returns failures instead of throwing them. */
export function action<S extends z.ZodType, T>(
  schema: S,
  run: (ctx: Context, input: z.output<S>) => Promise<T>,
): (raw: z.input<S>) => Promise<Outcome<T>> {
  return (raw) => outcomeOf(async (requestId) => run(await signedInContext(requestId), parse(schema, raw)));
}

/** Like `action`, for administrators only: refuses everybody else before it parses their input, as endpoints do. */
export function adminAction<S extends z.ZodType, T>(
  schema: S,
  run: (ctx: Context, input: z.output<S>) => Promise<T>,
): (raw: z.input<S>) => Promise<Outcome<T>> {
  return (raw) =>
    outcomeOf(async (requestId) => {
      const ctx = await signedInContext(requestId);
      adminOnly(ctx);
      return run(ctx, parse(schema, raw));
    });
}

/** Like `action` without input, for actions that are also open to somebody whose account is going to be erased. */
export function actionEvenLeaving<T>(run: (ctx: Context) => Promise<T>): () => Promise<Outcome<T>> {
  return () => outcomeOf(async (requestId) => run(await contextEvenLeaving(requestId)));
}

/** Returns the outcome of an action's work; also for actions that don't require signing in. */
export async function outcomeOf<T>(work: (requestId: string) => Promise<T>): Promise<Outcome<T>> {
  const requestId = requestIdOf(await headers());
  return underRequest(requestId, async () => {
    try {
      return { ok: true, value: await work(requestId) };
    } catch (error) {
      unstable_rethrow(error);
      return { ok: false, failure: { ...reported(error, requestId), requestId } };
    }
  });
}
