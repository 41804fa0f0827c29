ALTER TABLE "webhook_endpoints" DROP CONSTRAINT "webhook_endpoints_reason_known";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_reason_known" CHECK (stopped_because in ('agent', 'failing', 'gone', 'reset'));