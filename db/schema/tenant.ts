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

const CHANGES = ["insert", "update", "delete"] as const;
type Change = (typeof CHANGES)[number];

/**
 * What a change of own rows must fulfil besides: `using` is asked of the row as it was, `check` of the row as it comes to be,
 * and where there is none, `using` of both. It holds for agents' requests and jobs, or for `to` alone.
 */
export type RowRule = {
  readonly on: readonly Change[];
  readonly to?: typeof appRt;
  readonly using?: SQL;
  readonly check?: SQL;
};

/** Row-level security of a table whose rows each belong to one agent: own rows only; administrators and jobs read all. */
export function tenantPolicies(table: string, ...rules: readonly RowRule[]) {
  return [
    ...ownRowsPolicies(table, "user_id", rules),
    pgPolicy(`${table}_admin`, { to: appAdmin, for: "select", using: sql`true` }),
  ];
}

/** A table that administrators and jobs also write, because its rows are looked up before the agent is known. */
export function sharedPolicies(table: string, ...rules: readonly RowRule[]) {
  return [...ownRowsPolicies(table, "user_id", rules), ...adminOnlyPolicies(table)];
}

export function ownRowsPolicies(table: string, owner: string, rules: readonly RowRule[] = []) {
  const mine = sql`${sql.raw(owner)} = ${ME}`;
  if (rules.length === 0) {
    return [pgPolicy(`${table}_tenant`, { to: TENANT_ROLES, for: "all", using: mine, withCheck: mine })];
  }
  return [
    pgPolicy(`${table}_own`, { to: TENANT_ROLES, for: "select", using: mine }),
    ...changePolicies(table, owner, rules),
  ];
}

/**
 * Permissive policies of each kind of change, of which no two hold for the same role: one lets through what another refuses, and
 * restrictive ones, which wouldn't, become permissive on Citus' other machines.
 */
export function changePolicies(
  table: string,
  owner: string,
  rules: readonly RowRule[],
  changes: readonly Change[] = CHANGES,
) {
  const mine = sql`${sql.raw(owner)} = ${ME}`;
  return changes.flatMap((change) => {
    const all = rules.filter(({ on }) => on.includes(change));
    const policy = (name: string, to: (typeof appRt)[], held: readonly RowRule[]) =>
      pgPolicy(`${table}_${name}${change}`, {
        to,
        for: change,
        ...(change !== "insert" && { using: every(mine, held, ({ using }) => using) }),
        ...(change !== "delete" && { withCheck: every(mine, held, ({ check, using }) => check ?? using) }),
      });
    if (!all.some(({ to }) => to)) return [policy("own_", TENANT_ROLES, all)];
    return [
      policy("agent_", [appRt], all),
      policy(
        "job_",
        [appJob],
        all.filter(({ to }) => !to),
      ),
    ];
  });
}

function every(mine: SQL, rules: readonly RowRule[], part: (rule: RowRule) => SQL | undefined): SQL {
  const parts = rules.flatMap((rule) => part(rule) ?? []);
  return sql.join([mine, ...parts.map((one) => sql`(${one})`)], sql` and `);
}

/** A table that no agent sees. */
export function adminOnlyPolicies(table: string) {
  return [pgPolicy(`${table}_admin`, { to: appAdmin, for: "all", using: sql`true`, withCheck: sql`true` })];
}

/** Rows without an owner are everyone's to read; an agent writes only their own, and nobody takes one away. */
export function optionalOwnerPolicies(table: string, owner: string, ...rules: readonly RowRule[]) {
  return [
    pgPolicy(`${table}_visible`, {
      to: TENANT_ROLES,
      for: "select",
      using: sql`${sql.raw(owner)} is null or ${sql.raw(owner)} = ${ME}`,
    }),
    ...changePolicies(table, owner, rules, ["insert", "update"]),
    ...adminOnlyPolicies(table),
  ];
}

/** Neither an agent nor a job for one may point at a supplier that the agent can't see: foreign keys look past row-level security. */
export function visibleSupplier(table: string, ...columns: readonly [string, ...string[]]): RowRule {
  const visible = columns.map(
    (column) => `(${column} is null or exists (select from suppliers s where s.id = ${table}.${column}))`,
  );
  return { on: ["insert", "update"], check: sql.raw(visible.join(" and ")) };
}

/** What an agent's own request may not claim in a row of theirs, however it comes to be: `claim` must hold for it. */
export function agentClaim(claim: SQL, ...on: readonly Change[]): RowRule {
  return { on: on.length > 0 ? on : ["insert"], to: appRt, check: claim };
}
