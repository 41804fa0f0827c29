import postgres from "postgres";

/** Describes one database object per row, independently of the order of creation and of oids. */
const CATALOGUE = `
with here as (select oid from pg_namespace where nspname = 'public')
select format('column %s.%s %s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
         case when a.attnotnull then ' not null' else '' end,
         coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), ''),
         case when a.attgenerated <> '' then ' generated' else '' end) as object
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace in (table here) and c.relkind in ('r', 'p')
union all
select 'index ' || pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace in (table here)
union all
-- NOT NULL has been a constraint with a name since PostgreSQL 18; the column's line has it for every version
select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace in (table here) and conrelid <> 0 and contype <> 'n'
union all
select format('policy %s %s %s %s to %s using %s check %s',
         tablename, policyname, permissive, cmd, roles, qual, with_check)
  from pg_policies where schemaname = 'public'
union all
select format('row security %s enabled %s forced %s', relname, relrowsecurity, relforcerowsecurity)
  from pg_class where relnamespace in (table here) and relkind in ('r', 'p')
union all
select format('function %s %s%s', p.oid::regprocedure, md5(p.prosrc),
         case when p.prosecdef then ' definer' else '' end)
  from pg_proc p
  where p.pronamespace in (table here)
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
union all
select 'trigger ' || pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace in (table here) and not t.tgisinternal
union all
select format('view %s %s', oid::regclass, pg_get_viewdef(oid))
  from pg_class where relnamespace in (table here) and relkind in ('v', 'm')
    and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')
union all
select format('enum %s %s', t.typname, string_agg(e.enumlabel, ',' order by e.enumsortorder))
  from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace in (table here) group by t.typname
union all
select 'extension ' || extname from pg_extension
union all
select format('grant %s on %s to %s', privilege_type, table_name, grantee)
  from information_schema.role_table_grants where table_schema = 'public' and grantee <> grantor
union all
select format('grant %s on %s.%s to %s', g.privilege_type, a.attrelid::regclass, a.attname, g.grantee::regrole)
  from pg_attribute a join pg_class c on c.oid = a.attrelid, aclexplode(a.attacl) g
  where c.relnamespace in (table here)
union all
select format('grant %s on %s to %s', privilege_type, routine_name, grantee)
  from information_schema.routine_privileges where routine_schema = 'public' and grantee <> grantor
`;

/** Returns a database's columns, indexes, constraints, policies, functions, triggers, grants and extensions. */
export async function catalogueOf(url: string): Promise<string[]> {
  const client = postgres(url, { max: 1 });
  try {
    const rows = await client.unsafe<{ object: string }[]>(CATALOGUE);
    return rows.map(({ object }) => object).sort();
  } finally {
    await client.end();
  }
}
