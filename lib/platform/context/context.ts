import "server-only";
import type { Db } from "@/db/client";
import { DEFAULT_DATE_PREFERENCES } from "@/lib/platform/base/dates/written-date";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import type { DateFormat } from "@/lib/platform/base/settings/settings-choices";

/**
 * Who acts: a signed-in agent (who may also be an administrator); a program of theirs if there is an `apiKey` (its id);
 * or the system itself, for a job or a webhook.
 */
export type Actor =
  | {
      readonly kind: "agent";
      readonly id: string;
      readonly admin: boolean;
      readonly timeZone: string;
      /** The format in which they write days; the default unless given. */
      readonly dateFormat?: DateFormat;
      readonly apiKey?: string;
      /**
       * When they last entered their password, and the code of their second factor if they have one, in this session of
       * the built-in sign-in.
       */
      readonly provedAt?: Date | null;
      /** The session of the built-in sign-in. */
      readonly sessionId?: string | undefined;
    }
  | { readonly kind: "system"; readonly job: string };

/**
 * Who acts, when, and within which request. Every use case takes a context and uses no other clock or session.
 * `beforeCommit` runs last in each of its transactions that may change something.
 */
export type Context = {
  readonly actor: Actor;
  readonly now: Date;
  readonly requestId: string;
  readonly beforeCommit?: (open: { readonly db: Db; readonly owner: string | null }) => Promise<void>;
};

/** Returns a context for an operation that begins now. */
export function contextFor(actor: Actor, requestId: string = newId()): Context {
  return { actor, now: new Date(), requestId };
}

/** Returns a context for work of the system, such as a job or a webhook. `job` names it in the audit log. */
export function systemContext(job: string, requestId?: string): Context {
  return contextFor({ kind: "system", job }, requestId);
}

/** Returns the id of the acting agent; throws NOT_ALLOWED for the system. */
export function agentId(ctx: Context): string {
  if (ctx.actor.kind !== "agent") throw new Failure("NOT_ALLOWED");
  return ctx.actor.id;
}

/** Returns the id of the acting administrator; throws NOT_ALLOWED for everybody else. */
export function adminOnly(ctx: Context): string {
  if (ctx.actor.kind !== "agent" || !ctx.actor.admin) throw new Failure("NOT_ALLOWED");
  return ctx.actor.id;
}

/** Returns the IANA time zone in which the agent's days begin. */
export function timeZoneOf(ctx: Context): string {
  return ctx.actor.kind === "agent" ? ctx.actor.timeZone : "UTC";
}

/** Returns the format in which the actor writes days. */
export function dateFormatOf({ actor }: Context): DateFormat {
  return (actor.kind === "agent" && actor.dateFormat) || DEFAULT_DATE_PREFERENCES.dateFormat;
}
