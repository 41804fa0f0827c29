import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { IMPORT_STATUSES } from "@/lib/imports/csv-import.model";
import { instant, oneOf } from "./columns";
import { owner } from "./owner";
import { tenantPolicies } from "./tenant";

/**
 * An import of a CSV file. While it is running only `processedCount` changes; the other counts are written together
 * with its bookings.
 */
export const csvImports = pgTable(
  "csv_imports",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    fileName: text("file_name").notNull(),
    status: text("status", { enum: IMPORT_STATUSES }).notNull(),
    processedCount: integer("processed_count").notNull().default(0),
    importedCount: integer("imported_count").notNull().default(0),
    skippedCount: integer("skipped_count").notNull().default(0),
    failedCount: integer("failed_count").notNull().default(0),
    supplierCount: integer("supplier_count").notNull().default(0),
    headers: jsonb("headers").$type<string[]>().notNull().default([]),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
    undoneAt: instant("undone_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("csv_imports_recent").on(t.userId, t.createdAt.desc().nullsFirst()),
    index("csv_imports_by_time").on(t.createdAt),
    check("csv_imports_status_known", oneOf("status", IMPORT_STATUSES)),
    check("csv_imports_undone", sql`(status = 'UNDONE') = (undone_at is not null)`),
    ...tenantPolicies("csv_imports"),
  ],
).enableRLS();

/** A row that an import refused: its cells as they are in the file, and why. */
export const csvImportFailures = pgTable(
  "csv_import_failures",
  {
    userId: uuid("user_id").notNull(),
    importId: uuid("import_id").notNull(),
    row: integer("row").notNull(),
    cells: jsonb("cells").$type<string[]>().notNull(),
    errors: jsonb("errors").$type<{ field: string; message: string }[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.importId, t.row] }),
    foreignKey({
      columns: [t.userId, t.importId],
      foreignColumns: [csvImports.userId, csvImports.id],
    }).onDelete("cascade"),
    ...tenantPolicies("csv_import_failures"),
  ],
).enableRLS();

/** What an agent last chose for files with these headers. */
export const csvMappings = pgTable(
  "csv_mappings",
  {
    userId: owner(),
    headersKey: text("headers_key").notNull(),
    mapping: jsonb("mapping").$type<Record<string, string>>().notNull(),
    options: jsonb("options").$type<Record<string, string>>().notNull().default({}),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.headersKey] }), ...tenantPolicies("csv_mappings")],
).enableRLS();
