import "server-only";
import { sql } from "drizzle-orm";
import { adminDatabase, type Database, type Db, database } from "@/db/client";
import { notifyBeforeCommit } from "@/lib/platform/base/abort-scope";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { underRequest } from "@/lib/platform/base/log";
import { batchReads } from "./batch-reads";
import { retriedRead, toUnavailable } from "./connection-loss";
import { adminOnly, agentId, type Context } from "./context";
import { fromReplica } from "./replica";

/**
 * A context inside a transaction, which SQL functions take. `owner` is the agent whose rows it may access; null across
 * agents.
 */
export type Tx = Context & { readonly db: Db; readonly owner: string | null };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Runs `work` in one transaction on the rows of the acting agent. Called with a transaction, it joins that one. */
export function inTransaction<T>(ctx: Context | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (isTx(ctx)) return ctx.owner === null ? Promise.reject(new Failure("NOT_ALLOWED")) : work(ctx);
  return begin(database(), ctx, agentId(ctx), work);
}

/**
 * Like `inTransaction`, for work that only reads: it may share its transaction with other reads, and it is retried when
 * the connection is lost.
 */
export function inReadTransaction<T>(ctx: Context | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return readingIn(ctx, work, false);
}

/**
 * Like `inReadTransaction`, for statements whose best plan is the same for every agent, however many rows they have.
 * The server plans them once and caches the plans; planning is most of its work for a page. The benchmarks of bookings
 * measure these statements for agents with few and with many rows.
 */
export function inCachedReadTransaction<T>(ctx: Context | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return readingIn(ctx, work, true);
}

function readingIn<T>(ctx: Context | Tx, work: (tx: Tx) => Promise<T>, isLookUp: boolean): Promise<T> {
  if (isTx(ctx)) return inTransaction(ctx, work);
  const run = async <R>(all: (tx: Tx) => Promise<R>, keepsPlans: boolean) =>
    begin(database(), ctx, agentId(ctx), all, keepsPlans ? "looks up" : "reads");
  // Behind a pooler no statement is prepared, so there is no plan to cache. A cluster sends a statement to a single
  // machine only if it knows the agent's id while planning.
  const keepsPlan = isLookUp && !env.DATABASE_POOLED && !env.DATABASE_DISTRIBUTED;
  return retriedRead(() => batchReads(ctx, { run, planAnew }, work, keepsPlan));
}

/**
 * A cached plan must suit the table as it grows, so it uses an index even where a sequential scan of today's few rows
 * would be cheaper.
 */
const KEEP_PLANS = "set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off";
const PLAN_ANEW = "set local plan_cache_mode = default; set local enable_seqscan = default";

/** Sends the statement immediately, ahead of any later query. */
function planAnew(tx: Tx): Promise<void> {
  return tx.db.execute(sql.raw(PLAN_ANEW)).then(() => undefined);
}

/** Runs `work` on the rows of one agent, for the system or an administrator. The context still says who acts. */
export function inTenant<T>(ctx: Context | Tx, owner: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!mayEnter(ctx, owner)) return Promise.reject(new Failure("NOT_ALLOWED"));
  if (!isTx(ctx)) return begin(isOwn(ctx, owner) ? database() : adminDatabase(), ctx, owner, work);
  if (ctx.owner === owner) return work(ctx);
  return entered(ctx, owner, work);
}

/**
 * Runs `work` across agents, for the system and administrators only. Tables that belong to agents can be read but not
 * written.
 */
export function inSystemTransaction<T>(ctx: Context | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (ctx.actor.kind === "agent" && !ctx.actor.admin) return Promise.reject(new Failure("NOT_ALLOWED"));
  if (isTx(ctx)) {
    return ctx.owner === null ? work(ctx) : Promise.reject(new Error("A tenant's transaction cannot widen."));
  }
  return begin(adminDatabase(), ctx, null, work);
}

/** Like `inSystemTransaction`, for work that only reads: it is retried when the connection is lost. */
export function inSystemReadTransaction<T>(ctx: Context | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return isTx(ctx) ? inSystemTransaction(ctx, work) : retriedRead(() => inSystemTransaction(ctx, work));
}

/** Like `inSystemTransaction`, for administrators only. */
export function inAdminTransaction<T>(ctx: Context | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, work);
}

/** Like `inSystemReadTransaction`, for administrators only. */
export function inAdminReadTransaction<T>(ctx: Context | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, work);
}

/**
 * Reads an administrator's list or export across agents, from a replica if there is one (DATABASE_REPLICA_URL). What
 * `note` records about the read is committed before this returns.
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

/** Switches a system transaction to the rows of one agent for the duration of `work`, then back. */
async function entered<T>(ctx: Tx, owner: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (ctx.owner !== null) throw new Error("A tenant's transaction cannot change to another tenant.");
  // In a transaction across agents an administrator acts for the platform, even on their own rows.
  await ctx.db.execute(sql.raw(rowsOf("app_job", owner)));
  const result = await work({ ...ctx, owner });
  await ctx.db.execute(sql.raw(roleOf(ctx, null)));
  return result;
}

/**
 * Runs `work` on the acting agent's own rows, whatever role the transaction had before. It must be the last step of the
 * transaction, because the role is not switched back.
 */
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
        // Drizzle sends a query at each call of then(). Calling it here sends it once, right now, in the same round
        // trip as the first query of `work`.
        const set = db.execute(sql.raw(role)).then(() => undefined);
        const [result] = await Promise.all([startedSafely(work, { ...ctx, db, owner }), set]);
        if (what === "changes") {
          await ctx.beforeCommit?.({ db, owner });
          notifyBeforeCommit();
        }
        return result;
      }),
    );
  } catch (error) {
    throw toUnavailable(error);
  }
}

/** Turns an error thrown before the first await into a rejection. */
async function startedSafely<T>(work: (tx: Tx) => Promise<T>, tx: Tx): Promise<T> {
  return await work(tx);
}

/**
 * Returns the statements that set the role. SET takes no parameters: the id becomes part of the statement, so it must
 * be a valid UUID.
 */
function roleOf(ctx: Context, owner: string | null): string {
  if (owner === null) return "set local role app_admin; set local app.user_id = ''";
  return rowsOf(isOwn(ctx, owner) ? "app_rt" : "app_job", owner);
}

function rowsOf(role: "app_rt" | "app_job", owner: string): string {
  if (!ID.test(owner)) throw new Error("A tenant is named by a lower-case UUID.");
  return `set local role ${role}; set local app.user_id = '${owner}'`;
}

/** Returns the agent whose rows this transaction may access; throws NOT_ALLOWED in a transaction across agents. */
export function ownerOf(tx: Tx): string {
  if (tx.owner === null) throw new Failure("NOT_ALLOWED");
  return tx.owner;
}

/** Whether an agent works on their own rows. Otherwise it is the system or an administrator, who have more rights. */
function isOwn({ actor }: Context, owner: string): boolean {
  return actor.kind === "agent" && actor.id === owner;
}

function mayEnter(ctx: Context, owner: string): boolean {
  return ctx.actor.kind === "system" || ctx.actor.admin || isOwn(ctx, owner);
}

function isTx(ctx: Context | Tx): ctx is Tx {
  return "db" in ctx;
}
