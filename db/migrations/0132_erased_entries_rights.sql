grant insert on erased_entries to app_job;
--> statement-breakpoint
grant select on erased_entries to app_admin;
--> statement-breakpoint
-- Whoever is erased is named on what they were paid.
grant update (agent_name) on payouts to app_admin;
