import type { Sql, TransactionSql } from "postgres";

type Work = (client: TransactionSql) => unknown;
type Scope = (...nameOrOptionsAndWork: unknown[]) => unknown;

/**
 * Makes the queries of Drizzle server-prepared: it sends everything through `client.unsafe`, which postgres.js
 * does not prepare, so each query would cost two round trips and a new plan. A client opened with
 * `prepare: false`, as a transaction pooler needs, stays unprepared.
 */
export function prepared(client: Sql): Sql {
  return wrapped(client);
}

function wrapped<Client extends Sql | TransactionSql>(client: Client): Client {
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (key === "unsafe") return preparing(value as Sql["unsafe"]);
      // What happens inside runs on another client, which postgres.js hands to the callback.
      if (key === "begin" || key === "savepoint") return wrappingInside(value as Scope);
      return value;
    },
  });
}

/** Without parameters it is one simple message, which may hold several statements: left as it is. */
function preparing(unsafe: Sql["unsafe"]): Sql["unsafe"] {
  return (text, parameters = [], options = {}) =>
    unsafe(text, parameters, parameters.length > 0 ? { ...options, prepare: true } : options);
}

function wrappingInside(scope: Scope): Scope {
  return (...given) => {
    const work = given.pop() as Work;
    return scope(...given, (inner: TransactionSql) => work(wrapped(inner)));
  };
}
