import "server-only";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import type { BetterAuthOptions, DBAdapter } from "better-auth/types";
import { adminDatabase, type Database, type Db } from "@/db/client";
import { accounts, sessions, users, verifications } from "@/db/schema/people/users";
import { isConnectionLoss } from "@/lib/platform/context/connection-loss";

type Adapter = DBAdapter<BetterAuthOptions>;
type Condition = { readonly field: string; readonly value: unknown };
type Question = {
  readonly model: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly where?: readonly Condition[];
};
type Method = (question: Question) => Promise<unknown>;

const SCHEMA = { user: users, session: sessions, account: accounts, verification: verifications };

/** What Better Auth can't do by itself with the product's tables. */
export type AccountRows = {
  /** Returns the hash that the database stores instead of a session's token. */
  readonly hashOfToken: (token: string) => string;
  /** Runs in the transaction that creates a person's row. */
  readonly welcome: (db: Database | Db, userId: string) => Promise<void>;
};

/** Returns the adapter through which Better Auth uses the product's tables. */
export function betterAuthAdapter(rows: AccountRows): (options: BetterAuthOptions) => Adapter {
  return (options) => adapterOn(adminDatabase(), options, rows);
}

function adapterOn(db: Database | Db, options: BetterAuthOptions, rows: AccountRows): Adapter {
  const plain = drizzleAdapter(db, { provider: "pg", schema: SCHEMA })(options);
  return new Proxy(plain, {
    get(target, name) {
      if (name === "transaction") {
        return <R>(work: (adapter: Adapter) => Promise<R>): Promise<R> =>
          db.transaction((tx) => work(adapterOn(tx, options, rows)));
      }
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      const asked = hashing(available(value as Method), rows.hashOfToken);
      return name === "create" ? welcoming(asked, (id) => rows.welcome(db, id)) : asked;
    },
  });
}

function welcoming(create: Method, welcome: (userId: string) => Promise<void>): Method {
  return async (question) => {
    const row = await create(question);
    if (question.model === "user" && isRow(row)) await welcome(String(row.id));
    return row;
  };
}

/**
 * Converts a lost connection to Better Auth's own error for it. Better Auth passes its own errors on, but takes any
 * other for a problem with the account.
 */
function available(method: Method): Method {
  return async (question) => {
    try {
      return await method(question);
    } catch (error) {
      throw isConnectionLoss(error) ? new APIError("SERVICE_UNAVAILABLE") : error;
    }
  };
}

/** Better Auth keeps working with the token it passed or created, while the database stores and searches its hash. */
function hashing(method: Method, hashOfToken: AccountRows["hashOfToken"]): Method {
  const hashOf = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(hashOf) : hashOfToken(String(value));
  return async (question) => {
    if (question.model !== "session") return method(question);
    const token = tokenOf(question);
    const answer = await method(withHash(question, hashOf));
    return token !== undefined && isRow(answer) && "token" in answer ? { ...answer, token } : answer;
  };
}

function withHash(question: Question, hashOf: (value: unknown) => unknown): Question {
  const { data, where } = question;
  const hashed = (condition: Condition) =>
    condition.field === "token" ? { ...condition, value: hashOf(condition.value) } : condition;
  return {
    ...question,
    ...(data && "token" in data ? { data: { ...data, token: hashOf(data.token) } } : {}),
    ...(where ? { where: where.map(hashed) } : {}),
  };
}

function tokenOf({ data, where }: Question): unknown {
  return data?.token ?? where?.find((condition) => condition.field === "token")?.value;
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
