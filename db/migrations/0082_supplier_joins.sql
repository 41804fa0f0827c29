CREATE TABLE "supplier_distinctions" (
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "supplier_distinctions_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "supplier_distinctions_ordered" CHECK (one_id < other_id)
);
--> statement-breakpoint
ALTER TABLE "supplier_distinctions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_joins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_id" uuid NOT NULL,
	"into_id" uuid NOT NULL,
	"moved" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "supplier_joins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "supplier_distinctions" ADD CONSTRAINT "supplier_distinctions_one_id_suppliers_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_distinctions" ADD CONSTRAINT "supplier_distinctions_other_id_suppliers_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_joins" ADD CONSTRAINT "supplier_joins_from_id_suppliers_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_joins" ADD CONSTRAINT "supplier_joins_into_id_suppliers_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_distinctions_other" ON "supplier_distinctions" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "supplier_joins_from" ON "supplier_joins" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "supplier_joins_into" ON "supplier_joins" USING btree ("into_id");--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_merged_into_suppliers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."suppliers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suppliers_merged" ON "suppliers" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_not_into_itself" CHECK (merged_into <> id);--> statement-breakpoint
CREATE POLICY "supplier_distinctions_admin" ON "supplier_distinctions" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "supplier_joins_admin" ON "supplier_joins" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "suppliers_agent_claim" ON "suppliers" TO app_rt WITH CHECK (not is_verified and metadata = '{}' and aliases = '{}' and alias_keys = '{}'
        and num_nonnulls(typed_by, merged_into, payment_basis, payment_lag_days, chase_name, chase_email, commission_bp) = 0);