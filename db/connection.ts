import { Writable } from "node:stream";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres, {
  type Options,
  type ParameterOrJSON,
  type PendingQuery,
  type Row,
  type RowList,
  type Sql,
} from "postgres";
import { env } from "@/lib/platform/base/env";
import { tracedStatement } from "@/lib/platform/base/telemetry/statement";
import { arrayText, numbersOf, textsOf } from "./arrays";
import { DatabaseError, withoutStatement } from "./database-error";
import { isLostConnection } from "./lost-connection";

export type Rows = RowList<Row[]>;
/** Rows as objects, or as arrays in the order of their columns. */
export type RowForm = "objects" | "arrays";

/** Anything that can run statements: a pool, a connection, a transaction. */
export interface Asking {
  ask(text: string, values?: readonly unknown[], form?: RowForm): Promise<Rows>;
}

/**
 * Array types by their numbers in pg_type: bigint, text, varchar, name and uuid; smallint, integer, real and double
 * precision.
 */
const ARRAYS = {
  texts: { to: 1009, from: [1016, 1009, 1015, 1003, 2951], parse: textsOf, serialize: String },
  numbers: { to: 1007, from: [1005, 1007, 1021, 1022], parse: numbersOf, serialize: String },
};

/** Limits in milliseconds on the duration of a statement, and on the time that a transaction may be idle. */
export const LIMITS = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 };

const CONNECT_SECONDS = 5;

type Unanswered = Pick<PendingQuery<Row[]>, "cancel">;

/**
 * A single connection to the database, opened at the first statement and never reopened: once lost it stays lost, and
 * all its pending statements fail. So a statement can't reach another session than the statements before it, which
 * postgres.js 3.4 allows when a socket closes, drains or is full. For that reason the driver's own pool is always
 * limited to one connection.
 */
export class Connection implements Asking {
  readonly #client: Sql;
  readonly #onLoss: () => void;
  readonly #unanswered = new Map<Unanswered, (reason: DatabaseError) => void>();
  #loss: DatabaseError | undefined;
  #opening: NodeJS.Timeout | undefined;

  /** @param onLoss called once, when this connection is no longer usable */
  constructor(url: string, onLoss: () => void) {
    this.#onLoss = onLoss;
    this.#client = clientOfOne(url, {
      onclose: () => this.#lose(new DatabaseError("CONNECTION_CLOSED")),
      // The server sends its settings as soon as the login has succeeded.
      onparameter: () => clearTimeout(this.#opening),
    });
  }

  get isLost(): boolean {
    return this.#loss !== undefined;
  }

  /**
   * Sends a statement immediately, behind the earlier ones. With values it is prepared by the server, unless a pooler
   * forbids that.
   */
  ask(text: string, values: readonly unknown[] = [], form: RowForm = "objects"): Promise<Rows> {
    return tracedStatement(text, () => this.#ask(text, values, form));
  }

  #ask(text: string, values: readonly unknown[], form: RowForm): Promise<Rows> {
    if (this.#loss) return Promise.reject(this.#loss);
    this.#open();
    const options = values.length > 0 ? { prepare: !env.DATABASE_POOLED } : {};
    const query = this.#client.unsafe(text, values.map(sendable), options);
    return this.#answered(query, form === "arrays" ? (query.values() as unknown as Promise<Rows>) : query);
  }

  /** Runs a `copy ... from stdin` with these lines. No other statement may be sent until it is done. */
  copy(statement: string, lines: string): Promise<void> {
    if (this.#loss) return Promise.reject(this.#loss);
    this.#open();
    const query = this.#client.unsafe(statement);
    return this.#answered(query, copied(query, lines));
  }

  /** Closes the connection. The server rolls back a transaction that is open on it. */
  async end(seconds = 0): Promise<void> {
    const closing = this.#client.end({ timeout: seconds });
    this.#lose(new DatabaseError("CONNECTION_ENDED"));
    await closing;
  }

  /**
   * Starts a timeout for connecting: where something in front of the database closes each connection immediately, the
   * driver would retry forever. The timeout has two steps, so that after a pause of the whole process the events that
   * arrived meanwhile are handled first.
   */
  #open(): void {
    const giveUp = () => {
      this.#lose(new DatabaseError("CONNECT_TIMEOUT"));
      void this.#client.end({ timeout: 0 });
    };
    this.#opening ??= setTimeout(
      () => {
        this.#opening = setTimeout(giveUp, 1_000);
      },
      (CONNECT_SECONDS - 1) * 1_000,
    );
  }

  #answered<T>(query: Unanswered, answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#unanswered.set(query, reject);
      answer.then(
        (value) => {
          this.#unanswered.delete(query);
          resolve(value);
        },
        (error: unknown) => {
          this.#unanswered.delete(query);
          const known = withoutStatement(error);
          reject(known);
          if (isLostConnection(known)) this.#lose(known);
        },
      );
    });
  }

  /**
   * Fails all pending statements and cancels them, because the driver would send those that it hasn't sent yet over a
   * new connection.
   */
  #lose(reason: DatabaseError): void {
    if (this.#loss) return;
    this.#loss = reason;
    clearTimeout(this.#opening);
    for (const [query, reject] of this.#unanswered) {
      reject(reason);
      query.cancel();
    }
    this.#unanswered.clear();
    this.#onLoss();
  }
}

function clientOfOne(url: string, told: Pick<Options<never>, "onclose" | "onparameter">): Sql {
  const client = postgres(url, {
    ...told,
    max: 1,
    prepare: !env.DATABASE_POOLED,
    connect_timeout: CONNECT_SECONDS,
    // The driver would close the connection at any moment, even within a transaction; the pool closes it between two
    // uses.
    max_lifetime: null,
    // The driver would query the types of arrays on each new connection, and nobody could catch a failure of that
    // query.
    fetch_types: false,
    types: ARRAYS,
    onnotice: () => undefined,
    connection: {
      application_name: "tallyport",
      ...(env.DATABASE_POOLED
        ? {}
        : {
            // After five executions the server may switch to a generic plan for an average agent, which takes very long
            // for a large one.
            plan_cache_mode: "force_custom_plan",
            ...LIMITS,
          }),
    },
  });
  // Makes the client return dates and JSON unparsed, which Drizzle's columns then parse.
  drizzle(client);
  return client;
}

/**
 * Sends the lines of a copy and waits for its result. The driver resolves the query twice: when lines may be sent, and
 * when the server has processed them. Its promise only reports the first, and its stream doesn't report lines that are
 * refused after the last one was sent.
 */
function copied(query: Pick<PendingQuery<Row[]>, "writable">, lines: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const told = (answer: unknown) =>
      answer instanceof Writable ? answer.once("error", reject).end(lines) : resolve();
    Object.assign(query, { resolve: told, reject });
    void query.writable();
  });
}

/**
 * Converts an array to a text literal: the server accepts one for a list of any type, and the driver leaves texts as
 * they are.
 */
function sendable(value: unknown): ParameterOrJSON<never> {
  return Array.isArray(value) ? arrayText(value) : (value as ParameterOrJSON<never>);
}
