-- What is paid is the provider's to say: an agent's own request reads it, and jobs write it down.
grant select on billing_customers, subscriptions, invoices to app_rt;
--> statement-breakpoint
grant select, insert, update on billing_customers, invoices to app_job;
--> statement-breakpoint
grant select, insert, update, delete on subscriptions to app_job;
--> statement-breakpoint
grant select, insert on billing_preferences to app_rt;
--> statement-breakpoint
grant update (email_receipts, billing_notifications, updated_at) on billing_preferences to app_rt;
--> statement-breakpoint
grant select on billing_preferences to app_job;
--> statement-breakpoint
grant select on billing_customers, subscriptions, invoices, billing_preferences to app_admin;
--> statement-breakpoint
grant select, insert, update on payment_events to app_admin;
