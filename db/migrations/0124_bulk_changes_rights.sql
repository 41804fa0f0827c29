-- An agent keeps an act and marks it as undone; retention finds old ones across agents, and deletes them agent by agent.
grant select, insert, update (undone_at) on bulk_changes to app_rt;
--> statement-breakpoint
grant select, delete on bulk_changes to app_job;
--> statement-breakpoint
grant select on bulk_changes to app_admin;
