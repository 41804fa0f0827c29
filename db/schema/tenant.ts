import { type SQL, sql } from "drizzle-orm";
import { pgPolicy, pgRole } from "drizzle-orm/pg-core";

/**
 * The role of an agent's own requests. Which columns it may change is in the migrations, and in
 * tests/support/people/agent-rights.ts.
 */
export const appRt = pgRole("app_rt").existing();
/** The role of the system or an administrator on one agent's rows. */
export const appJob = pgRole("app_job").existing();
/** The role of administrators and jobs across agents. */
export const appAdmin = pgRole("app_admin").existing();

/** The roles that work on the rows of one agent, whom the transaction names. */
export const TENANT_ROLES = [appRt, appJob];
export const ME = sql`(select nullif(current_setting('app.user_id', true), '')::uuid)`;

const CHANGES = ["insert", "update", "delete"] as const;
type Change = (typeof CHANGES)[number];

/**
 * An additional condition for changes of an agent's own rows: `using` applies to the row before the change, `check` to
 * the row after it; without `check`, `using` applies to both. It holds for agents' requests and jobs, or only for the
 * role in `to`.
 */
export type RowRule = {
  readonly on: readonly Change[];
  readonly to?: typeof appRt;
  readonly using?: SQL;
  readonly check?: SQL;
};

/**
 * Returns the row-level security policies of a table whose rows each belong to one agent, who sees only their own;
 * administrators and jobs can read all.
 */
export function tenantPolicies(table: string, ...rules: readonly RowRule[]) {
  return [
    ...ownRowsPolicies(table, "user_id", rules),
    pgPolicy(`${table}_admin`, { to: appAdmin, for: "select", using: sql`true` }),
  ];
}

/**
 * Returns the policies of a table that administrators and jobs also write, because its rows are looked up before the
 * agent is known.
 */
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
 * Returns permissive policies for each kind of change, at most one per role: with two, one would allow what the other
 * refuses. Restrictive policies would avoid that, but become permissive on the other machines of a Citus cluster.
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

/** Returns the policy of a table that no agent can see. */
export function adminOnlyPolicies(table: string) {
  return [pgPolicy(`${table}_admin`, { to: appAdmin, for: "all", using: sql`true`, withCheck: sql`true` })];
}

/**
 * Returns the policies of a table with optional owners: everybody can read rows without an owner, an agent can write
 * only their own, and no agent can delete any.
 */
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

/**
 * Returns a rule by which neither an agent nor a job for one can refer to a supplier that the agent can't see, because
 * foreign keys ignore row-level security.
 */
export function visibleSupplier(table: string, ...columns: readonly [string, ...string[]]): RowRule {
  const visible = columns.map(
    (column) => `(${column} is null or exists (select from suppliers s where s.id = ${table}.${column}))`,
  );
  return { on: ["insert", "update"], check: sql.raw(visible.join(" and ")) };
}

/**
 * Returns a rule that limits what an agent's own requests may write into their rows: `claim` must hold for the row.
 * Applies to inserts unless other kinds of change are given.
 */
export function agentClaim(claim: SQL, ...on: readonly Change[]): RowRule {
  return { on: on.length > 0 ? on : ["insert"], to: appRt, check: claim };
}
