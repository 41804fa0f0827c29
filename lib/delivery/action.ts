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

/** Turns a use case into a Server Action for a signed-in person that answers instead of throwing. */
export function action<S extends z.ZodType, T>(
  schema: S,
  run: (ctx: Context, input: z.output<S>) => Promise<T>,
): (raw: z.input<S>) => Promise<Outcome<T>> {
  return (raw) => outcomeOf(async (requestId) => run(await signedInContext(requestId), parse(schema, raw)));
}

/** The same for administrators alone: whoever isn't one is refused before what they sent is looked at, as by an endpoint. */
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

/** As `action` without anything sent, for what is open to somebody whose account is going to be erased, too. */
export function actionEvenLeaving<T>(run: (ctx: Context) => Promise<T>): () => Promise<Outcome<T>> {
  return () => outcomeOf(async (requestId) => run(await contextEvenLeaving(requestId)));
}

/** What an action's work comes to, for actions that nobody has to be signed in for as well. */
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
