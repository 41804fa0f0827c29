CREATE TABLE "booking_totals" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"status" text NOT NULL,
	"total_currency" char(3) NOT NULL,
	"commission_currency" char(3) NOT NULL,
	"count" integer NOT NULL,
	"total_minor" bigint NOT NULL,
	"commission_minor" bigint NOT NULL,
	"received_minor" bigint NOT NULL,
	"settled_count" integer NOT NULL,
	"settled_days" integer NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	CONSTRAINT "booking_totals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "booking_totals_status_known" CHECK (status in ('CONFIRMED', 'OVERDUE', 'PAID', 'CLOSED', 'ARCHIVED'))
);
--> statement-breakpoint
ALTER TABLE "booking_totals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "due_totals" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"due_on" date NOT NULL,
	"currency" char(3) NOT NULL,
	"received_minor" bigint NOT NULL,
	"awaited_count" integer NOT NULL,
	"awaited_minor" bigint NOT NULL,
	CONSTRAINT "due_totals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "due_totals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_totals" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"supplier_id" uuid NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "supplier_totals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "supplier_totals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "bookings_due";--> statement-breakpoint
DROP INDEX "bookings_supplier";--> statement-breakpoint
DROP INDEX "bookings_status";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "supplier_key" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "last_paid_on" date;--> statement-breakpoint
ALTER TABLE "booking_totals" ADD CONSTRAINT "booking_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_totals" ADD CONSTRAINT "due_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_totals" ADD CONSTRAINT "supplier_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_totals_parts" ON "booking_totals" USING btree ("user_id") WHERE not is_whole;--> statement-breakpoint
CREATE INDEX "supplier_totals_supplier" ON "supplier_totals" USING btree ("user_id","supplier_id","count");--> statement-breakpoint
CREATE INDEX "bookings_at_supplier" ON "bookings" USING btree ("user_id","supplier_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_client" ON "bookings" USING btree ("user_id",lower(client_name),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "bookings_by_supplier" ON "bookings" USING btree ("user_id","supplier_key","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "bookings_by_due_date" ON "bookings" USING btree ("user_id","due_on","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "bookings_travel" ON "bookings" USING btree ("user_id","travel_start","travel_end","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "bookings_travel_end" ON "bookings" USING btree ("user_id","travel_end","travel_start") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "bookings_status" ON "bookings" USING btree ("user_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE POLICY "booking_totals_tenant" ON "booking_totals" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "booking_totals_admin" ON "booking_totals" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "due_totals_tenant" ON "due_totals" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "due_totals_admin" ON "due_totals" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "supplier_totals_tenant" ON "supplier_totals" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "supplier_totals_admin" ON "supplier_totals" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);