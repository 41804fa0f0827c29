// @ts-check
import path from "node:path";
import { ensureBuild, servedByManyAt } from "./build/build.mjs";
import { serve } from "./serve.mjs";

/** Runs `npm start`: the production build with its worker and database. */
export async function start() {
  await serve({
    nodeEnv: "production",
    prepare: ensureBuild,
    app: servedByManyAt,
    worker: (programs) => [path.join(programs, "worker.mjs")],
  });
}
