import { defineConfig } from "vitest/config";

const FILE = "tests/support/app/vitest-file.ts";
const PROPERTIES = "tests/support/app/vitest-properties.ts";
const DATABASE = {
  globalSetup: ["tests/support/database/vitest-server.ts"],
  setupFiles: [FILE, PROPERTIES, "tests/support/database/vitest-database.ts"],
  testTimeout: 60_000,
  // Hooks set up a test's data, which takes as long as the machine needs.
  hookTimeout: 60_000,
};
const PLAIN = { setupFiles: [FILE, PROPERTIES], testTimeout: 60_000 };
/** Runs unmodified code in Node: transformed for Vite's module runner, reading an email takes three times as long. */
const READ = {
  ...PLAIN,
  experimental: { viteModuleRunner: false },
  execArgv: ["--import", "tsx"],
  env: { TSX_TSCONFIG_PATH: "tsconfig.node.json" },
};
const SCREEN = {
  environment: "happy-dom",
  setupFiles: ["tests/support/components/vitest-components.ts"],
  testTimeout: 60_000,
};
const RULES = "tests/rules/**/*.test.{ts,tsx}";
const READING = ["tests/rules/extraction/**/*.test.ts", "tests/golden/**/*.test.ts"];
const COMPONENTS = "tests/components/**/*.test.{ts,tsx}";
const STORED = ["tests/domain/**/*.test.{ts,tsx}", "tests/http/**/*.test.{ts,tsx}"];
const MIGRATIONS = "tests/architecture/migrations.test.ts";

/**
 * The files of a project run one after another in one process per core, which keeps its loaded modules and its
 * database. A file that replaces modules, changes tables or needs a fresh process is named `*.alone.test.ts` and gets
 * its own.
 */
const ALONE = "**/*.alone.test.{ts,tsx}";

/** `rules`, `reading`, `components` and `architecture` need no database. */
export default defineConfig({
  resolve: {
    alias: { "@": import.meta.dirname, "server-only": `${import.meta.dirname}/tools/empty.ts` },
  },
  test: {
    maxWorkers: 2,
    projects: [
      ...project("rules", { include: [RULES], exclude: READING, ...PLAIN }),
      ...project("reading", { include: READING, ...READ }),
      ...project("components", { include: [COMPONENTS], ...SCREEN }),
      ...project("database", { include: STORED, ...DATABASE }),
      {
        extends: true,
        test: {
          name: "architecture",
          include: ["tests/architecture/**/*.test.ts"],
          exclude: [MIGRATIONS],
          // These tests run whole programs (Biome, the compiler, knip) on generated projects.
          testTimeout: 240_000,
        },
      },
      { extends: true, test: { name: "architecture-migrations", include: [MIGRATIONS], ...DATABASE } },
      {
        extends: true,
        test: { ...DATABASE, name: "long", include: ["tests/long/**/*.test.ts"], testTimeout: 600_000 },
      },
    ],
  },
});

/** Returns two projects: one whose files share processes, and one for its files that run alone. */
function project(name: string, test: { include: string[]; exclude?: string[] }) {
  const { include, exclude = [] } = test;
  const alone = include.map((files) => files.replace(".test.", ".alone.test."));
  return [
    { extends: true as const, test: { ...test, name, exclude: [...exclude, ALONE], isolate: false } },
    { extends: true as const, test: { ...test, name: `${name}-alone`, include: alone } },
  ];
}
