import "server-only";
import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { parse } from "@/lib/base/input";
import type { Outcome } from "@/lib/base/outcome";
import type { Context } from "@/lib/context/context";
import { reported } from "./answer";
import { requestIdOf } from "./request";
import { signedInContext } from "./who";

/** Turns a use case into a Server Action for a signed-in person that answers instead of throwing. */
export function action<S extends z.ZodType, T>(
  schema: S,
  run: (ctx: Context, input: z.output<S>) => Promise<T>,
): (raw: z.input<S>) => Promise<Outcome<T>> {
  return async (raw) => {
    const requestId = requestIdOf(await headers());
    try {
      const ctx = await signedInContext(requestId);
      return { ok: true, value: await run(ctx, parse(schema, raw)) };
    } catch (error) {
      unstable_rethrow(error);
      return { ok: false, failure: { ...reported(error, requestId), requestId } };
    }
  };
}
