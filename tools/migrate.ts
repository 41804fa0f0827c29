import { migrateDatabase } from "@/db/migrate";
import { env } from "@/lib/platform/base/env";

const url = env.DATABASE_ADMIN_URL ?? env.DATABASE_URL;
if (!url) throw new Error("Set DATABASE_URL to the database to migrate.");
await migrateDatabase(url);
