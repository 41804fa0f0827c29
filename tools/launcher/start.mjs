// @ts-check
import { BUILT_WORKER, ensureBuild, servedByManyAt } from "./build.mjs";
import { serve } from "./serve.mjs";

/** `npm start`: the production build with its worker and database. */
export async function start() {
  await serve({
    nodeEnv: "production",
    prepare: ensureBuild,
    app: servedByManyAt,
    worker: BUILT_WORKER,
  });
}
