grant select, insert, update, delete on
  supplier_preferences, supplier_merges, supplier_merge_bookings, csv_imports, csv_import_failures, csv_mappings to app_rt;
--> statement-breakpoint
grant select on
  supplier_preferences, supplier_merges, supplier_merge_bookings, csv_imports, csv_import_failures, csv_mappings to app_admin;
