-- Makes the partitions that are missing for the months from the first moment to the last, in UTC. Whoever calls it owns no
-- table. A month of which the default partition already has rows is left to it: nothing that is written ever fails.
create function make_partitions(since timestamptz, until timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp set lock_timeout = '5s' as $$
declare
  parent text;
  part text;
  month timestamptz;
  made integer := 0;
begin
  foreach parent in array array['activities', 'audit_log'] loop
    for month in
      select m at time zone 'UTC' from generate_series(
        date_trunc('month', since at time zone 'UTC'), until at time zone 'UTC', interval '1 month') m
    loop
      part := format('%s_%s', parent, to_char(month at time zone 'UTC', 'YYYY_MM'));
      continue when to_regclass(format('public.%I', part)) is not null;
      begin
        execute format('create table public.%I (like public.%I including defaults including constraints)', part, parent);
        execute format('alter table public.%I enable row level security', part);
        -- Attaching doesn't keep readers and writers of the other months waiting.
        execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)', parent, part,
          month, (month at time zone 'UTC' + interval '1 month') at time zone 'UTC');
        if parent = 'audit_log' then
          execute format('create trigger audit_log_not_truncated before truncate on public.%I
            for each statement execute function public.refuse_change()', part);
        end if;
        made := made + 1;
      exception when check_violation then null;
      end;
    end loop;
  end loop;
  return made;
end $$;
--> statement-breakpoint
revoke all on function make_partitions from public;
--> statement-breakpoint
grant execute on function make_partitions to app_admin;
--> statement-breakpoint
-- All that was said of the two tables is said again of those that take their place, whatever it is.
do $$
declare
  name text;
  moment text;
  said text[] := '{}';
  statement text;
  oldest timestamptz;
begin
  for name, moment in values ('activities', 'created_at'), ('audit_log', 'at') loop
    execute format('lock table public.%I in access exclusive mode', name);
    said := said || array(select format('alter table public.%I add constraint %I primary key (user_id, %I, id)', name,
      name || '_user_id_' || moment || '_id_pk', moment)
    union all
    select pg_get_indexdef(indexrelid) from pg_index
    where indrelid = format('public.%I', name)::regclass and not indisprimary
    union all
    select format('alter table public.%I add constraint %I %s', name, conname, pg_get_constraintdef(oid))
    from pg_constraint where conrelid = format('public.%I', name)::regclass and contype = 'f'
    union all
    select format('create policy %I on public.%I as %s for %s to %s', policyname, name, permissive, cmd,
      array_to_string(roles, ', ')) || coalesce(' using (' || qual || ')', '')
      || coalesce(' with check (' || with_check || ')', '')
    from pg_policies where schemaname = 'public' and tablename = name
    union all
    select format('grant %s on public.%I to %s', privilege_type, name, grantee::regrole)
    from pg_class, aclexplode(relacl) where oid = format('public.%I', name)::regclass and grantee <> relowner
    union all
    select pg_get_triggerdef(oid) from pg_trigger
    where tgrelid = format('public.%I', name)::regclass and not tgisinternal);
    execute format('alter table public.%I rename to %I', name, name || '_before');
    execute format('create table public.%I (like public.%I including defaults including constraints) partition by range (%I)',
      name, name || '_before', moment);
    execute format('alter table public.%I enable row level security', name);
    execute format('create table public.%I partition of public.%I default', name || '_default', name);
    execute format('alter table public.%I enable row level security', name || '_default');
  end loop;
  create trigger audit_log_not_truncated before truncate on public.audit_log_default
    for each statement execute function public.refuse_change();
  -- What is older than anything is kept by default has no month of its own.
  select greatest(least(now(), (select min(created_at) from public.activities_before),
    (select min(at) from public.audit_log_before)), now() - interval '3 years') into oldest;
  perform public.make_partitions(oldest, now() + interval '3 months');
  for name in values ('activities'), ('audit_log') loop
    execute format('insert into public.%I select * from public.%I', name, name || '_before');
    execute format('drop table public.%I', name || '_before');
  end loop;
  foreach statement in array said loop
    execute statement;
  end loop;
end $$;
