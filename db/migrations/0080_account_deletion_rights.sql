-- An account that is erased takes its offers along; nobody but whoever works for that agent does it.
grant delete on commission_offers to app_job;
--> statement-breakpoint
-- An administrator who is about to leave is none who stays.
create or replace function keep_an_administrator() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('last-administrator', 0));
  if not exists (
    select from public.users where role = 'ADMIN' and suspended_at is null and erase_at is null and id <> old.id)
  then
    raise exception 'the last administrator stays'
      using errcode = 'check_violation', constraint = 'users_last_administrator';
  end if;
  return coalesce(new, old);
end $$;
--> statement-breakpoint
drop trigger users_last_administrator on users;
--> statement-breakpoint
drop trigger users_last_administrator_stays on users;
--> statement-breakpoint
create trigger users_last_administrator before update of role, suspended_at, erase_at on users for each row
  when (old.role = 'ADMIN' and old.suspended_at is null and old.erase_at is null
    and (new.role <> 'ADMIN' or new.suspended_at is not null or new.erase_at is not null))
  execute function keep_an_administrator();
--> statement-breakpoint
create trigger users_last_administrator_stays before delete on users for each row
  when (old.role = 'ADMIN' and old.suspended_at is null and old.erase_at is null)
  execute function keep_an_administrator();
