DROP INDEX "emails_number";--> statement-breakpoint
CREATE INDEX "emails_of_all" ON "emails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "emails_of_all_put_aside" ON "emails" USING btree ("created_at","id") WHERE intake in ('QUARANTINED', 'SYSTEM', 'FAILED');--> statement-breakpoint
CREATE INDEX "emails_of_all_by_sender" ON "emails" USING btree ((left(coalesce(origin_address, lower(from_address)), 320) collate "C"),"created_at","id");--> statement-breakpoint
CREATE INDEX "emails_number" ON "emails" USING btree ("number_key" text_pattern_ops,"user_id");