ALTER TABLE "suppliers" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_import" FOREIGN KEY ("owner_id","import_id") REFERENCES "public"."csv_imports"("user_id","id") ON DELETE no action ON UPDATE no action;