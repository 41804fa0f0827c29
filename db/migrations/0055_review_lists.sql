DROP INDEX "ai_review_items_list";--> statement-breakpoint
CREATE INDEX "ai_review_items_by_id" ON "ai_review_items" USING btree ("id");--> statement-breakpoint
CREATE INDEX "ai_review_items_by_priority" ON "ai_review_items" USING btree ("status","priority","created_at","id");--> statement-breakpoint
CREATE INDEX "ai_review_items_by_agent" ON "ai_review_items" USING btree ("status","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ai_review_items_list" ON "ai_review_items" USING btree ("status","created_at","id");