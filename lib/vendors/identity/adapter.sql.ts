import "server-only";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import type { BetterAuthOptions, DBAdapter } from "better-auth/types";
import { adminDatabase, type Database, type Db } from "@/db/client";
import { accounts, sessions, users, verifications } from "@/db/schema/users";
import { isConnectionLoss } from "@/lib/context/connection-loss";
import { insertInboundAddress } from "./person.sql";
import { hashOfToken } from "./session-cookie";

type Adapter = DBAdapter<BetterAuthOptions>;
type Condition = { readonly field: string; readonly value: unknown };
type Question = {
  readonly model: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly where?: readonly Condition[];
};
type Method = (question: Question) => Promise<unknown>;

const SCHEMA = { user: users, session: sessions, account: accounts, verification: verifications };

/**
 * Better Auth's way to our tables, with two things it does not do itself: of a session's token only a hash is stored,
 * and a new person gets a private inbound address in the same transaction.
 */
export function betterAuthAdapter(options: BetterAuthOptions): Adapter {
  return adapterOn(adminDatabase(), options);
}

function adapterOn(db: Database | Db, options: BetterAuthOptions): Adapter {
  const plain = drizzleAdapter(db, { provider: "pg", schema: SCHEMA })(options);
  return new Proxy(plain, {
    get(target, name) {
      if (name === "transaction") return inOneTransaction(db, options);
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      const asked = hashing(available(value as Method));
      return name === "create" ? greeting(db, asked) : asked;
    },
  });
}

function inOneTransaction(db: Database | Db, options: BetterAuthOptions) {
  return <R>(work: (adapter: Adapter) => Promise<R>): Promise<R> =>
    db.transaction((tx) => work(adapterOn(tx, options)));
}

/** A new person's inbound address. */
function greeting(db: Database | Db, create: Method): Method {
  return async (question) => {
    const row = await create(question);
    if (question.model === "user" && isRow(row)) await insertInboundAddress(db, String(row.id));
    return row;
  };
}

/** Better Auth takes what it doesn't know for something wrong with the account, and its own errors as they are. */
function available(method: Method): Method {
  return async (question) => {
    try {
      return await method(question);
    } catch (error) {
      throw isConnectionLoss(error) ? new APIError("SERVICE_UNAVAILABLE") : error;
    }
  };
}

/** Better Auth goes on seeing the token it asked with or made; the database sees its hash. */
function hashing(method: Method): Method {
  return async (question) => {
    if (question.model !== "session") return method(question);
    const token = tokenOf(question);
    const answer = await method(withHash(question));
    return token !== undefined && isRow(answer) && "token" in answer ? { ...answer, token } : answer;
  };
}

function withHash(question: Question): Question {
  const { data, where } = question;
  return {
    ...question,
    ...(data && "token" in data ? { data: { ...data, token: hashOf(data.token) } } : {}),
    ...(where ? { where: where.map(hashedCondition) } : {}),
  };
}

function hashedCondition(condition: Condition): Condition {
  return condition.field === "token" ? { ...condition, value: hashOf(condition.value) } : condition;
}

function hashOf(value: unknown): unknown {
  return Array.isArray(value) ? value.map(hashOf) : hashOfToken(String(value));
}

function tokenOf({ data, where }: Question): unknown {
  return data?.token ?? where?.find((condition) => condition.field === "token")?.value;
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
