import { closeDatabases } from "@/db/client";
import { isLostConnection } from "@/db/lost-connection";
import { log } from "@/lib/base/log";
import { workUntil } from "@/lib/worker/work";

const ending = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => ending.abort());
// postgres.js asks each new connection for its types, and a loss of the connection then is rejected where nobody can await it.
process.on("unhandledRejection", (reason) => {
  if (!isLostConnection(reason)) throw reason;
  log().warn({ err: reason }, "a new database connection was lost");
});

log().info("worker started");
await workUntil(ending.signal);
await closeDatabases();
log().info("worker stopped");
// Whatever a file that was being read has left behind must not keep an ended worker.
process.exit();
