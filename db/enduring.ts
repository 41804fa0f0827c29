import type { Sql, TransactionSql } from "postgres";
import { isLostConnection } from "./lost-connection";

type Unsafe = Sql["unsafe"];
type Work = (client: TransactionSql) => unknown;
type Scope = (...nameOrOptionsAndWork: unknown[]) => Promise<unknown>;
/** The connection of one transaction; `cut` once it is known to be lost. */
type Line = { cut: boolean };

const RENEWAL_PAUSE_MS = 1_000;
const RETIREMENT_MS = 60_000;

/**
 * A client that outlives its connections. postgres.js 3.4 has two faults when one is cut: what a transaction says
 * afterwards is written to a socket that is gone, in a timer, which ends the process (porsager/postgres#1208); and what
 * was about to be written then spoils the same connection for good. So a transaction whose connection is lost says
 * nothing more and fails with what the driver reports, and after a loss a fresh client takes over.
 */
export function enduring(open: () => Sql): Sql {
  let current = open();
  let opened = Date.now();
  const retired = new Set<Sql>();

  const lost = (client: Sql) => {
    if (client !== current || Date.now() - opened < RENEWAL_PAUSE_MS) return;
    current = sameTypes(open(), client);
    opened = Date.now();
    retired.add(client);
    // What runs on its other connections may finish.
    setTimeout(
      () => void client.end({ timeout: 5 }).then(() => retired.delete(client)),
      RETIREMENT_MS,
    ).unref();
  };
  const endAll: Sql["end"] = async (options) => {
    await Promise.all([current, ...retired].map((client) => client.end(options)));
  };

  return new Proxy(current, {
    apply: (_target, _this, given) => Reflect.apply(current, undefined, given),
    get(_target, key) {
      const client = current;
      const value: unknown = Reflect.get(client, key);
      if (key === "unsafe") return watching(value as Unsafe, () => lost(client));
      if (key === "begin") return beginning(value as Scope, () => lost(client));
      return key === "end" ? endAll : value;
    },
  });
}

/** Drizzle changes how a client converts types; the next one has to do the same. */
function sameTypes(fresh: Sql, before: Sql): Sql {
  Object.assign(fresh.options.parsers, before.options.parsers);
  Object.assign(fresh.options.serializers, before.options.serializers);
  return fresh;
}

/** A query is sent when somebody asks for its answer: `catch` would be asking, so the promise under it is told apart. */
function watching(unsafe: Unsafe, onLoss: () => void): Unsafe {
  return (text, parameters, options) => {
    const query = unsafe(text, parameters, options);
    void Promise.prototype.then.call(query, undefined, (error: unknown) => {
      if (isLostConnection(error)) onLoss();
    });
    return query as never;
  };
}

function beginning(begin: Scope, onLoss: () => void): Scope {
  return (...given) => {
    const work = given.pop() as Work;
    const line: Line = { cut: false };
    const whole = begin(...given, onLine(line, work));
    whole.catch((error: unknown) => {
      if (!isLostConnection(error)) return;
      line.cut = true;
      onLoss();
    });
    return whole;
  };
}

/** On a line that is cut neither commit nor rollback may be sent: never settled, the work leaves it to the driver to fail. */
function onLine(line: Line, work: Work): Work {
  return async (client) => {
    const settled = await Promise.resolve(work(heard(client, line))).then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error;
      },
    );
    return line.cut ? new Promise(() => undefined) : settled();
  };
}

function heard(client: TransactionSql, line: Line): TransactionSql {
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (key === "unsafe") return hearing(value as Unsafe, line);
      if (key === "savepoint") return saving(value as Scope, line);
      return value;
    },
  });
}

function hearing(unsafe: Unsafe, line: Line): Unsafe {
  const watched = watching(unsafe, () => {
    line.cut = true;
  });
  return (text, parameters, options) => {
    if (line.cut) throw new Error("The connection of this transaction is lost.");
    return watched(text, parameters, options) as never;
  };
}

function saving(savepoint: Scope, line: Line): Scope {
  return (...given) => {
    const work = given.pop() as Work;
    return savepoint(...given, onLine(line, work));
  };
}
