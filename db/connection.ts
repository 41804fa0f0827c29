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

/** Whoever has statements answered: a pool, a connection, a transaction. */
export interface Asking {
  ask(text: string, values?: readonly unknown[], form?: RowForm): Promise<Rows>;
}

/** By the numbers of pg_type: bigint, text, varchar, name and uuid; smallint, integer, real and double precision. */
const ARRAYS = {
  texts: { to: 1009, from: [1016, 1009, 1015, 1003, 2951], parse: textsOf, serialize: String },
  numbers: { to: 1007, from: [1005, 1007, 1021, 1022], parse: numbersOf, serialize: String },
};

/** In milliseconds: how long a statement, and a transaction that asks nothing, may last. */
export const LIMITS = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 };

const CONNECT_SECONDS = 5;

type Unanswered = Pick<PendingQuery<Row[]>, "cancel">;

/**
 * One connection to the database, opened with the first question and never again: lost, it stays lost, and everything that
 * was asked of it fails. So a statement can't come to another session than those before it, which postgres.js 3.4 allows
 * when a socket closes, drains or is full; its own pool is therefore never given more than one connection.
 */
export class Connection implements Asking {
  readonly #client: Sql;
  readonly #onLoss: () => void;
  readonly #unanswered = new Map<Unanswered, (reason: DatabaseError) => void>();
  #loss: DatabaseError | undefined;
  #opening: NodeJS.Timeout | undefined;

  /** @param onLoss called once, when this connection is of no more use */
  constructor(url: string, onLoss: () => void) {
    this.#onLoss = onLoss;
    this.#client = clientOfOne(url, {
      onclose: () => this.#lose(new DatabaseError("CONNECTION_CLOSED")),
      // The server tells its settings as soon as it lets somebody in.
      onparameter: () => clearTimeout(this.#opening),
    });
  }

  get isLost(): boolean {
    return this.#loss !== undefined;
  }

  /** Sent at once, behind what was asked before. With values it is prepared by the server, unless a pooler forbids that. */
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

  /** Does a `copy ... from stdin` of these lines. Until it is answered nothing else may be asked. */
  copy(statement: string, lines: string): Promise<void> {
    if (this.#loss) return Promise.reject(this.#loss);
    this.#open();
    const query = this.#client.unsafe(statement);
    return this.#answered(query, copied(query, lines));
  }

  /** Lets go of the connection: a transaction that is open on it is rolled back by the server. */
  async end(seconds = 0): Promise<void> {
    const closing = this.#client.end({ timeout: seconds });
    this.#lose(new DatabaseError("CONNECTION_ENDED"));
    await closing;
  }

  /**
   * Where what is before the database closes each connection at once, the driver would try for ever. In two steps: after a
   * pause of the whole process what has come meanwhile is taken in first.
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

  /** What the driver has not sent yet it would send over a new connection: taken back before it can. */
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
    // The driver would end the connection at any moment, a transaction's included; the pool does it between two.
    max_lifetime: null,
    // The driver would ask each new connection for the types of arrays, where nobody could catch its failure.
    fetch_types: false,
    types: ARRAYS,
    onnotice: () => undefined,
    connection: {
      application_name: "tallyport",
      ...(env.DATABASE_POOLED
        ? {}
        : {
            // After five runs the server would keep a plan for an average agent, which takes a large one for ever.
            plan_cache_mode: "force_custom_plan",
            ...LIMITS,
          }),
    },
  });
  // Tells the client to leave dates and JSON as they come, which Drizzle's columns then read.
  drizzle(client);
  return client;
}

/**
 * The driver tells a copy's query twice how it goes: that lines may be sent, and what the server says of them. Its promise
 * hears the first alone, and its stream nothing of lines that are refused after the last was sent.
 */
function copied(query: Pick<PendingQuery<Row[]>, "writable">, lines: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const told = (answer: unknown) =>
      answer instanceof Writable ? answer.once("error", reject).end(lines) : resolve();
    Object.assign(query, { resolve: told, reject });
    void query.writable();
  });
}

/** The server takes a list of any type as text, and the driver leaves a text as it is. */
function sendable(value: unknown): ParameterOrJSON<never> {
  return Array.isArray(value) ? arrayText(value) : (value as ParameterOrJSON<never>);
}
