DROP INDEX "suppliers_name";--> statement-breakpoint
CREATE INDEX "suppliers_search" ON "suppliers" USING gin (name_key gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "suppliers_name" ON "suppliers" USING btree ("name_key","id");