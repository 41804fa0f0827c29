-- What the system or an administrator does on one agent's rows, which an agent's own request may not.
do $$ begin create role app_job; exception when duplicate_object or unique_violation then null; end $$;
--> statement-breakpoint
-- Lets an owner who is no superuser take this role on for a transaction.
do $$ declare
  -- Before 16 a member always may, and a grant can't say so.
  says_set constant boolean := current_setting('server_version_num')::int >= 160000;
  can_set constant text := case when says_set then 'set' else 'member' end;
begin
  execute format('grant app_job to %I', current_user) || case when says_set then ' with set true, inherit false' else '' end;
exception when insufficient_privilege then
  if not pg_has_role(current_user, 'app_job', can_set) then raise; end if;
end $$;
--> statement-breakpoint
grant usage on schema public to app_job;
