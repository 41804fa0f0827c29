CREATE TABLE "supplier_lags" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"start_days" bigint NOT NULL,
	"start_squares" bigint NOT NULL,
	"end_days" bigint NOT NULL,
	"end_squares" bigint NOT NULL,
	"booked_days" bigint NOT NULL,
	"booked_squares" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "supplier_lags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "supplier_lags" ADD CONSTRAINT "supplier_lags_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocations_self_reported" ON "allocations" USING btree ("currency","amount_minor") WHERE source = 'self_reported' and reversed_at is null;--> statement-breakpoint
CREATE INDEX "booking_references_plain" ON "booking_references" USING btree ((regexp_replace(reference_key, '[^A-Z0-9]', '', 'g') collate "C"));--> statement-breakpoint
CREATE INDEX "bookings_plain_number" ON "bookings" USING btree ((regexp_replace(number_key, '[^A-Z0-9]', '', 'g') collate "C"));--> statement-breakpoint
CREATE INDEX "bookings_owing_amount" ON "bookings" USING btree ("commission_currency",(commission_minor - received_minor - short_pay_minor)) WHERE (commission_minor - received_minor - short_pay_minor) > 0;--> statement-breakpoint
CREATE INDEX "bookings_owing_supplier_amount" ON "bookings" USING btree ("supplier_id",(commission_minor - received_minor - short_pay_minor)) WHERE (commission_minor - received_minor - short_pay_minor) > 0;--> statement-breakpoint
CREATE INDEX "bookings_owing_supplier_end" ON "bookings" USING btree ("supplier_id","travel_end") WHERE (commission_minor - received_minor - short_pay_minor) > 0;--> statement-breakpoint
CREATE POLICY "supplier_lags_admin" ON "supplier_lags" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);