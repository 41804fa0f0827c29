import { type SQL, sql } from "drizzle-orm";
import { pgPolicy, pgRole } from "drizzle-orm/pg-core";

/** What an agent's own request may do. Which columns it may change is in the migrations, and in tests/support/people/agent-rights.ts. */
export const appRt = pgRole("app_rt").existing();
/** What the system or an administrator may do on one agent's rows. */
export const appJob = pgRole("app_job").existing();
/** What administrators and jobs may do across agents. */
export const appAdmin = pgRole("app_admin").existing();

/** Who works on the rows of one agent, named by the transaction. */
export const TENANT_ROLES = [appRt, appJob];
export const ME = sql`(select nullif(current_setting('app.user_id', true), '')::uuid)`;

/** Row-level security of a table whose rows each belong to one agent: own rows only; administrators and jobs read all. */
export function tenantPolicies(table: string) {
  return [
    ownRowsPolicy(table, "user_id"),
    pgPolicy(`${table}_admin`, { to: appAdmin, for: "select", using: sql`true` }),
  ];
}

/** A table that administrators and jobs also write, because its rows are looked up before the agent is known. */
export function sharedPolicies(table: string, owner = "user_id") {
  return [ownRowsPolicy(table, owner), ...adminOnlyPolicies(table)];
}

function ownRowsPolicy(table: string, owner: string) {
  const mine = sql`${sql.raw(owner)} = ${ME}`;
  return pgPolicy(`${table}_tenant`, { to: TENANT_ROLES, for: "all", using: mine, withCheck: mine });
}

/** A table that no agent sees. */
export function adminOnlyPolicies(table: string) {
  return [pgPolicy(`${table}_admin`, { to: appAdmin, for: "all", using: sql`true`, withCheck: sql`true` })];
}

/** Rows without an owner are everyone's to read; an agent writes only their own. */
export function optionalOwnerPolicies(table: string, owner: string) {
  return [
    pgPolicy(`${table}_visible`, {
      to: TENANT_ROLES,
      for: "select",
      using: sql`${sql.raw(owner)} is null or ${sql.raw(owner)} = ${ME}`,
    }),
    pgPolicy(`${table}_own_insert`, {
      to: TENANT_ROLES,
      for: "insert",
      withCheck: sql`${sql.raw(owner)} = ${ME}`,
    }),
    pgPolicy(`${table}_own_update`, {
      to: TENANT_ROLES,
      for: "update",
      using: sql`${sql.raw(owner)} = ${ME}`,
      withCheck: sql`${sql.raw(owner)} = ${ME}`,
    }),
    ...adminOnlyPolicies(table),
  ];
}

/** Neither an agent nor a job for one may point at a supplier that the agent can't see: foreign keys look past row-level security. */
export function visibleSupplierPolicy(table: string, ...columns: readonly [string, ...string[]]) {
  const visible = columns.map(
    (column) => `(${column} is null or exists (select from suppliers s where s.id = ${table}.${column}))`,
  );
  return pgPolicy(`${table}_visible_supplier`, {
    as: "restrictive",
    to: TENANT_ROLES,
    for: "all",
    withCheck: sql.raw(visible.join(" and ")),
  });
}

/** What an agent's own request may not claim in a row of theirs, however it comes to be: `claim` must hold for it. */
export function agentClaimPolicy(table: string, claim: SQL, on: "insert" | "all" = "insert") {
  return pgPolicy(`${table}_agent_claim`, { as: "restrictive", to: appRt, for: on, withCheck: claim });
}
