-- Only jobs store bytes, and remove them.
grant select on email_originals to app_rt, app_admin;
--> statement-breakpoint
grant select, insert, update, delete on email_originals to app_job;
