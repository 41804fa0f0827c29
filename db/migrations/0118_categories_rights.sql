grant select, insert on category_rules to app_admin;
--> statement-breakpoint
-- What put a transaction aside points at its rule, which therefore only ends.
grant update (ended_at, ended_by) on category_rules to app_admin;
