CREATE TABLE "clerk_deletions" (
	"clerk_id" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clerk_deletions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "clerk_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clerk_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "clerk_updated_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "clerk_events_received" ON "clerk_events" USING btree ("received_at");--> statement-breakpoint
CREATE POLICY "clerk_deletions_admin" ON "clerk_deletions" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "clerk_events_admin" ON "clerk_events" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);