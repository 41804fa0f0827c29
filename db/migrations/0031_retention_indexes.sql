CREATE INDEX "activities_by_time" ON "activities" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "csv_imports_by_time" ON "csv_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inbound_deliveries_by_time" ON "inbound_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "unowned_emails_settled_by_time" ON "unowned_emails" USING btree ("settled_at") WHERE settled_at is not null;--> statement-breakpoint
CREATE INDEX "notifications_by_time" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbound_emails_by_time" ON "outbound_emails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_time" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_by_end" ON "verifications" USING btree ("expires_at");