import postgres from "postgres";
import { databaseUrl, superuserUrl } from "./database-url";

const SETTINGS = { max: 4, onnotice: () => undefined };

/**
 * This process's database without row-level security, to arrange and inspect data. It connects on first use and closes
 * with the process.
 */
export const db = postgres(superuserUrl(), SETTINGS);

/** The same database as the owner of its tables, to whom row-level security applies. */
export const owner = postgres(databaseUrl(), SETTINGS);
