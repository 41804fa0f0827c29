CREATE TABLE "outbound_emails" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"chase_id" uuid,
	"to_address" text NOT NULL,
	"from_name" text NOT NULL,
	"reply_to" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"delivery_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"sending_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"sent_via" text,
	"provider_id" text,
	"failed_at" timestamp (3) with time zone,
	"failure" text,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "outbound_emails_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "outbound_emails_to_is_one" CHECK (length(to_address) <= 320 and to_address !~ '[[:space:][:cntrl:]<>,]'),
	CONSTRAINT "outbound_emails_reply_to_is_one" CHECK (length(reply_to) <= 320 and reply_to !~ '[[:space:][:cntrl:]<>,]'),
	CONSTRAINT "outbound_emails_from_is_a_line" CHECK (length(from_name) <= 500 and from_name !~ '[[:cntrl:]]'),
	CONSTRAINT "outbound_emails_subject_is_a_line" CHECK (length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
	CONSTRAINT "outbound_emails_body_fits" CHECK (length(body) between 1 and 100000),
	CONSTRAINT "outbound_emails_sent_somehow" CHECK ((sent_at is null) = (sent_via is null)),
	CONSTRAINT "outbound_emails_via_known" CHECK (sent_via in ('provider', 'outbox')),
	CONSTRAINT "outbound_emails_failed_somehow" CHECK ((failed_at is null) = (failure is null)),
	CONSTRAINT "outbound_emails_failure_known" CHECK (failure in ('REFUSED', 'SENDER_REFUSED', 'NOT_CONFIGURED', 'UNREACHABLE')),
	CONSTRAINT "outbound_emails_one_end" CHECK (num_nonnulls(sent_at, failed_at, withdrawn_at) <= 1),
	CONSTRAINT "outbound_emails_withdrawn_never_left" CHECK (withdrawn_at is null or sending_at is null)
);
--> statement-breakpoint
ALTER TABLE "outbound_emails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "activities" DROP CONSTRAINT "activities_type_known";--> statement-breakpoint
ALTER TABLE "outbound_emails" ADD CONSTRAINT "outbound_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_emails" ADD CONSTRAINT "outbound_emails_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_emails" ADD CONSTRAINT "outbound_emails_user_id_chase_id_chases_user_id_id_fk" FOREIGN KEY ("user_id","chase_id") REFERENCES "public"."chases"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbound_emails_supplier" ON "outbound_emails" USING btree ("user_id","supplier_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbound_emails_supplier_only" ON "outbound_emails" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "outbound_emails_chase" ON "outbound_emails" USING btree ("user_id","chase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbound_emails_one_waiting" ON "outbound_emails" USING btree ("user_id","supplier_id") WHERE sent_at is null and failed_at is null and withdrawn_at is null;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_type_known" CHECK (type in ('BOOKING_CREATED', 'BOOKING_UPDATED', 'BOOKING_STATUS_CHANGED', 'BOOKING_ARCHIVED', 'BOOKING_UNARCHIVED', 'EMAIL_PROCESSED', 'EMAIL_FORWARDED', 'EMAIL_SENT', 'COMMISSION_CALCULATED', 'COMMISSION_RECEIVED', 'SUPPLIER_ADDED', 'SUPPLIER_UPDATED'));--> statement-breakpoint
CREATE POLICY "outbound_emails_tenant" ON "outbound_emails" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "outbound_emails_admin" ON "outbound_emails" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);