CREATE TABLE "email_originals" (
	"user_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"place" text NOT NULL,
	"hash" text NOT NULL,
	"size" integer NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_originals_user_id_email_id_pk" PRIMARY KEY("user_id","email_id")
);
--> statement-breakpoint
ALTER TABLE "email_originals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_contents" ALTER COLUMN "raw" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "email_contents_unmoved" ON "email_contents" USING btree ("user_id","email_id") WHERE raw is not null;--> statement-breakpoint
CREATE POLICY "email_originals_tenant" ON "email_originals" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "email_originals_admin" ON "email_originals" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);