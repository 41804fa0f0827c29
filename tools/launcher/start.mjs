// @ts-check
import { ensureBuild, servedByManyAt } from "./build.mjs";
import { TYPESCRIPT } from "./children.mjs";
import { serve } from "./serve.mjs";

/** `npm start`: the production build with its worker and database. */
export async function start() {
  await serve({
    nodeEnv: "production",
    prepare: ensureBuild,
    app: servedByManyAt,
    worker: [...TYPESCRIPT, "tools/worker.ts"],
  });
}
