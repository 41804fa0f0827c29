DROP INDEX "commission_reports_email";--> statement-breakpoint
ALTER TABLE "commission_reports" ADD COLUMN "attachment" integer;--> statement-breakpoint
CREATE INDEX "commission_reports_of_email" ON "commission_reports" USING btree ("owner_id","email_id") WHERE email_id is not null;--> statement-breakpoint
CREATE INDEX "commission_reports_file" ON "commission_reports" USING btree ("file_hash") WHERE file_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_reports_email" ON "commission_reports" USING btree ("owner_id","email_id","attachment") WHERE email_id is not null and removed_at is null;