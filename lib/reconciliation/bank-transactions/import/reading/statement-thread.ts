import { registerHooks } from "node:module";
import { parentPort } from "node:worker_threads";
import type { ReadForAccount } from "./read-for-account.ts";
import type { KeyedLine, StatementTask } from "./statement-task.model.ts";

const ROOT = import.meta.url.replace(/lib\/reconciliation\/bank-transactions\/.*$/, "");
const FILE = /\.(?:[cm]?[jt]s|json|node)$/;
const STRETCH = 500;

/**
 * Like lib/reader/documents/reading-thread.ts: Node runs the TypeScript, and these hooks resolve the project's imports.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "server-only") return { url: "data:text/javascript,", shortCircuit: true };
    if (specifier.startsWith("@/")) return next(`${ROOT}${specifier.slice(2)}.ts`, context);
    const isOwn = specifier.startsWith(".") && context.parentURL?.endsWith(".ts") === true;
    return next(isOwn && !FILE.test(specifier) ? `${specifier}.ts` : specifier, context);
  },
});

/**
 * The counterpart of `readStatementSandboxed`: answers a task, then each further message with the next block of lines.
 */
const { readForAccount } = await import("./read-for-account");
let read: ReadForAccount | undefined;
let told = 0;
parentPort?.on("message", (task: StatementTask | "more") => {
  if (task === "more") {
    parentPort?.postMessage(stretchOf(read, told));
    told += STRETCH;
  } else {
    read = readForAccount(task);
    parentPort?.postMessage(read.answer);
  }
});
parentPort?.postMessage("ready");

function stretchOf(of: ReadForAccount | undefined, from: number): KeyedLine[] {
  const lines = of?.lines.slice(from, from + STRETCH) ?? [];
  return lines.map(({ account: _, ...line }, index) => ({
    ...line,
    importKey: of?.keys[from + index] ?? "",
  }));
}
