ALTER TABLE "commission_reports" ADD COLUMN "deposit_over_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_reports" ADD COLUMN "deposit_over_reason" text;--> statement-breakpoint
ALTER TABLE "commission_report_entries" ADD COLUMN "difference_reason" text;--> statement-breakpoint
ALTER TABLE "commission_reports" ADD CONSTRAINT "commission_reports_over_reason_known" CHECK (deposit_over_reason in ('bonus', 'override', 'rate', 'conversion', 'overpayment'));--> statement-breakpoint
ALTER TABLE "commission_reports" ADD CONSTRAINT "commission_reports_over_has_reason" CHECK ((deposit_over_minor = 0) = (deposit_over_reason is null));--> statement-breakpoint
ALTER TABLE "commission_report_entries" ADD CONSTRAINT "commission_report_entries_reason_known" CHECK (difference_reason in ('bonus', 'override', 'rate', 'conversion', 'overpayment'));--> statement-breakpoint
ALTER TABLE "commission_report_entries" ADD CONSTRAINT "commission_report_entries_reason_without_booking" CHECK (difference_reason is null or booking_id is null);