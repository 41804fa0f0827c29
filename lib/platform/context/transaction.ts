import "server-only";
import { sql } from "drizzle-orm";
import { adminDatabase, type Database, type Db, database } from "@/db/client";
import { aboutToStore } from "@/lib/platform/base/abort-scope";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { underRequest } from "@/lib/platform/base/log";
import { batchReads } from "./batch-reads";
import { retriedRead, toUnavailable } from "./connection-loss";
import { adminOnly, agentId, type Context } from "./context";
import { fromReplica } from "./replica";

/** A context inside a transaction: what SQL functions take. `owner` is the agent whose rows it may touch, null for none. */
export type Tx = Context & { readonly db: Db; readonly owner: string | null };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Runs `work` in one transaction on the rows of the agent who asks. Called with a transaction, it joins that one. */
export function inTransaction<T>(ctx: Context | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (isTx(ctx)) return ctx.owner === null ? Promise.reject(new Failure("NOT_ALLOWED")) : work(ctx);
  return begin(database(), ctx, agentId(ctx), work);
}

/** Like `inTransaction` for work that only reads, so that it may share its transaction with others, and run again when the connection is lost. */
export function inReadTransaction<T>(ctx: Context | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return readingIn(ctx, work, false);
}

/**
 * Like `inReadTransaction` for statements whose best plan is the same for every agent, however much they have: the server plans them
 * once and keeps the plans, which for a page are most of its work. The benches of bookings measure those for both kinds of agent.
 */
export function inCachedReadTransaction<T>(ctx: Context | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return readingIn(ctx, work, true);
}

function readingIn<T>(ctx: Context | Tx, work: (tx: Tx) => Promise<T>, isLookUp: boolean): Promise<T> {
  if (isTx(ctx)) return inTransaction(ctx, work);
  const run = async <R>(all: (tx: Tx) => Promise<R>, keepsPlans: boolean) =>
    begin(database(), ctx, agentId(ctx), all, keepsPlans ? "looks up" : "reads");
  // Behind a pooler no statement is prepared, so none has a plan to keep; a cluster asks one machine only if it knows whose rows these are.
  const keepsPlan = isLookUp && !env.DATABASE_POOLED && !env.DATABASE_DISTRIBUTED;
  return retriedRead(() => batchReads(ctx, { run, planAnew }, work, keepsPlan));
}

/** A plan that is kept has to do for the table as it grows: it uses an index where reading the few rows of today would be less. */
const KEEP_PLANS = "set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off";
const PLAN_ANEW = "set local plan_cache_mode = default; set local enable_seqscan = default";

/** Sent at once, before anything that is asked after it. */
function planAnew(tx: Tx): Promise<void> {
  return tx.db.execute(sql.raw(PLAN_ANEW)).then(() => undefined);
}

/** Runs `work` on the rows of one agent for the system or an administrator; the context still says who acts. */
export function inTenant<T>(ctx: Context | Tx, owner: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!mayEnter(ctx, owner)) return Promise.reject(new Failure("NOT_ALLOWED"));
  if (!isTx(ctx)) return begin(isOwn(ctx, owner) ? database() : adminDatabase(), ctx, owner, work);
  if (ctx.owner === owner) return work(ctx);
  return entered(ctx, owner, work);
}

/** Runs `work` across agents, for the system and administrators only. Tables that belong to agents can be read, not written. */
export function inSystemTransaction<T>(ctx: Context | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (ctx.actor.kind === "agent" && !ctx.actor.admin) return Promise.reject(new Failure("NOT_ALLOWED"));
  if (isTx(ctx)) {
    return ctx.owner === null ? work(ctx) : Promise.reject(new Error("A tenant's transaction cannot widen."));
  }
  return begin(adminDatabase(), ctx, null, work);
}

/** Like `inSystemTransaction` for work that only reads, so that it may run again when the connection is lost. */
export function inSystemReadTransaction<T>(ctx: Context | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return isTx(ctx) ? inSystemTransaction(ctx, work) : retriedRead(() => inSystemTransaction(ctx, work));
}

