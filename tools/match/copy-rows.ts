import { copyLine } from "../../db/copy";
import type { Pool } from "../../db/pool";

export type Cell = string | number | null;
/** Runs `copy ... from stdin` with rows as they arrive. */
export type Copy = (table: string, columns: string, rows: AsyncIterable<readonly Cell[]>) => Promise<void>;

const CHUNK = 10_000;

export function copyOf(pool: Pool): Copy {
  return async (table, columns, rows) => {
    let [lines, count] = ["", 0];
    const flush = async () => {
      if (count > 0)
        await pool.lend((connection) => connection.copy(`copy ${table} (${columns}) from stdin`, lines));
      [lines, count] = ["", 0];
    };
    for await (const row of rows) {
      lines += copyLine(row);
      count += 1;
      if (count === CHUNK) await flush();
    }
    await flush();
  };
}
