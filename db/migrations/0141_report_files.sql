CREATE TABLE "report_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"attachment" integer NOT NULL,
	"file_name" text NOT NULL,
	"asks" text NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" uuid,
	"report_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_report_id_commission_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."commission_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_files_once" ON "report_files" USING btree ("owner_id","email_id","attachment");--> statement-breakpoint
CREATE INDEX "report_files_waiting" ON "report_files" USING btree ("created_at") WHERE settled_at is null;--> statement-breakpoint
CREATE POLICY "report_files_admin" ON "report_files" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);