/**
 * An administrator's list or export across agents, from a replica where there is one (DATABASE_REPLICA_URL). What `note`
 * writes down of what was read is stored before this answers.
 */
export async function inListTransaction<T>(
  ctx: Context | Tx,
  read: (tx: Tx) => Promise<T>,
  note?: (tx: Tx, found: T) => Promise<void>,
): Promise<T> {
  adminOnly(ctx);
  const copied = isTx(ctx)
    ? undefined
    : await fromReplica((replica) => begin(replica, ctx, null, read, "reads"));
  if (!copied) {
    return (note ? inSystemTransaction : inSystemReadTransaction)(ctx, async (tx) => {
      const found = await read(tx);
      await note?.(tx, found);
      return found;
    });
  }
  if (note) await inSystemTransaction(ctx, (tx) => note(tx, copied.found));
  return copied.found;
}

/** A second role inside a system transaction: what follows in `work` is that agent's, then the first role returns. */
async function entered<T>(ctx: Tx, owner: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (ctx.owner !== null) throw new Error("A tenant's transaction cannot change to another tenant.");
  // Across agents an administrator acts for the platform, on rows of their own too.
  await ctx.db.execute(sql.raw(rowsOf("app_job", owner)));
  const result = await work({ ...ctx, owner });
  await ctx.db.execute(sql.raw(roleOf(ctx, null)));
  return result;
}

/** The last thing in any transaction, on rows of the agent who asks, whoever else's it was until here. */
export async function asAgent<T>(ctx: Tx, agent: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!isOwn(ctx, agent)) throw new Failure("NOT_ALLOWED");
  await ctx.db.execute(sql.raw(rowsOf("app_rt", agent)));
  return await work({ ...ctx, owner: agent });
}

async function begin<T>(
  on: Database,
  ctx: Context,
  owner: string | null,
  work: (tx: Tx) => Promise<T>,
  what: "changes" | "reads" | "looks up" = "changes",
): Promise<T> {
  const role = `${roleOf(ctx, owner)}${what === "looks up" ? `; ${KEEP_PLANS}` : ""}`;
  try {
    return await underRequest(ctx.requestId, () =>
      on.transaction(async (db) => {
        // A Drizzle query is sent at each then(): this one starts here, once, and travels with the first of `work`.
        const set = db.execute(sql.raw(role)).then(() => undefined);
        const [result] = await Promise.all([startedSafely(work, { ...ctx, db, owner }), set]);
        if (what === "changes") {
          await ctx.beforeCommit?.({ db, owner });
          aboutToStore();
        }
        return result;
      }),
    );
  } catch (error) {
    throw toUnavailable(error);
  }
}

/** A work that throws before its first await must reject like any other. */
async function startedSafely<T>(work: (tx: Tx) => Promise<T>, tx: Tx): Promise<T> {
  return await work(tx);
}

/** SET takes no parameters: the id becomes part of the statement and must be a UUID beyond doubt. */
function roleOf(ctx: Context, owner: string | null): string {
  if (owner === null) return "set local role app_admin; set local app.user_id = ''";
  return rowsOf(isOwn(ctx, owner) ? "app_rt" : "app_job", owner);
}

function rowsOf(role: "app_rt" | "app_job", owner: string): string {
  if (!ID.test(owner)) throw new Error("A tenant is named by a lower-case UUID.");
  return `set local role ${role}; set local app.user_id = '${owner}'`;
}

/** The agent whose rows this transaction may touch; NOT_ALLOWED where it belongs to nobody. */
export function ownerOf(tx: Tx): string {
  if (tx.owner === null) throw new Failure("NOT_ALLOWED");
  return tx.owner;
}

/** Whether an agent asks about rows of their own; else the system or an administrator does, who may more. */
function isOwn({ actor }: Context, owner: string): boolean {
  return actor.kind === "agent" && actor.id === owner;
}

function mayEnter(ctx: Context, owner: string): boolean {
  return ctx.actor.kind === "system" || ctx.actor.admin || isOwn(ctx, owner);
}

function isTx(ctx: Context | Tx): ctx is Tx {
  return "db" in ctx;
}
