ALTER TABLE "suppliers" DROP CONSTRAINT "suppliers_import";
--> statement-breakpoint
-- Rows about no agent get nobody's id: the one change that an append-only table has ever seen.
ALTER TABLE "audit_log" DISABLE TRIGGER "audit_log_append_only";
--> statement-breakpoint
UPDATE "audit_log" SET "user_id" = '00000000-0000-0000-0000-000000000000' WHERE "user_id" IS NULL;
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER "audit_log_append_only";
--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "user_id" SET DEFAULT '00000000-0000-0000-0000-000000000000';--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_pkey";--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "ai_review_items" DROP CONSTRAINT "ai_review_items_pkey";--> statement-breakpoint
ALTER TABLE "ai_review_items" ADD CONSTRAINT "ai_review_items_user_id_id_pk" PRIMARY KEY("user_id","id");
