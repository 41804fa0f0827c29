-- What the system or an administrator does on one agent's rows, which an agent's own request may not.
do $$ begin create role app_job; exception when duplicate_object or unique_violation then null; end $$;
--> statement-breakpoint
-- Lets an owner who is no superuser take this role on for a transaction.
do $$ begin
  execute format('grant app_job to %I with set true, inherit false', current_user);
exception when insufficient_privilege then
  if not pg_has_role(current_user, 'app_job', 'set') then raise; end if;
end $$;
--> statement-breakpoint
grant usage on schema public to app_job;
