ALTER TABLE "emails" ADD COLUMN "remind_on" date;--> statement-breakpoint
CREATE INDEX "emails_reminders" ON "emails" USING btree ("user_id","remind_on") WHERE remind_on is not null;