import { closeDatabases } from "@/db/client";
import { log } from "@/lib/base/log";
import { workUntil } from "@/lib/worker/work";

const ending = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => ending.abort());

log().info("worker started");
await workUntil(ending.signal);
await closeDatabases();
log().info("worker stopped");
// Whatever a file that was being read has left behind must not keep an ended worker.
process.exit();
