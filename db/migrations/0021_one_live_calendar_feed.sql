-- Of several that were opened at the same moment the newest stays.
UPDATE "calendar_feeds" f SET "revoked_at" = now() WHERE "revoked_at" IS NULL AND EXISTS (
	SELECT FROM "calendar_feeds" n WHERE n."user_id" = f."user_id" AND n."revoked_at" IS NULL
		AND (n."created_at", n."token_hash") > (f."created_at", f."token_hash"));
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_current" ON "calendar_feeds" USING btree ("user_id") WHERE revoked_at is null;