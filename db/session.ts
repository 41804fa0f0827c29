import { NoopCache } from "drizzle-orm/cache/core";
import { NoopLogger } from "drizzle-orm/logger";
import type { PgDialect, PreparedQueryConfig, SelectedFieldsOrdered } from "drizzle-orm/pg-core";
import {
  PostgresJsPreparedQuery,
  PostgresJsSession,
  PostgresJsTransaction,
} from "drizzle-orm/postgres-js/session";
import type { Query } from "drizzle-orm/sql";
import type { Sql } from "postgres";
import type { Asking } from "./connection";
import { withoutStatement } from "./database-error";
import { inMarkedTransaction, type Scope } from "./marked-transaction";
import type { Pool } from "./pool";

type Schema = Record<string, never>;
type Transacted<T> = (tx: PostgresJsTransaction<Schema, Schema>) => Promise<T>;

/** A statement whose failure doesn't reveal it: Drizzle writes text and values into the error's message. */
class Statement<T extends PreparedQueryConfig> extends PostgresJsPreparedQuery<T> {
  override execute(values?: Record<string, unknown>): Promise<T["execute"]> {
    return super.execute(values).catch(rethrown);
  }

  override all(values?: Record<string, unknown>): Promise<T["all"]> {
    return super.all(values).catch(rethrown);
  }
}

/**
 * Drizzle's session over anything that runs statements. It extends Drizzle's driver for postgres.js, but replaces the
 * driver's pool and transactions.
 */
abstract class Session extends PostgresJsSession<Sql, Schema, Schema> {
  readonly #client: Sql;

  constructor(dialect: PgDialect, asking: Asking) {
    const client = clientLike(asking);
    super(client, dialect, undefined);
    this.#client = client;
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    _name: string | undefined,
    inArrays: boolean,
    mapped?: (rows: unknown[][]) => T["execute"],
  ) {
    const { sql, params } = query;
    return new Statement<T>(
      this.#client,
      sql,
      params,
      new NoopLogger(),
      new NoopCache(),
      undefined,
      undefined,
      fields,
      inArrays,
      false,
      mapped,
    );
  }
}

/** Runs single statements, and opens transactions. */
export class PoolSession extends Session {
  readonly #pool: Pool;

  constructor(dialect: PgDialect, pool: Pool) {
    super(dialect, pool);
    this.#pool = pool;
  }

  override transaction<T>(work: Transacted<T>): Promise<T> {
    return inMarkedTransaction(this.#pool, (scope) => work(transactionOn(this.dialect, scope)));
  }
}

/** The session of one transaction or savepoint. */
export class TransactionSession extends Session {
  readonly scope: Scope;

  constructor(dialect: PgDialect, scope: Scope) {
    super(dialect, scope);
    this.scope = scope;
  }

  override transaction<T>(work: Transacted<T>): Promise<T> {
    return this.scope.savepoint((inner) => work(transactionOn(this.dialect, inner)));
  }
}

class Transaction extends PostgresJsTransaction<Schema, Schema> {
  readonly #session: TransactionSession;

  constructor(dialect: PgDialect, session: TransactionSession) {
    super(dialect, session as never, undefined);
    this.#session = session;
  }

  override transaction<T>(work: Transacted<T>): Promise<T> {
    return this.#session.transaction(work);
  }
}

function transactionOn(dialect: PgDialect, scope: Scope): Transaction {
  return new Transaction(dialect, new TransactionSession(dialect, scope));
}

/**
 * Returns an object with all that Drizzle needs of a client outside transactions. Drizzle says that it wants arrays
 * only after the call, so the statement is sent one tick later.
 */
function clientLike(asking: Asking): Sql {
  const unsafe = (text: string, values: unknown[]) => {
    let form: "objects" | "arrays" = "objects";
    const answer = Promise.resolve().then(() => asking.ask(text, values, form));
    const values_ = () => {
      form = "arrays";
      return answer;
    };
    return Object.assign(answer, { values: values_ });
  };
  return { unsafe } as unknown as Sql;
}

function rethrown(error: unknown): never {
  throw withoutStatement(error);
}
