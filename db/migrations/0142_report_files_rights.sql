grant select, insert, delete on report_files to app_admin;
--> statement-breakpoint
grant update (settled_at, settled_by, report_id) on report_files to app_admin;
