ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_by_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_by_seen" ON "users" USING btree ("last_seen_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (lower(regexp_replace(normalize("name" || ' ' || "email" || ' ' || coalesce("company_name", ''), NFKD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);