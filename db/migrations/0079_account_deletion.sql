ALTER TABLE "users" ADD COLUMN "erase_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_by_erasing" ON "users" USING btree ("erase_at") WHERE erase_at is not null;