CREATE TABLE "audit_archives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"hash" text NOT NULL,
	"size" integer NOT NULL,
	"rows" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"first_id" uuid NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "audit_archives" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "audit_archives_by_end" ON "audit_archives" USING btree ("last_at","last_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_archives_one_open" ON "audit_archives" USING btree ((stored_at is null)) WHERE stored_at is null;--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE POLICY "audit_log_archived" ON "audit_log" AS PERMISSIVE FOR DELETE TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "audit_archives_admin" ON "audit_archives" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);