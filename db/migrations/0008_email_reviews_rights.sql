grant select, insert, update, delete on ai_review_items, email_corrections, sender_rules to app_rt;
--> statement-breakpoint
grant select on email_corrections, sender_rules to app_admin;
--> statement-breakpoint
grant select, insert, update, delete on ai_review_items to app_admin;
