-- Roles belong to the server, not to a database: another database may have made them already.
do $$ begin create role app_rt; exception when duplicate_object or unique_violation then null; end $$;
--> statement-breakpoint
do $$ begin create role app_admin; exception when duplicate_object or unique_violation then null; end $$;
--> statement-breakpoint
-- Lets an owner who is no superuser take these roles on for a transaction.
do $$ begin
  execute format('grant app_rt, app_admin to %I with set true, inherit false', current_user);
exception when insufficient_privilege then
  if not pg_has_role(current_user, 'app_rt', 'set') or not pg_has_role(current_user, 'app_admin', 'set') then raise; end if;
end $$;
--> statement-breakpoint
grant usage on schema public to app_rt, app_admin;
