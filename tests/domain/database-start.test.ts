import { expect, it } from "vitest";
import { db } from "../support/database/database";

const isOwn = !process.env.TEST_POSTGRES_URL && !process.env.CITUS_URL;

it.runIf(isOwn && process.platform === "linux")(
  "after a crash the embedded PostgreSQL writes its files to disk by one call, not one by one",
  async () => {
    const [row] = await db`select current_setting('recovery_init_sync_method') as method`;
    expect(row?.method).toBe("syncfs");
  },
);
