// @ts-check
import { NEXT } from "./build/build.mjs";
import { installed } from "./paths.mjs";
import { serve } from "./serve.mjs";

const WATCHING = ["watch", "--clear-screen=false", "--tsconfig", "tsconfig.node.json"];

/** Runs `npm run dev`: like `npm start` with hot reload; the worker restarts when its sources change. */
export async function dev() {
  await serve({
    nodeEnv: "development",
    prepare: async () => undefined,
    app: (port) => [NEXT, "dev", "--port", String(port)],
    worker: () => [installed("tsx/dist/cli.mjs"), ...WATCHING, "tools/worker.ts"],
  });
}
