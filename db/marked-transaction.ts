import { randomUUID } from "node:crypto";
import { currentAbortSignal } from "@/lib/platform/base/abort-scope";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { log } from "@/lib/platform/base/log";
import { type Asking, type Connection, LIMITS, type RowForm, type Rows } from "./connection";
import { canceled, DatabaseError } from "./database-error";
import type { Pool } from "./pool";

/** The SQLSTATE by which the server reports a wrong mark: the statement divides by the result of the comparison. */
const DIVISION_BY_ZERO = "22012";
const IN_FAILED_TRANSACTION = "25P02";

/** Two transactions were mixed up on one connection; neither was committed. */
export class CrossedTransaction extends Failure {
  constructor() {
    super("UNAVAILABLE");
  }
}

/**
 * Runs the statements of a transaction, or of one of its savepoints. Once its work has finished or was given up, it
 * refuses further statements.
 */
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

  /** Runs work in a savepoint: if it fails, only its changes are rolled back, and the transaction continues. */
  async savepoint<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
    this.#counter.savepoints += 1;
    const name = `s${this.#counter.savepoints}`;
    await this.ask(`savepoint ${name}`);
    return await new Scope(this.#connection, this.#counter).run(work, `rollback to ${name}`);
  }

  /** Runs the work, or undoes it. Undoes it also if the work ignored that one of its statements failed. */
  async run<T>(work: (scope: Scope) => Promise<T>, undo: string): Promise<T> {
    try {
      const value = await work(this);
      if (this.#failure !== undefined) throw this.#failure;
      // The caller has already been told that the work was not done.
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
 * Runs `work` in a transaction on a connection that nobody else uses meanwhile, and verifies that. The transaction sets
 * a mark of its own as it begins, when there may be no other, and the same message that commits compares the mark. A
 * wrong mark closes the connection before anything is committed, and is logged as an alarm. The first statement of the
 * work is sent together with the beginning: if that fails, the server refuses the statement.
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

/** Returns the statements that set the limits behind a pooler, which doesn't pass on connection settings. */
function limits(): string {
  if (!env.DATABASE_POOLED) return "";
  return Object.entries(LIMITS)
    .map(([name, ms]) => `set local ${name} = ${ms}; `)
    .join("");
}

/** Returns an expression that fails if the mark is wrong. The server then doesn't execute the rest of the message. */
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
