import "server-only";
import type { Db } from "@/db/client";
import { DEFAULT_DATE_PREFERENCES } from "@/lib/platform/base/dates/written-date";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import type { DateFormat } from "@/lib/platform/base/settings/settings-choices";

/**
 * Who asks: a signed-in agent (who may be an administrator too), whose program does where there is an `apiKey` (its id),
 * or the system itself, for a job or a webhook.
 */
export type Actor =
  | {
      readonly kind: "agent";
      readonly id: string;
      readonly admin: boolean;
      readonly timeZone: string;
      /** How they write a day; the usual form unless given. */
      readonly dateFormat?: DateFormat;
      readonly apiKey?: string;
      /** When they last gave their password, and the code where there is one, in this session of the built-in sign-in. */
      readonly provedAt?: Date | null;
      /** Which session of the built-in sign-in that is. */
      readonly sessionId?: string | undefined;
    }
  | { readonly kind: "system"; readonly job: string };

/**
 * Who asks, when, and under which request. Every use case takes one and reaches for no other clock or session.
 * `beforeCommit` is done last in each transaction of its that may change something.
 */
export type Context = {
  readonly actor: Actor;
  readonly now: Date;
  readonly requestId: string;
  readonly beforeCommit?: (open: { readonly db: Db; readonly owner: string | null }) => Promise<void>;
};

/** A context for what begins now. */
export function contextFor(actor: Actor, requestId: string = newId()): Context {
  return { actor, now: new Date(), requestId };
}

/** A context for work that nobody asked for: a job, a webhook. `job` names it in the audit. */
export function systemContext(job: string, requestId?: string): Context {
  return contextFor({ kind: "system", job }, requestId);
}

/** The agent who asks; NOT_ALLOWED for the system. */
export function agentId(ctx: Context): string {
  if (ctx.actor.kind !== "agent") throw new Failure("NOT_ALLOWED");
  return ctx.actor.id;
}

/** The administrator who asks; NOT_ALLOWED for everybody else. */
export function adminOnly(ctx: Context): string {
  if (ctx.actor.kind !== "agent" || !ctx.actor.admin) throw new Failure("NOT_ALLOWED");
  return ctx.actor.id;
}

/** The IANA zone in which the agent's days begin. */
export function timeZoneOf(ctx: Context): string {
  return ctx.actor.kind === "agent" ? ctx.actor.timeZone : "UTC";
}

/** How who asks writes a day. */
export function dateFormatOf({ actor }: Context): DateFormat {
  return (actor.kind === "agent" && actor.dateFormat) || DEFAULT_DATE_PREFERENCES.dateFormat;
}
