-- Mails are written by jobs alone: what an agent's request tells is gathered later.
grant select, insert, update, delete on notification_mails to app_job;
--> statement-breakpoint
grant select on notification_mails to app_admin;
