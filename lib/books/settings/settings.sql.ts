import "server-only";
import { sql } from "drizzle-orm";
import { books } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import { type BookSettings, type BookSettingsChange, NO_BOOK_SETTINGS } from "./settings.model";

export async function selectBookSettings(tx: Tx): Promise<BookSettings> {
  const [row] = await tx.db
    .select({ version: books.version, accounts: books.accounts, thresholds: books.thresholds })
    .from(books);
  return row ?? NO_BOOK_SETTINGS;
}

/** Stores the settings if their version is still the one that was read; returns whether it did. */
export async function upsertBookSettings(tx: Tx, by: string, change: BookSettingsChange): Promise<boolean> {
  const { version, ...said } = change;
  const row = { ...said, updatedBy: by, updatedAt: tx.now, version: version + 1 };
  const written = await tx.db
    .insert(books)
    .values(row)
    .onConflictDoUpdate({ target: books.isOnly, set: row, setWhere: sql`${books.version} = ${version}` })
    .returning({ version: books.version });
  return written[0]?.version === version + 1;
}
