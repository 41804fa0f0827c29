import { closeDatabases } from "@/db/client";
import { sendConsoleToLog } from "@/lib/delivery/console-log";
import { log, traceOf } from "@/lib/platform/base/log";
import { flushTelemetry } from "@/lib/platform/base/telemetry/exporter";
import { workUntil } from "@/lib/worker/work";

const ending = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => ending.abort());
for (const event of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(event, (error: unknown) => {
    log().fatal(traceOf(error), "worker broken");
    process.exit(1);
  });
}
sendConsoleToLog();

log().info("worker started");
await workUntil(ending.signal);
await closeDatabases();
await flushTelemetry();
log().info("worker stopped");
// Work left over from a file that was being read must not keep the process alive.
process.exit();
