import { randomUUID } from "node:crypto";
import { currentAbortSignal } from "@/lib/platform/base/abort-scope";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { log } from "@/lib/platform/base/log";
import { type Asking, type Connection, LIMITS, type RowForm, type Rows } from "./connection";
import { canceled, DatabaseError } from "./database-error";
import type { Pool } from "./pool";

/** How the server says that a mark isn't the expected one: it divides by the comparison. */
const DIVISION_BY_ZERO = "22012";
const IN_FAILED_TRANSACTION = "25P02";

/** Two transactions met on one connection, and neither was committed. */
export class CrossedTransaction extends Failure {
  constructor() {
    super("UNAVAILABLE");
  }
}

/** A transaction's statements, or those inside one of its savepoints. Once its work is over, or given up, it answers nothing more. */
export class Scope implements Asking {
  readonly #connection: Connection;
  readonly #counter: { savepoints: number };
  #failure: unknown;
  #isOver = false;

  constructor(connection: Connection, counter = { savepoints: 0 }) {
    this.#connection = connection;
    this.#counter = counter;
  }

  ask(text: string, values?: readonly unknown[], form?: RowForm): Promise<Rows> {
    return this.#heard(() => this.#connection.ask(text, values, form));
  }

  copy(statement: string, lines: string): Promise<void> {
    return this.#heard(() => this.#connection.copy(statement, lines));
  }

  /** Work of which nothing stays when it fails, while the transaction goes on. */
  async savepoint<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
    this.#counter.savepoints += 1;
    const name = `s${this.#counter.savepoints}`;
    await this.ask(`savepoint ${name}`);
    return await new Scope(this.#connection, this.#counter).run(work, `rollback to ${name}`);
  }

  /** Does the work, or undoes it: also where the work has overlooked that one of its statements failed. */
  async run<T>(work: (scope: Scope) => Promise<T>, undo: string): Promise<T> {
    try {
      const value = await work(this);
      if (this.#failure !== undefined) throw this.#failure;
      // Who wanted it has been told that it isn't done.
      if (currentAbortSignal()?.aborted) throw canceled();
      return value;
    } catch (error) {
      this.#isOver = true;
      if (!this.#connection.isLost) await this.#connection.ask(undo).catch(() => this.#connection.end());
      throw this.#failure !== undefined && codeOf(error) === IN_FAILED_TRANSACTION ? this.#failure : error;
    } finally {
      this.#isOver = true;
    }
  }

  async #heard<T>(asked: () => Promise<T>): Promise<T> {
    if (this.#isOver) throw new DatabaseError("TRANSACTION_OVER");
    try {
      if (currentAbortSignal()?.aborted) throw canceled();
      return await asked();
    } catch (error) {
      this.#failure ??= error;
      throw error;
    }
  }
}

/**
 * Runs `work` in a transaction on a connection that nobody else has meanwhile, and proves it: the transaction carries a mark
 * of its own, set as it begins, where no other may be, and compared in the same message that commits. A wrong mark ends
 * the connection before anything is committed, and somebody is told. What the work asks first travels with the beginning:
 * where that one fails, the server refuses what follows.
 */
export function inMarkedTransaction<T>(pool: Pool, work: (scope: Scope) => Promise<T>): Promise<T> {
  return pool.lend(async (connection) => {
    const mark = randomUUID();
    const [begun, done] = await Promise.allSettled([
      checked(connection, `begin; ${limits()}select ${markIs("")}, set_config('app.mark', '${mark}', true)`),
      new Scope(connection).run(work, "rollback"),
    ]);
    if (begun.status === "rejected") throw begun.reason;
    if (done.status === "rejected") {
      throw codeOf(done.reason) === IN_FAILED_TRANSACTION ? crossed() : done.reason;
    }
    await checked(connection, `select ${markIs(mark)}; commit`);
    return done.value;
  });
}

/** A pooler takes no limits along when it connects. */
function limits(): string {
  if (!env.DATABASE_POOLED) return "";
  return Object.entries(LIMITS)
    .map(([name, ms]) => `set local ${name} = ${ms}; `)
    .join("");
}

/** What follows in the message is not done when this fails. */
function markIs(mark: string): string {
  return `1 / (coalesce(current_setting('app.mark', true), '') = '${mark}')::int`;
}

async function checked(connection: Connection, message: string): Promise<void> {
  try {
    await connection.ask(message);
  } catch (error) {
    void connection.end();
    const code = codeOf(error);
    throw code === DIVISION_BY_ZERO || code === IN_FAILED_TRANSACTION ? crossed() : error;
  }
}

function crossed(): CrossedTransaction {
  log().fatal({ alarm: "crossed-transaction" }, "two transactions met on one connection");
  return new CrossedTransaction();
}

function codeOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}
