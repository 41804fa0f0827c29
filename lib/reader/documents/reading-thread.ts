import { enableCompileCache, registerHooks } from "node:module";
import { parentPort } from "node:worker_threads";
import type { Task } from "./reading-task.ts";

const ROOT = import.meta.url.replace(/lib\/reader\/.*$/, "");
const FILE = /\.(?:[cm]?[jt]s|json|node)$/;

/** Node runs TypeScript but needs complete file names: these hooks resolve this project's imports. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "server-only") return { url: "data:text/javascript,", shortCircuit: true };
    if (specifier.startsWith("@/")) return next(`${ROOT}${specifier.slice(2)}.ts`, context);
    const isOwn = specifier.startsWith(".") && context.parentURL?.endsWith(".ts") === true;
    return next(isOwn && !FILE.test(specifier) ? `${specifier}.ts` : specifier, context);
  },
});

/** Caches the compiled TypeScript for the next thread. */
enableCompileCache();

/** The thread side of `runInThread`: runs one task after another, and is ended when one takes too long. */
const { perform, prepare } = await import("../perform-task");
parentPort?.on("message", async (task: Task) => {
  parentPort?.postMessage(await perform(task));
});
await prepare();
parentPort?.postMessage("ready");
