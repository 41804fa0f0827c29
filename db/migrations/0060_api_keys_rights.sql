-- When a key was last used is written before it is known whose it is.
grant select, insert, update (revoked_at) on api_keys to app_rt;
--> statement-breakpoint
grant select on api_keys to app_job;
--> statement-breakpoint
grant select, update on api_keys to app_admin;
