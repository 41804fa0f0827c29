-- Roles belong to the server, not to a database: another database may have made them already.
do $$ begin create role app_rt; exception when duplicate_object or unique_violation then null; end $$;
--> statement-breakpoint
do $$ begin create role app_admin; exception when duplicate_object or unique_violation then null; end $$;
--> statement-breakpoint
-- Lets an owner who is no superuser take these roles on for a transaction.
do $$ declare
  -- Before 16 a member always may, and a grant can't say so.
  says_set constant boolean := current_setting('server_version_num')::int >= 160000;
  can_set constant text := case when says_set then 'set' else 'member' end;
begin
  execute format('grant app_rt, app_admin to %I', current_user) || case when says_set then ' with set true, inherit false' else '' end;
exception when insufficient_privilege then
  if not pg_has_role(current_user, 'app_rt', can_set) or not pg_has_role(current_user, 'app_admin', can_set) then raise; end if;
end $$;
--> statement-breakpoint
grant usage on schema public to app_rt, app_admin;
