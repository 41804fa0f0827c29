ALTER TABLE "match_lessons" ADD COLUMN "expected_minor" bigint;--> statement-breakpoint
ALTER TABLE "match_lessons" ADD COLUMN "expected_currency" char(3);--> statement-breakpoint
ALTER TABLE "match_lessons" ADD COLUMN "booking_count" integer;