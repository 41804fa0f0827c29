DROP INDEX "suppliers_alias";--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "alias_count" integer GENERATED ALWAYS AS (cardinality(alias_keys)) STORED;--> statement-breakpoint
CREATE INDEX "suppliers_aliased" ON "suppliers" USING btree ("id") WHERE alias_count > 0;