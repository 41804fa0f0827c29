grant select, insert, update, delete on outbound_emails to app_rt;
--> statement-breakpoint
grant select on outbound_emails to app_admin;
