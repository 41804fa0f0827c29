CREATE TABLE "payout_accounts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"last_four" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payout_accounts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "payout_accounts_kind_known" CHECK (kind in ('US', 'IBAN')),
	CONSTRAINT "payout_accounts_four" CHECK (last_four ~ '^[A-Za-z0-9-]{4}$')
);
--> statement-breakpoint
ALTER TABLE "payout_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_payers" (
	"kind" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_payers_kind_known" CHECK (kind in ('nacha', 'sepa'))
);
--> statement-breakpoint
ALTER TABLE "payout_payers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_one_of_kind" ON "payout_accounts" USING btree ("user_id","kind") WHERE ended_at is null;--> statement-breakpoint
CREATE POLICY "payout_accounts_tenant" ON "payout_accounts" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "payout_accounts_admin" ON "payout_accounts" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "payout_payers_admin" ON "payout_payers" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);