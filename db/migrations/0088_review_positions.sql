ALTER TABLE "ai_review_items" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_review_items" ADD COLUMN "others" jsonb;--> statement-breakpoint
ALTER POLICY "ai_review_items_agent_claim" ON "ai_review_items" TO app_rt WITH CHECK (status in ('pending', 'withdrawn') and num_nonnulls(corrected_data, others, admin_notes, decided_by) = 0);