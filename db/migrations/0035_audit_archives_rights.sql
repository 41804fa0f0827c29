grant select, insert, update on audit_archives to app_admin;
--> statement-breakpoint
grant delete on audit_log to app_admin;
--> statement-breakpoint
-- Archives follow each other in time: the first that ends with the row or after it is the only one that can hold it.
create function refuse_unarchived() returns trigger language plpgsql as $$
begin
  if (
    select stored_at is not null and (old.at, old.id) >= (first_at, first_id) from public.audit_archives
    where (last_at, last_id) >= (old.at, old.id) order by last_at, last_id limit 1
  ) then
    return old;
  end if;
  raise exception 'audit_log is append-only' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
drop trigger audit_log_append_only on audit_log;
--> statement-breakpoint
create trigger audit_log_append_only before update on audit_log for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_log_deleted_when_archived before delete on audit_log for each row execute function refuse_unarchived();
