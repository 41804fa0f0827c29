import { sql } from "drizzle-orm";
import { pgPolicy, pgRole } from "drizzle-orm/pg-core";

/** What a request may do for one agent. */
export const appRt = pgRole("app_rt").existing();
/** What administrators and jobs may do across agents. */
export const appAdmin = pgRole("app_admin").existing();

const ME = sql`(select nullif(current_setting('app.user_id', true), '')::uuid)`;

/** Row-level security of a table whose rows each belong to one agent: own rows only; administrators and jobs read all. */
export function tenantPolicies(table: string) {
  return [
    pgPolicy(`${table}_tenant`, {
      to: appRt,
      for: "all",
      using: sql`user_id = ${ME}`,
      withCheck: sql`user_id = ${ME}`,
    }),
    pgPolicy(`${table}_admin`, { to: appAdmin, for: "select", using: sql`true` }),
  ];
}

/** A table that administrators and jobs also write, because its rows are looked up before the agent is known. */
export function sharedPolicies(table: string, owner = "user_id") {
  return [
    pgPolicy(`${table}_tenant`, {
      to: appRt,
      for: "all",
      using: sql`${sql.raw(owner)} = ${ME}`,
      withCheck: sql`${sql.raw(owner)} = ${ME}`,
    }),
    pgPolicy(`${table}_admin`, { to: appAdmin, for: "all", using: sql`true`, withCheck: sql`true` }),
  ];
}

/** A table that no agent sees. */
export function adminOnlyPolicies(table: string) {
  return [pgPolicy(`${table}_admin`, { to: appAdmin, for: "all", using: sql`true`, withCheck: sql`true` })];
}

/** Rows without an owner are everyone's to read; an agent writes only their own. */
export function optionalOwnerPolicies(table: string, owner: string) {
  return [
    pgPolicy(`${table}_visible`, {
      to: appRt,
      for: "select",
      using: sql`${sql.raw(owner)} is null or ${sql.raw(owner)} = ${ME}`,
    }),
    pgPolicy(`${table}_own_insert`, { to: appRt, for: "insert", withCheck: sql`${sql.raw(owner)} = ${ME}` }),
    pgPolicy(`${table}_own_update`, {
      to: appRt,
      for: "update",
      using: sql`${sql.raw(owner)} = ${ME}`,
      withCheck: sql`${sql.raw(owner)} = ${ME}`,
    }),
    pgPolicy(`${table}_admin`, { to: appAdmin, for: "all", using: sql`true`, withCheck: sql`true` }),
  ];
}
