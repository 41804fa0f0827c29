import { currentAbortSignal } from "@/lib/platform/base/abort-scope";
import { type Asking, Connection, type RowForm, type Rows } from "./connection";
import { canceled, DatabaseError, TOO_BUSY } from "./database-error";

type Waiting = {
  readonly take: (connection: Connection) => void;
  readonly giveUp: (reason: DatabaseError) => void;
};
type Resting = { readonly connection: Connection; readonly timer: NodeJS.Timeout };

/** For a person who comes back after some minutes not to wait for a connection, which knows no table yet. */
const IDLE_MS = 10 * 60_000;
const LIFETIME_MS = 45 * 60_000;
const END_SECONDS = 5;
/** Who has stood in line for so long is told at once rather than after the answer is due. */
const PATIENCE_MS = 5_000;

/**
 * Up to `max` connections, each lent to one user at a time: a transaction from its begin to its end, or a single statement.
 * Who finds none free waits in line for some seconds, and leaves it when nobody wants the answer any more: else a server that is too busy
 * would go on with what has been given up, and never get to those who still wait.
 */
export class Pool implements Asking {
  readonly #url: string;
  readonly #max: number;
  /** Every usable connection, with the moment after which it isn't lent again. */
  readonly #retirements = new Map<Connection, number>();
  readonly #resting: Resting[] = [];
  readonly #waiting = new Set<Waiting>();
  #onEmpty: (() => void) | undefined;

  constructor(url: string, max: number) {
    this.#url = url;
    this.#max = max;
  }

  /** One statement on whichever connection comes free first. */
  ask(text: string, values?: readonly unknown[], form?: RowForm): Promise<Rows> {
    return this.lend((connection) => connection.ask(text, values, form));
  }

  /** Nobody else asks the connection anything until `work` has settled. */
  async lend<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await this.#taken();
    try {
      return await work(connection);
    } finally {
      this.#giveBack(connection);
    }
  }

  /** Refuses what comes now, lets what runs finish for some seconds, then ends every connection. */
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

  /** A connection of no more use makes room for another, which the first in line gets. */
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
