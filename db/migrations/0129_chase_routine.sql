ALTER TABLE "chases" DROP CONSTRAINT "chases_kind_known";--> statement-breakpoint
ALTER TABLE "outbound_emails" ADD COLUMN "answers_to" text;--> statement-breakpoint
ALTER TABLE "supplier_preferences" ADD COLUMN "chase_language" text;--> statement-breakpoint
ALTER TABLE "supplier_preferences" ADD COLUMN "chase_days" integer[];--> statement-breakpoint
ALTER TABLE "chases" ADD CONSTRAINT "chases_kind_known" CHECK (kind in ('contacted', 'snoozed', 'promised'));--> statement-breakpoint
ALTER TABLE "outbound_emails" ADD CONSTRAINT "outbound_emails_answers_to_is_one" CHECK (length(answers_to) <= 320 and answers_to !~ '[[:space:][:cntrl:]<>,]');--> statement-breakpoint
ALTER TABLE "supplier_preferences" ADD CONSTRAINT "supplier_preferences_chase_language_known" CHECK (chase_language is null or chase_language in ('en', 'es', 'fr', 'de', 'it', 'pt'));