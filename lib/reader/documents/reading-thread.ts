import { enableCompileCache, registerHooks } from "node:module";
import { parentPort } from "node:worker_threads";
import type { Task } from "./reading-task.ts";

const ROOT = import.meta.url.replace(/lib\/reader\/.*$/, "");
const FILE = /\.(?:[cm]?[jt]s|json|node)$/;

/** Node runs TypeScript by itself, but wants whole file names: here it learns how this project writes its imports. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "server-only") return { url: "data:text/javascript,", shortCircuit: true };
    if (specifier.startsWith("@/")) return next(`${ROOT}${specifier.slice(2)}.ts`, context);
    const isOwn = specifier.startsWith(".") && context.parentURL?.endsWith(".ts") === true;
    return next(isOwn && !FILE.test(specifier) ? `${specifier}.ts` : specifier, context);
  },
});

/** What Node has made of the TypeScript once is there for the next thread. */
enableCompileCache();

/** The other end of `inThread`: does one task after the other, and is ended when one takes too long. */
const { perform, prepare } = await import("../perform-task");
parentPort?.on("message", async (task: Task) => {
  parentPort?.postMessage(await perform(task));
});
await prepare();
parentPort?.postMessage("ready");
