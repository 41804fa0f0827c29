import "server-only";
import type { Context } from "@/lib/platform/context/context";

/** The system at an agent's wish: what is paid is the provider's to say, so an agent's own request may write none of it. */
export function billingSystem(ctx: Context): Context {
  return { ...ctx, actor: { kind: "system", job: "billing" } };
}
