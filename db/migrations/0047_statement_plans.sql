ALTER TABLE "statement_imports" ADD COLUMN "processed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_imports" ADD COLUMN "csv" jsonb;--> statement-breakpoint
ALTER TABLE "statement_imports" ADD COLUMN "skipped_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "statement_imports_by_time" ON "statement_imports" USING btree ("imported_at" DESC NULLS FIRST) WHERE imported_at is not null;--> statement-breakpoint
CREATE INDEX "statement_imports_unused" ON "statement_imports" USING btree ("created_at") WHERE imported_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_key" ON "statement_lines" USING btree ("import_id","import_key");