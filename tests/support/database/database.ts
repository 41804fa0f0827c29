import postgres from "postgres";
import { databaseUrl, superuserUrl } from "./database-url";

const SETTINGS = { max: 4, onnotice: () => undefined };

/**
 * This process's database past row-level security, for arranging and looking. It opens a connection when it is first
 * asked, and ends with the process.
 */
export const db = postgres(superuserUrl(), SETTINGS);

/** The same as the owner of its tables, whom row-level security holds. */
export const owner = postgres(databaseUrl(), SETTINGS);
