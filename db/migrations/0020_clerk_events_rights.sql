grant select, insert, delete on clerk_events to app_admin;
--> statement-breakpoint
grant select, insert on clerk_deletions to app_admin;
