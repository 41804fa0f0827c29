import { randomUUID } from "node:crypto";
import { pipeline } from "node:stream/promises";
import postgres, { type Sql } from "postgres";
import { largeCsv } from "../tests/support/csv/large-csv";
import { cloneDatabase } from "../tests/support/database/clone";
import { openTestServer } from "../tests/support/database/test-server";

/**
 * Measures importing a CSV file compared with COPY of the same rows into the same indexed table; the ratio is the
 * result. `npx tsx --tsconfig tsconfig.node.json bench/csv-import.ts [ROWS]`
 */
const ROWS = Number(process.argv[2] ?? 100_000);
const ROUNDS = 3;

const server = await openTestServer();
const clone = await cloneDatabase(server.url, server.template);
process.env.DATABASE_URL = clone.url;
process.env.LOG_LEVEL = "silent";
const { importCsv } = await import("@/lib/imports/import-csv");
const { csvMapping, suggestedMapping } = await import("@/lib/imports/csv-mapping.model");
const { openCsvFile } = await import("@/lib/imports/csv-file.model");
const { importOptions } = await import("@/lib/imports/csv-import.model");
const { contextFor } = await import("@/lib/platform/context/context");
const { closeDatabases } = await import("@/db/client");

const sql = postgres(clone.superuserUrl, { max: 2, onnotice: () => undefined });
try {
  const bytes = largeCsv(ROWS);
  const mapping = csvMapping.parse(suggestedMapping(openCsvFile(bytes).headers));
  const imports: number[] = [];
  const copies: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const agent = await newAgent(sql);
    const options = importOptions.parse({});
    const ctx = contextFor({ kind: "agent", id: agent, admin: false, timeZone: "UTC" });
    const upload = { fileName: "bench.csv", bytes, mapping, options };
    imports.push(
      await timed(async () => {
        const { imported } = await importCsv(ctx, upload);
        if (imported !== ROWS) throw new Error(`${imported} of ${ROWS} rows were imported.`);
      }),
    );
    const lines = await copyOf(sql, agent, await newAgent(sql));
    copies.push(
      await timed(async () => {
        await pipeline(lines, await sql`copy bookings from stdin`.writable());
      }),
    );
    console.log(`round ${round + 1}: import ${imports.at(-1)} ms, COPY ${copies.at(-1)} ms`);
  }
  const ratio = Math.min(...imports) / Math.min(...copies);
  console.log(
    `${ROWS} rows: import ${Math.min(...imports)} ms, COPY ${Math.min(...copies)} ms, ratio ${ratio.toFixed(2)} (at most 3)`,
  );
  process.exitCode = ratio <= 3 ? 0 : 1;
} finally {
  await closeDatabases();
  await sql.end();
  await clone.drop();
  await server.close();
}

/** Returns the imported rows in COPY's format, for another agent. */
async function copyOf(db: Sql, from: string, to: string): Promise<Buffer[]> {
  const columns = await db<{ name: string }[]>`
    select column_name as name from information_schema.columns where table_name = 'bookings' order by ordinal_position`;
  const selected = columns.map(({ name }) => (name === "user_id" ? `'${to}'::uuid` : name)).join(", ");
  const chunks: Buffer[] = [];
  const out = await db
    .unsafe(`copy (select ${selected} from bookings where user_id = '${from}' order by id) to stdout`)
    .readable();
  for await (const chunk of out) chunks.push(chunk);
  return chunks;
}

async function newAgent(db: Sql): Promise<string> {
  const id = randomUUID();
  await db`insert into users (id, email, created_at, updated_at) values (${id}, ${`${id}@bench.test`}, now(), now())`;
  return id;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round(performance.now() - start);
}
