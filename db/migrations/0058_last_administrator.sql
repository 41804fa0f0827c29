-- Somebody has to be left who can grant the role again. The turn makes two who take it away at once follow each other, and
-- what comes after it sees what the first has committed. Whoever may write a role sees everybody.
create function keep_an_administrator() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('last-administrator', 0));
  if not exists (select from public.users where role = 'ADMIN' and suspended_at is null and id <> old.id) then
    raise exception 'the last administrator stays'
      using errcode = 'check_violation', constraint = 'users_last_administrator';
  end if;
  return coalesce(new, old);
end $$;
--> statement-breakpoint
create trigger users_last_administrator before update of role, suspended_at on users for each row
  when (old.role = 'ADMIN' and old.suspended_at is null and (new.role <> 'ADMIN' or new.suspended_at is not null))
  execute function keep_an_administrator();
--> statement-breakpoint
create trigger users_last_administrator_stays before delete on users for each row
  when (old.role = 'ADMIN' and old.suspended_at is null) execute function keep_an_administrator();
