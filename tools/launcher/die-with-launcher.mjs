// Loaded into the app and the worker (`node --import`): they end when the launcher is killed and can't stop them. It holds
// the other end of their standard input, which the system closes however it went; nobody wakes up to look.
const launcher = Number(process.env.TALLYPORT_LAUNCHER);

// A child that the service starts inherits both, but has the service for a parent.
if (process.ppid === launcher) {
  process.stdin.once("close", () => process.kill(process.pid, "SIGTERM")).resume();
  /** @type {import("node:net").Socket} */ (process.stdin).unref?.();
}
