import { distributeDatabase } from "@/db/distribute";
import { env } from "@/lib/platform/base/env";

const url = env.DATABASE_ADMIN_URL ?? env.DATABASE_URL;
if (!url) throw new Error("Set DATABASE_ADMIN_URL to the coordinator's database, by its superuser.");
try {
  const { distributed, shared } = await distributeDatabase(url, process.argv.slice(2));
  console.log(`${distributed} tables were spread over the workers, ${shared} made whole on each.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
