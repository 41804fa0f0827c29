import { defineConfig } from "vitest/config";

const database = {
  globalSetup: ["tests/support/database/vitest-server.ts"],
  setupFiles: ["tests/support/database/vitest-database.ts"],
};
const READING = ["tests/rules/extraction/**/*.test.ts", "tests/golden/**/*.test.ts"];
const MIGRATIONS = "tests/architecture/migrations.test.ts";

/** `rules`, `reading`, `components` and `architecture` need no database; every file of the others gets one of its own. */
export default defineConfig({
  resolve: {
    alias: { "@": import.meta.dirname, "server-only": `${import.meta.dirname}/tools/empty.ts` },
  },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: ["tests/rules/**/*.test.{ts,tsx}"],
          exclude: READING,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "reading",
          include: READING,
          // What reads mails keeps nothing between two mails, and is slow the first time: one process reads for all files.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          include: ["tests/components/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          setupFiles: ["tests/support/components/vitest-components.ts"],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "architecture",
          include: ["tests/architecture/**/*.test.ts"],
          exclude: [MIGRATIONS],
          // They run whole programs (Biome, the compiler, knip) over planted projects.
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["tests/domain/**/*.test.{ts,tsx}", "tests/http/**/*.test.{ts,tsx}", MIGRATIONS],
          testTimeout: 60_000,
          // What a test needs is filled in before it, and takes as long as the machine lets it.
          hookTimeout: 60_000,
          ...database,
        },
      },
      {
        extends: true,
        test: { name: "long", include: ["tests/long/**/*.test.ts"], testTimeout: 600_000, ...database },
      },
    ],
  },
});
