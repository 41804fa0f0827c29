ALTER TABLE "erased_entries" ADD COLUMN "supplier_id" uuid;--> statement-breakpoint
ALTER TABLE "erased_entries" ADD COLUMN "counted_minor" bigint;--> statement-breakpoint
ALTER TABLE "erased_entries" ADD COLUMN "counted_currency" char(3);--> statement-breakpoint
CREATE POLICY "erased_entries_supplier_found" ON "erased_entries" AS PERMISSIVE FOR UPDATE TO "app_admin" USING (true);