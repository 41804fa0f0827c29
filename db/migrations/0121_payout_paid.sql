ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_event_known";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" DROP CONSTRAINT "webhook_endpoints_events_known";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "payout_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_known" CHECK (event in ('booking.created', 'booking.updated', 'payment.received', 'email.forwarded', 'payout.paid', 'webhook.test'));--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_events_known" CHECK (events <@ array['booking.created', 'booking.updated', 'payment.received', 'email.forwarded', 'payout.paid'] and cardinality(events) > 0);