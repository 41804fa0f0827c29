CREATE TABLE "kept_figures" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "kept_figures_admin" ON "kept_figures" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);