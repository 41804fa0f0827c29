grant select, insert, update on supplier_joins to app_admin;
--> statement-breakpoint
grant select, insert, delete on supplier_distinctions to app_admin;
