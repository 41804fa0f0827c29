CREATE TABLE "csv_import_failures" (
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"errors" jsonb NOT NULL,
	CONSTRAINT "csv_import_failures_user_id_import_id_row_pk" PRIMARY KEY("user_id","import_id","row")
);
--> statement-breakpoint
ALTER TABLE "csv_import_failures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "csv_imports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"processed_count" integer DEFAULT 0 NOT NULL,
	"imported_count" integer DEFAULT 0 NOT NULL,
	"skipped_count" integer DEFAULT 0 NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"supplier_count" integer DEFAULT 0 NOT NULL,
	"headers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "csv_imports_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "csv_imports_status_known" CHECK (status in ('RUNNING', 'DONE', 'FAILED', 'UNDONE')),
	CONSTRAINT "csv_imports_undone" CHECK ((status = 'UNDONE') = (undone_at is not null))
);
--> statement-breakpoint
ALTER TABLE "csv_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "csv_mappings" (
	"user_id" uuid NOT NULL,
	"headers_key" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "csv_mappings_user_id_headers_key_pk" PRIMARY KEY("user_id","headers_key")
);
--> statement-breakpoint
ALTER TABLE "csv_mappings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_merge_bookings" (
	"user_id" uuid NOT NULL,
	"merge_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"duplicate_no" integer NOT NULL,
	CONSTRAINT "supplier_merge_bookings_user_id_merge_id_booking_id_pk" PRIMARY KEY("user_id","merge_id","booking_id")
);
--> statement-breakpoint
ALTER TABLE "supplier_merge_bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_merges" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"into_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "supplier_merges_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "supplier_merges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_preferences" (
	"user_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"deactivated_at" timestamp (3) with time zone,
	"merged_into" uuid,
	"payment_basis" text,
	"payment_lag_days" integer,
	"chase_name" text,
	"chase_email" text,
	"commission_bp" integer,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "supplier_preferences_user_id_supplier_id_pk" PRIMARY KEY("user_id","supplier_id"),
	CONSTRAINT "supplier_preferences_payment_basis_known" CHECK (payment_basis is null or payment_basis in ('TRAVEL_END', 'TRAVEL_START', 'BOOKING_DATE', 'FINAL_PAYMENT')),
	CONSTRAINT "supplier_preferences_payment_lag_sane" CHECK (payment_lag_days between 0 and 730),
	CONSTRAINT "supplier_preferences_commission_is_a_share" CHECK (commission_bp between 0 and 10000),
	CONSTRAINT "supplier_preferences_not_into_itself" CHECK (merged_into <> supplier_id)
);
--> statement-breakpoint
ALTER TABLE "supplier_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "chase_name" text;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "chase_email" text;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "commission_bp" integer;--> statement-breakpoint
ALTER TABLE "csv_import_failures" ADD CONSTRAINT "csv_import_failures_user_id_import_id_csv_imports_user_id_id_fk" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."csv_imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_imports" ADD CONSTRAINT "csv_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_mappings" ADD CONSTRAINT "csv_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_merge_bookings" ADD CONSTRAINT "supplier_merge_bookings_user_id_merge_id_supplier_merges_user_id_id_fk" FOREIGN KEY ("user_id","merge_id") REFERENCES "public"."supplier_merges"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_merges" ADD CONSTRAINT "supplier_merges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_merges" ADD CONSTRAINT "supplier_merges_from_id_suppliers_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_merges" ADD CONSTRAINT "supplier_merges_into_id_suppliers_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_preferences" ADD CONSTRAINT "supplier_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_preferences" ADD CONSTRAINT "supplier_preferences_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_preferences" ADD CONSTRAINT "supplier_preferences_merged_into_suppliers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."suppliers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "csv_imports_recent" ON "csv_imports" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "supplier_merges_from" ON "supplier_merges" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "supplier_merges_into" ON "supplier_merges" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "supplier_preferences_supplier" ON "supplier_preferences" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "supplier_preferences_merged" ON "supplier_preferences" USING btree ("merged_into");--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_commission_is_a_share" CHECK (commission_bp between 0 and 10000);--> statement-breakpoint
CREATE POLICY "csv_import_failures_tenant" ON "csv_import_failures" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "csv_import_failures_admin" ON "csv_import_failures" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "csv_imports_tenant" ON "csv_imports" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "csv_imports_admin" ON "csv_imports" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "csv_mappings_tenant" ON "csv_mappings" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "csv_mappings_admin" ON "csv_mappings" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "supplier_merge_bookings_tenant" ON "supplier_merge_bookings" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "supplier_merge_bookings_admin" ON "supplier_merge_bookings" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "supplier_merges_tenant" ON "supplier_merges" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "supplier_merges_admin" ON "supplier_merges" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "supplier_preferences_tenant" ON "supplier_preferences" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "supplier_preferences_admin" ON "supplier_preferences" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);