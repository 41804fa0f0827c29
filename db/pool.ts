import { currentAbortSignal } from "@/lib/platform/base/abort-scope";
import { type Asking, Connection, type RowForm, type Rows } from "./connection";
import { canceled, DatabaseError, TOO_BUSY } from "./database-error";

type Waiting = {
  readonly take: (connection: Connection) => void;
  readonly giveUp: (reason: DatabaseError) => void;
};
type Resting = { readonly connection: Connection; readonly timer: NodeJS.Timeout };

/**
 * How long an unused connection is kept. Long enough that a person who returns after some minutes doesn't have to wait
 * for a new connection, which has no cached metadata of tables yet.
 */
const IDLE_MS = 10 * 60_000;
const LIFETIME_MS = 45 * 60_000;
const END_SECONDS = 5;
/** How long a caller waits for a connection before it is refused; shorter than the time in which a response is due. */
const PATIENCE_MS = 5_000;

/**
 * A pool of up to `max` connections, each lent to one user at a time: to a transaction from begin to end, or to a
 * single statement. If none is free, callers queue for some seconds, and leave the queue when nobody wants the result
 * any more. Otherwise an overloaded server would work on abandoned requests and never get to those who are still
 * waiting.
 */
export class Pool implements Asking {
  readonly #url: string;
  readonly #max: number;
  /** Every usable connection, with the time after which it isn't lent again. */
  readonly #retirements = new Map<Connection, number>();
  readonly #resting: Resting[] = [];
  readonly #waiting = new Set<Waiting>();
  #onEmpty: (() => void) | undefined;

  constructor(url: string, max: number) {
    this.#url = url;
    this.#max = max;
  }

  /** Runs one statement on whichever connection becomes free first. */
  ask(text: string, values?: readonly unknown[], form?: RowForm): Promise<Rows> {
    return this.lend((connection) => connection.ask(text, values, form));
  }

  /** Lends a connection, which nobody else uses until `work` has settled. */
  async lend<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await this.#taken();
    try {
      return await work(connection);
    } finally {
      this.#giveBack(connection);
    }
  }

  /** Refuses new work, lets running work finish for some seconds, then closes every connection. */
  async end(): Promise<void> {
    const emptied = new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
    });
    for (const { giveUp } of [...this.#waiting]) giveUp(new DatabaseError("CONNECTION_ENDED"));
    const closing = this.#resting.splice(0).map(({ connection, timer }) => {
      clearTimeout(timer);
      return connection.end(END_SECONDS);
    });
    if (this.#retirements.size > 0) await withinSeconds(emptied, END_SECONDS);
    await Promise.all([...closing, ...[...this.#retirements.keys()].map((connection) => connection.end())]);
  }

  async #taken(): Promise<Connection> {
    if (this.#onEmpty) throw new DatabaseError("CONNECTION_ENDED");
    const wanted = currentAbortSignal();
    if (wanted?.aborted) throw canceled();
    const rested = this.#resting.pop();
    if (rested) {
      clearTimeout(rested.timer);
      return rested.connection;
    }
    if (this.#retirements.size < this.#max) return this.#opened();
    return await this.#inLine(wanted);
  }

  #inLine(wanted: AbortSignal | undefined): Promise<Connection> {
    return new Promise((take, giveUp) => {
      const leave = () => waiting.giveUp(canceled());
      const timer = setTimeout(() => waiting.giveUp(new DatabaseError(TOO_BUSY)), PATIENCE_MS);
      const out = () => {
        this.#waiting.delete(waiting);
        clearTimeout(timer);
        wanted?.removeEventListener("abort", leave);
      };
      const waiting: Waiting = {
        take: (connection) => {
          out();
          take(connection);
        },
        giveUp: (reason) => {
          out();
          giveUp(reason);
        },
      };
      wanted?.addEventListener("abort", leave, { once: true });
      this.#waiting.add(waiting);
    });
  }

  #next(): Waiting | undefined {
    const [next] = this.#waiting;
    if (next) this.#waiting.delete(next);
    return next;
  }

  #opened(): Connection {
    const connection = new Connection(this.#url, () => this.#forget(connection));
    this.#retirements.set(connection, performance.now() + LIFETIME_MS);
    return connection;
  }

  #giveBack(connection: Connection): void {
    const retirement = this.#retirements.get(connection);
    if (retirement === undefined) return;
    if (this.#onEmpty || performance.now() > retirement) {
      void connection.end(END_SECONDS);
      return;
    }
    const next = this.#next();
    if (next) next.take(connection);
    else this.#rest(connection);
  }

  #rest(connection: Connection): void {
    const timer = setTimeout(() => void connection.end(END_SECONDS), IDLE_MS).unref();
    this.#resting.push({ connection, timer });
  }

  /** Removes an unusable connection, which makes room for another one; the first caller in the queue gets that. */
  #forget(connection: Connection): void {
    this.#retirements.delete(connection);
    const place = this.#resting.findIndex((resting) => resting.connection === connection);
    for (const { timer } of place < 0 ? [] : this.#resting.splice(place, 1)) clearTimeout(timer);
    const next = this.#next();
    if (next) next.take(this.#opened());
    if (this.#retirements.size === 0) this.#onEmpty?.();
  }
}

async function withinSeconds(done: Promise<void>, seconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, seconds * 1_000);
  });
  await Promise.race([done, late]);
  clearTimeout(timer);
}
